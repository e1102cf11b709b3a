"""A description of the requests for programs (OpenAPI), made from the table of endpoints."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Any, Final

import msgspec

from galaktyka import __version__
from galaktyka.server.api import JSON, Endpoint
from galaktyka.server.messages import Failure

ALWAYS: Final = (400, 403, 413, 429, 503)  # what every endpoint may answer


def describe(endpoints: Sequence[Endpoint]) -> dict[str, Any]:
    """The description of all endpoints."""
    kinds = [kind for endpoint in endpoints for kind in (endpoint.body, endpoint.answer) if kind is not None]
    schemas, components = msgspec.json.schema_components([*kinds, Failure], ref_template="#/components/schemas/{name}")
    shapes = dict(zip(map(repr, [*kinds, Failure]), schemas, strict=True))
    paths: dict[str, dict[str, Any]] = {}
    for endpoint in endpoints:
        paths.setdefault(endpoint.path, {})[endpoint.method.lower()] = _operation(endpoint, shapes)
    info = {"title": "Galaktyka", "version": __version__}
    return {"openapi": "3.1.0", "info": info, "paths": paths, "components": {"schemas": components}}


def _operation(endpoint: Endpoint, shapes: dict[str, Any]) -> dict[str, Any]:
    operation: dict[str, Any] = {"summary": endpoint.about, "parameters": _parameters(endpoint)}
    if endpoint.body is not None:
        operation["requestBody"] = {"required": True, "content": {JSON: {"schema": shapes[repr(endpoint.body)]}}}
    answer = {"description": "done"}
    if endpoint.answer is not None:
        answer |= {"content": {JSON: {"schema": shapes[repr(endpoint.answer)]}}}  # type: ignore[dict-item]
    refusal = {"description": "refused", "content": {JSON: {"schema": shapes[repr(Failure)]}}}
    operation["responses"] = {str(endpoint.status): answer}
    operation["responses"] |= {str(status): refusal for status in (*ALWAYS, *endpoint.refusals)}
    return operation


def _parameters(endpoint: Endpoint) -> list[dict[str, Any]]:
    in_path = [
        {"name": name, "in": "path", "required": True, "schema": {"type": "string"}}
        for name in re.findall(r"{(\w+)}", endpoint.path)
    ]
    in_query = [{"name": name, "in": "query", "schema": schema} for name, schema in endpoint.query.items()]
    return in_path + in_query
