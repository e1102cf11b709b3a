import type { GlyphDrawing } from '../../icons/glyph';
import type { Glyph } from '../../icons/glyphs';
import { box, circle } from '../../icons/path';

/** A figure on a 48 grid; `glyph` is one of the 24 grid, at double size, behind the rest. */
export interface Figure extends GlyphDrawing {
  readonly glyph?: Glyph;
}

/** One figure for each development, from its name; no figure serves two names (look 12). */
export const FIGURES: Readonly<Record<string, Figure>> = {
  public_works: { line: 'M11 42V12h24M11 12l8-6M35 12v9M30 21h10v8H30zM6 42h26M11 22l10-10M11 32h6' },
  colony_ship: {
    line:
      'M24 4c8 6 9 14 8 23l-4 6h-8l-4-6c-1-9 0-17 8-23zM17 24h14M18 37l-3 7M30 37l3 7M24 36v9' + circle(24, 16, 3.4),
  },
  expedition_force: { line: 'M4 41L18 19l8 12 6-8 12 18zM18 19V6M18 6l9 3.5-9 3.5' },
  mining_robots: {
    line: 'M12 18h18v14H12zM16 32v9M26 32v9M21 18v-6M30 24l9-9M33 9c6 0 10 4 10 10',
    solid: circle(17, 25, 2) + circle(25, 25, 2) + circle(21, 10.5, 2),
  },
  replicant_robots: {
    line: 'M6 18h15v13H6zM27 18h15v13H27zM13.5 18v-7M34.5 18v-7M9 31v9M18 31v9M30 31v9M39 31v9M21 25h6',
    solid: circle(10.5, 24, 2) + circle(16.5, 24, 2) + circle(31.5, 24, 2) + circle(37.5, 24, 2),
  },
  terraforming_robots: {
    line: 'M3 42c9-13 33-13 42 0M17 10h14v11H17zM24 10V5M20 21l-5 9M28 21l5 9M13 36c5 4 9-2 14 1s7 2 9-1',
    solid: circle(21.5, 15.5, 2) + circle(26.5, 15.5, 2),
  },
  export_duties: { line: 'M6 18h21v21H6zM6 25h21M16.5 18v7M30 28h13M38 22.5l5.5 5.5L38 33.5M11 12V7h11v5' },
  new_military_tactics: { line: 'M7 7h34v34H7zM13 35c1-12 8-17 20-18M28 12l6 5-5 6M13 13l6 6M19 13l-6 6M32 33h4' },
  space_marines: { line: 'M9 29c0-13 6-19 15-19s15 6 15 19v6H9zM12 27h24M16 35v6h16v-6M24 10V4M18 21h12' },
  contact_specialist: {
    line:
      circle(13, 18, 5) +
      'M5 40c0-9 3-13 8-13s8 4 8 13zM35 11l7 11.5H28zM27 40c0-9 3-13 8-13s8 4 8 13zM18 8c4-3 8-3 12 0',
  },
  diversified_economy: {
    line:
      'M24 12v24M12 24h24' +
      circle(12, 12, 6) +
      'M12 30c6 4 6 8 0 12-6-4-6-8 0-12zM36 30l7 12H29z' +
      box(30, 6, 12, 12, 2),
    solid: circle(24, 24, 3),
  },
  consumer_markets: {
    line: 'M6 19l4-10h28l4 10zM6 19c0 5 9 5 9 0 0 5 9 5 9 0 0 5 9 5 9 0 0 5 9 5 9 0M10 23v18h28V23M18 41V30h12v11',
  },
  mining_conglomerate: {
    line: 'M5 41l6-20 6 20M17 41l7-31 7 31M31 41l6-20 6 20M3 41h42M20 30h8M8 33h6M34 33h6M24 10V5',
  },
  research_labs: {
    line: 'M19 5h10M21 5v13L10 38a3 3 0 0 0 3 4.5h22a3 3 0 0 0 3-4.5L27 18V5M14 31h20',
    solid: circle(20, 37, 2) + circle(28, 35.5, 2) + circle(24, 26, 2),
  },
  deficit_spending: {
    line:
      'M14 17c-7 7-9 20 8 20s15-13 8-20zM15 9l7 4 7-4-3 8h-8z' +
      circle(38, 31, 4.5) +
      circle(41, 42, 2.6) +
      'M36 14v8M32.5 18.5l3.5 3.5 3.5-3.5',
  },
  investment_credits: { line: 'M7 41V31h8v10M20 41V25h8v16M33 41V18h8v23M5 41h38M8 21l12-8 7 4L40 6M33 6h7v7' },
  interstellar_bank: {
    line: 'M5 19L24 8l19 11zM10 19v17M19 19v17M29 19v17M38 19v17M5 41h38M8 36h32',
    solid: circle(24, 14.5, 2.2),
  },
  drop_ships: {
    line: 'M24 6c7 5 9 11 9 18l-5 7h-8l-5-7c0-7 2-13 9-18zM15 35l-4 8M33 35l4 8M24 36v8M8 6v9M40 6v9M8 21v3M40 21v3M18 20h12',
  },
  genetics_lab: {
    line: 'M15 4c0 13 18 11 18 20M33 4c0 13-18 11-18 20s6 9 9 9 9 0 9-9M18 9h12M18 18h12M9 34h30v4c0 3-2 5-5 5H14c-3 0-5-2-5-5z',
  },
  space_mercenaries: { line: 'M9 8l24 26M39 8L15 34M6 33l9 9M42 33l-9 9M11 39l-4 4M37 39l4 4' + circle(24, 11, 4) },
  improved_logistics: {
    line: 'M6 25h15v15H6zM14 9h15v16H14zM27 33h15M37 28l5 5-5 5M34 17h9M39 13l4 4-4 4M13.5 25v6M21.5 9v6',
  },
  imperium_troops: {
    line:
      'M7 43V6M7 7h15l-4 5 4 5H7M19 43c0-8 2-12 6-12s6 4 6 12M33 43c0-8 2-12 6-12s6 4 6 12' +
      circle(25, 25.5, 4) +
      circle(39, 25.5, 4),
  },
  mercenary_fleet: { line: 'M4 14l15-5-4.5 5 4.5 5zM19 25l21-7-6 7 6 7zM6 37l15-5-4.5 5 4.5 5z' + circle(36, 9, 3.5) },
  rebel_pact: {
    line: 'M33 8A18 18 0 1 0 41 18M44 5L27 22M27 22l1-8M27 22l8-1M12 28l6-4 6 4 6-4',
    solid: circle(18, 32, 2) + circle(30, 32, 2),
  },
  imperium_cloaking_technology: { line: 'M4 25h9M35 25h9M24 31v11', dashed: 'M24 5l15 33-15-7-15 7z' },
  r_and_d_crash_program: { solid: 'M27 10l-10 15h7l-3 13 11-17h-7z', glyph: 'production' },
  galactic_advertisers: { line: 'M7 19v11l7 1 20 9V10L14 18zM14 31l3 10h6l-3-9M39 18c4 4 4 10 0 14M14 18v13' },
  galactic_salon: {
    line: 'M14 6c-3 13 0 22 10 28 10-6 13-15 10-28M15 13h18M20 13v15M24 13v18M28 13v15M24 34v8M16 42h16',
  },
  pan_galactic_league: { line: circle(17, 19, 11) + circle(31, 19, 11) + circle(24, 31, 11) },
  mining_league: { line: 'M9 42l22-26M22 7c9-3 17 3 18 12M39 42L19 18M8 17L18 7l7 7-10 10z' },
  free_trade_association: {
    line: 'M6 42V20C6 9 42 9 42 20v22M6 42h9M33 42h9M15 42V24c0-6 18-6 18 0v18M24 19V6M19 10l5-5 5 5',
    solid: circle(24, 33, 3),
  },
  alien_tech_institute: {
    line: 'M24 5l17 28H7zM7 42h34M12 33v9M20 33v9M28 33v9M36 33v9' + circle(24, 23, 5),
    solid: circle(24, 23, 2),
  },
  galactic_survey_seti: {
    line: 'M9 10c0 16 12 28 28 28zM23 24l9-9M18 37l-5 7h16l-3-6M37 6c3 2 5 4 6 7',
    solid: circle(33.5, 13.5, 3),
  },
  galactic_federation: { line: 'M7 34a17 17 0 0 1 34 0zM3 41h42M24 17V5M24 5l8 3-8 3M15 34v-9M24 34V23M33 34v-9' },
  new_galactic_order: { line: 'M24 4l5 12 13 1-10 8.5 3 13L24 31l-11 7.5 3-13L6 17l13-1zM8 44h32' },
  merchant_guild: {
    line: 'M5 32h38c-2 7-8 10-19 10S7 39 5 32zM24 32V5M24 7c9 4 13 10 13 19H24M24 12c-7 3-11 8-11 14h11',
  },
  new_economy: { line: 'M24 25c0-4 6-4 6 1s-7 9-13 5-4-16 4-18 17 2 18 11-7 17-17 18M33 6l6 1-1 6' },
  galactic_renaissance: {
    line: circle(24, 24, 19) + 'M10 10h28v28H10zM24 16v13M12 20l12 2 12-2M24 29l-8 13M24 29l8 13' + circle(24, 12, 3.5),
  },
  galactic_imperium: { line: 'M24 2v3M10 5l2 3M38 5l-2 3', glyph: 'crown' },
  trade_league: {
    line: 'M13 17h9a7 7 0 0 1 0 14h-9a7 7 0 0 1 0-14zM26 17h9a7 7 0 0 1 0 14h-9a7 7 0 0 1-5-12M24 8v4M24 36v4',
  },
  terraforming_guild: { line: 'M24 3v6M18 6l6-3 6 3', glyph: 'terraforming' },
  imperium_seat: {
    line: 'M14 5h20v24H14zM9 23h5v19M39 23h-5v19M14 29v13M34 29v13M14 35h20M24 11l2 4.5 5 .5-3.5 3.5 1 5-4.5-2.5-4.5 2.5 1-5L17 16l5-.5z',
  },
  imperium_lords: { line: 'M8 40h32M10 34L6 12l10 9 8-14 8 14 10-9-4 22zM24 24v6M21 27h6' },
  rebel_alliance: {
    line: 'M14 8A19 19 0 0 0 8 34M40 34A19 19 0 0 0 34 8M16 42a19 19 0 0 0 16 0M24 3v15M24 18l-4-6M24 18l4-6M5 41l13-11M18 30l-7 1M18 30l-2 7M43 41L30 30M30 30l2 7M30 30l7 1',
  },
  uplift_code: {
    line: 'M17 4c0 13 14 13 14 20S17 31 17 44M31 4c0 13-14 13-14 20s14 7 14 20M19 9h10M19 19h10M19 29h10M19 39h10M10 8H5v32h5M38 8h5v32h-5',
  },
  galactic_exchange: {
    line:
      circle(11, 24, 5) +
      'M24 6l5 5-5 5-5-5zM24 32c4 3 4 7 0 11-4-4-4-8 0-11zM38 18l6 11H32zM15 14l3-3M30 11l5 4M33 34l-4 3M18 37l-4-5',
  },
  galactic_bankers: {
    line: circle(24, 23, 10) + 'M24 13v5M24 28v5M14 23h5M29 23h5M10 39v4M38 39v4' + box(6, 7, 36, 32, 4),
    solid: circle(24, 23, 3),
  },
  prospecting_guild: {
    line: 'M5 30c3 9 35 9 38 0zM5 30h38M11 30L31 10M24 5c7 0 12 5 13 12',
    solid: circle(18, 33.5, 2) + circle(25, 34.5, 2) + circle(32, 33.5, 2),
  },
  pan_galactic_research: {
    line: circle(24, 24, 5) + 'M24 5c8 9 8 29 0 38-8-9-8-29 0-38zM5 24c9-8 29-8 38 0-9 8-29 8-38 0z',
  },
  galactic_genome_project: {
    line: 'M12 4c0 13 12 11 12 20M24 4c0 13-12 11-12 20s12 7 12 20M24 24c0 9-12 7-12 20M15 9h6M15 19h6M15 29h6M15 39h6M30 10h13M30 18h9M30 26h13M30 34h7',
  },
};
