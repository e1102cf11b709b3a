"""The table in the browser: HTTP, WebSocket, tables, identities and storage (docs/protocol.md)."""
