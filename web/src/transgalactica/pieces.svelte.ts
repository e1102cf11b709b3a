/** All pieces and boards, and their words in the current language, loaded once per language. */
import { fetchOnce } from '../app/fetch';
import boxAddress from '../generated/transgalactica/pieces.json?url';
import wordsCs from '../generated/transgalactica/words.cs.json?url';
import wordsEn from '../generated/transgalactica/words.en.json?url';
import wordsPl from '../generated/transgalactica/words.pl.json?url';
import type { Language } from '../locale/languages';
import { inARow, lowered } from '../locale/sentences';
import type { Amounts, Area, Box, GalaxyPlan, Piece, PieceOf, Sort, Track } from './pieces';
import { word } from './words.svelte';

const WORDS: Record<Language, string> = { en: wordsEn, pl: wordsPl, cs: wordsCs };
/** Pieces that have no name of their own go by what they do. */
const NAMELESS: ReadonlySet<Sort> = new Set(['token', 'mining', 'wealth', 'fleet', 'pirate']);
const NO_MAP: GalaxyPlan = { spaces: [], edges: [] };

let box: Box | null = $state.raw(null);
let words: Record<string, string[]> = $state.raw({});

const pieces: readonly Piece[] = $derived.by(() => box?.pieces ?? []);
const byId: Map<string, Piece> = $derived(new Map(pieces.map((piece) => [piece.id, piece])));

export const theBox = (): Box | null => box;
export const allPieces = (): readonly Piece[] => pieces;
export const mapFor = (players: number): GalaxyPlan => box?.maps[players] ?? NO_MAP;
/** The full price of a step on a track. */
export const priceOf = (track: Track): Amounts =>
  (track === 'trade' ? box?.panel.trade_track.full_cost : box?.tracks[track].cost) ?? {};
export const linesOf = (id: string): readonly string[] => (words[id] ?? []).slice(1);
/** All that a piece does in a row of sentences. */
export const textOf = (id: string): string => inARow(linesOf(id));
/** What the main and the secondary action of an area do. */
export const areaLines = (area: Area): readonly string[] => words[`area-${area}`] ?? [];
/** What a space of a track or of the control panel gives, such as `military-3` or `outpost-2`. */
export const spaceLine = (space: string): string => words[space]?.[0] ?? '';
export const titleOf = (id: string): string => words[id]?.[0] ?? id;

/** The piece of a sort with this id. */
export function pieceOf<S extends Sort>(sort: S, id: string): PieceOf<S> | undefined {
  const piece = byId.get(id);
  return piece?.sort === sort ? (piece as PieceOf<S>) : undefined;
}

/** What a piece is called in a sentence. */
export function nameOf(id: string): string {
  const piece = byId.get(id);
  if (!piece) return id === '' ? word('home') : id;
  return NAMELESS.has(piece.sort) ? lowered(linesOf(id)[0] ?? titleOf(id)) : titleOf(id);
}

/** Brings pieces and words in `language` to every reader of this module. */
export async function loadPieces(language: Language): Promise<void> {
  [box, words] = await Promise.all([fetchOnce<Box>(boxAddress), fetchOnce<Record<string, string[]>>(WORDS[language])]);
}
