import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from 'playwright-core';

const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

interface Violation {
  id: string;
  nodes: { html: string; failureSummary?: string }[];
}

/** What axe finds on the page as it is. */
export async function violations(page: Page): Promise<string[]> {
  await atRest(page);
  // evaluated by the driver, so that the page keeps its strict policy
  await page.evaluate(AXE);
  const found = await page.evaluate(async () => {
    const axe = (window as unknown as { axe: { run: () => Promise<{ violations: Violation[] }> } }).axe;
    return (await axe.run()).violations;
  });
  const shown = ({ html, failureSummary }: Violation['nodes'][number]) =>
    `${html.slice(0, 200)} ${failureSummary ?? ''}`;
  return found.map(({ id, nodes }) => `${id}: ${nodes.slice(0, 3).map(shown).join('\n')}`);
}

/** Wait until nothing on the page fades or moves in any more: half faded text has half the contrast. */
async function atRest(page: Page): Promise<void> {
  await page.waitForFunction(() =>
    document.getAnimations().every(({ effect, playState }) => {
      const forever = effect?.getComputedTiming().endTime === Infinity;
      return forever || playState !== 'running';
    }),
  );
}
