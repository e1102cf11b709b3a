import { afterEach, describe, expect, test, vi } from 'vitest';
import type { Analysis } from '../protocol/types';
import { GameAnalysis, lossWords, mistakesFor } from './analysis.svelte';
import { ceilingOf, LABEL, lineOf, quartersOf, ROOM, roundTicks, rowsOf, spread, xOf, yOf } from './curve';
import { linesOf } from './news';

const FRAME = { width: 400, height: 200 };

describe('the news of an analysis', () => {
  test('come line by line, however the bytes are cut', async () => {
    const bytes = new TextEncoder().encode('{"done":1}\n{"done":2}\n{"ž":3}');
    for (const cut of [1, 7, 11, 25, 40]) {
      const body = new ReadableStream<Uint8Array>({
        start(controller) {
          for (let at = 0; at < bytes.length; at += cut) controller.enqueue(bytes.slice(at, at + cut));
          controller.close();
        },
      });
      const lines: string[] = [];
      for await (const line of linesOf(body)) lines.push(line);
      expect(lines).toEqual(['{"done":1}', '{"done":2}', '{"ž":3}']);
    }
  });
});

describe('an analysis that waits for its turn', () => {
  afterEach(() => vi.unstubAllGlobals());

  test('says how many games come first, then how far it is', async () => {
    const { readable, writable } = new TransformStream<Uint8Array, Uint8Array>();
    const [server, encoder] = [writable.getWriter(), new TextEncoder()];
    vi.stubGlobal('fetch', () => Promise.resolve(new Response(readable)));
    const tell = (news: object): void => void server.write(encoder.encode(`${JSON.stringify(news)}\n`));
    const analysis = new GameAnalysis('abc');
    const over = analysis.start();
    tell({ done: 0, total: 1000, ahead: 2 });
    await vi.waitFor(() => expect(analysis.ahead).toBe(2));
    tell({ done: 500, total: 1000, ahead: 0 });
    await vi.waitFor(() => expect([analysis.stage, analysis.share, analysis.ahead]).toEqual(['working', 0.5, 0]));
    await server.close();
    await over;
    expect(analysis.stage).toBe('failed');
  });
});

describe('the curve', () => {
  const rows = [
    [0.5, 0.5],
    [0.7, 0.2],
    [0.6, 0.3],
  ];

  test('leaves the result out, and has room for the highest chance', () => {
    expect(rowsOf([...rows, [1, 0]])).toEqual(rows);
    expect(ceilingOf(rows)).toBe(0.75);
    expect(ceilingOf([[0.75]])).toBe(0.75);
    expect(ceilingOf([[0.1]])).toBe(0.5);
    expect(ceilingOf([[1]])).toBe(1);
    expect(quartersOf(rows)).toEqual([0, 0.25, 0.5, 0.75]);
  });

  test('goes from edge to edge, and higher is better', () => {
    expect(xOf(0, 2, FRAME)).toBe(ROOM.left);
    expect(xOf(2, 2, FRAME)).toBe(FRAME.width - ROOM.right);
    expect(yOf(0.75, 0.75, FRAME)).toBe(ROOM.top);
    expect(yOf(0, 0.75, FRAME)).toBe(FRAME.height - ROOM.bottom);
    expect(lineOf(rows, 0, FRAME)).toMatch(/^M44\.0 \d+\.\dL185\.0 \d+\.\dL326\.0 \d+\.\d$/);
    expect(lineOf(rows, 0, FRAME)).not.toBe(lineOf(rows, 1, FRAME));
  });

  test('ticks where rounds begin, not before the first, and never too densely', () => {
    expect(roundTicks([0, 0, 1, 1, 2], FRAME)).toEqual([
      { x: xOf(2, 4, FRAME), label: '1' },
      { x: xOf(4, 4, FRAME), label: '2' },
    ]);
    const ticks = roundTicks(
      Array.from({ length: 40 }, (_, i) => i + 1),
      FRAME,
    );
    expect(ticks[0]).toEqual({ x: ROOM.left, label: '1' });
    for (const [i, { x }] of ticks.slice(1).entries()) expect(x - (ticks[i]?.x ?? 0)).toBeGreaterThanOrEqual(LABEL);
  });

  test('labels keep their order and their distance, and stay inside', () => {
    expect(spread([50, 100], 0, 200, 26)).toEqual([50, 100]);
    expect(spread([100, 100, 101], 0, 200, 26)).toEqual([100, 126, 152]);
    const low = spread([199, 198, 197], 0, 200, 26);
    expect(low).toEqual([200, 174, 148]);
  });
});

describe('the mistakes', () => {
  const mistake = (seat: number, step: number, best = 0.6, chance = 0.5) =>
    ({ seat, step, best, chance }) as Analysis['mistakes'][number];
  const analysis: Analysis = { rounds: [], chances: [], mistakes: [mistake(0, 4), mistake(1, 9), mistake(0, 2)] };

  test('are those of the seat that looks, or everybody’s', () => {
    expect(mistakesFor(analysis, 0).map(({ step }) => step)).toEqual([4, 2]);
    expect(mistakesFor(analysis, 2).map(({ step }) => step)).toEqual([4, 9, 2]);
    expect(mistakesFor(analysis, null).length).toBe(3);
    expect(mistakesFor(null, 0)).toEqual([]);
  });

  test('cost what the chances that are told differ by, the costliest first', () => {
    const found = [mistake(0, 1, 0.984, 0.937), mistake(0, 2, 0.496, 0.45)];
    const told = mistakesFor({ ...analysis, mistakes: found }, 0);
    expect(told.map((one) => [one.step, lossWords(one)])).toEqual([
      [2, '−5\u00a0%'],
      [1, '−4\u00a0%'],
    ]);
  });
});
