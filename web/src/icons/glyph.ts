/**
 * A glyph on a 24 grid, drawn in the current colour with round ends (look 4). Parts by how they are painted:
 * `line` is stroked 1.9 wide, `bold` 2.6, `dashed` 1.9 in dashes; `solid` is filled.
 */
export interface GlyphDrawing {
  readonly line?: string;
  readonly solid?: string;
  readonly bold?: string;
  readonly dashed?: string;
}

/** Checks every drawing of a table while keeping the table's own keys as its type. */
export const glyphs = <Name extends string>(table: Record<Name, GlyphDrawing>): Record<Name, GlyphDrawing> => table;
