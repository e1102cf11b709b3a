"""Transgalactica."""
