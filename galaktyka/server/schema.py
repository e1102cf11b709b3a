"""The tables of the database, the same on SQLite and PostgreSQL."""

from __future__ import annotations

from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    Double,
    ForeignKey,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    Table,
    Text,
    UniqueConstraint,
)

metadata = MetaData()
ADDED = {"tables": ("origin", "origin_step")}  # columns that older databases lack; they may be empty
Number = BigInteger().with_variant(Integer, "sqlite")  # SQLite numbers rows by itself only in an INTEGER

secrets = Table("secrets", metadata, Column("name", Text, primary_key=True), Column("value", Text, nullable=False))

identities = Table(
    "identities",
    metadata,
    Column("id", Text, primary_key=True),
    Column("name", Text, nullable=False),
    Column("recovery", Text, unique=True),  # SHA-256 of the secret in the personal link
    Column("created", Double, nullable=False),
)

tables = Table(
    "tables",
    metadata,
    Column("id", Text, primary_key=True),
    Column("game", Text, nullable=False),
    Column("title", Text, nullable=False),
    Column("options", Text, nullable=False),
    Column("public", Boolean, nullable=False),
    Column("undo", Boolean, nullable=False),
    Column("hints", Boolean, nullable=False),
    Column("stage", Text, nullable=False),
    Column("host", Text),
    Column("seats", Text, nullable=False),
    Column("seed", Text, nullable=False),
    Column("rules_version", Integer, nullable=False),
    Column("layout", Text, nullable=False),
    Column("record", LargeBinary),
    Column("version", Integer, nullable=False),
    Column("asked", Text, nullable=False),
    Column("takebacks", Text, nullable=False),
    Column("rematch", Text),
    Column("origin", Text),
    Column("origin_step", Integer),
    Column("created", Double, nullable=False),
    Column("changed", Double, nullable=False),
    Index("tables_in_lobby", "stage", "public", "changed"),
)

members = Table(
    "members",
    metadata,
    Column("identity", Text, primary_key=True),
    Column("table_id", Text, ForeignKey("tables.id"), primary_key=True),
)

events = Table(
    "events",
    metadata,
    Column("id", Number, primary_key=True, autoincrement=True),
    Column("table_id", Text, ForeignKey("tables.id"), nullable=False),
    Column("version", Integer, nullable=False),
    Column("kind", Text, nullable=False),
    Column("seat", Integer),
    Column("move_id", Text),
    Column("action", Integer),
    Column("undone", Boolean, nullable=False, default=False),
    Column("told", Text, nullable=False),
    Column("at", Double, nullable=False),
    UniqueConstraint("table_id", "version"),
    UniqueConstraint("table_id", "seat", "move_id"),
)
