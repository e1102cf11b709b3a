/** What does not fit on a page, and messages that stand there instead of their words. */
import type { Page } from 'playwright-core';

/** What may be cut: what people write themselves, and names on short chips, whose full card is one tap away. */
const MAY_BE_CUT = '.name, .who b, .who span, .sets, input, code, .short .title, .waiting.short, .middle b, .moment p';

/** Things that are cut off, leave the window, or lie over each other; empty when everything fits. */
export function misfits(page: Page): Promise<string[]> {
  return page.evaluate((mayBeCut) => {
    const found: string[] = [];
    const named = (element: Element): string => {
      const words = (element.textContent ?? '').replace(/\s+/g, ' ').trim().slice(0, 40);
      return `${element.tagName.toLowerCase()}.${element.getAttribute('class') ?? ''} "${words}"`;
    };
    const hidden = (element: Element): boolean =>
      element.closest('.visually-hidden, [role="log"], option') !== null || !element.checkVisibility();
    const scrolls = (element: Element, axis: 'X' | 'Y'): boolean => {
      for (let at: Element | null = element; at; at = at.parentElement)
        if (['auto', 'scroll'].includes(getComputedStyle(at)[`overflow${axis}`])) return true;
      return false;
    };
    const speaks = (element: Element): boolean =>
      [...element.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim());

    /** Whether words stand outside of the answer or the seat that they belong to. */
    const escapes = (element: Element): boolean => {
      const box = element.closest('.question button, .room li')?.getBoundingClientRect();
      if (!box) return false;
      const words = document.createRange();
      return [...element.childNodes].some((node) => {
        if (node.nodeType !== Node.TEXT_NODE) return false;
        words.selectNode(node);
        const { right, bottom } = words.getBoundingClientRect();
        return right > box.right + 1 || bottom > box.bottom + 1;
      });
    };

    const scope = document.querySelector('dialog[open]') ?? document.body;
    for (const element of scope.querySelectorAll<HTMLElement>('*')) {
      if (hidden(element)) continue;
      const box = element.getBoundingClientRect();
      if (box.width < 2 || box.height < 2) continue; // for those who hear the page
      if ((box.right > innerWidth + 1 || box.left < -1) && !scrolls(element, 'X') && !element.closest('svg, .card'))
        found.push(`leaves the window: ${named(element)}`);
      if (!speaks(element)) continue;
      if (escapes(element) && getComputedStyle(element).overflowX === 'visible')
        found.push(`runs out of its box: ${named(element)}`);
      if (element.matches(mayBeCut)) continue;
      const style = getComputedStyle(element);
      if (style.overflowX !== 'visible' && element.scrollWidth > element.clientWidth + 1)
        found.push(`is cut: ${named(element)}`);
      if (style.overflowY === 'hidden' && element.scrollHeight > element.clientHeight + 3)
        found.push(`is cut below: ${named(element)}`);
    }

    const crossed = (a: DOMRect, b: DOMRect): boolean =>
      Math.min(a.right, b.right) - Math.max(a.left, b.left) > 2 &&
      Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 2;
    /** Each pair of elements that are not one inside the other; cards of a row may overlap. */
    const apart = (elements: Element[]): void => {
      for (const [i, one] of elements.entries())
        for (const other of elements.slice(i + 1)) {
          const related = one.contains(other) || other.contains(one);
          const list = one.closest('ul');
          if (related || (list !== null && list === other.closest('ul'))) continue;
          if (crossed(one.getBoundingClientRect(), other.getBoundingClientRect()))
            found.push(`lie over each other: ${named(one)} × ${named(other)}`);
        }
    };
    const seen = (selector: string) => [...scope.querySelectorAll(selector)].filter((element) => !hidden(element));
    apart(seen('.race > ol, .race .opponents, .race .own, .race .question:not(.phone), .race > section'));
    apart(
      seen('.question h2, .question .sum, .question ul:not(.scrolling), .question .numbers, .question .buttons button'),
    );
    apart(seen('header, .roles button'));
    apart(seen('.head .tabs button, .head .bar > *'));
    apart(seen('.race .roles .head > :not(.visually-hidden)'));
    for (const icons of seen('.race .roles .bonus')) {
      const card = icons.closest('button')?.getBoundingClientRect();
      if (card && icons.getBoundingClientRect().right > card.right) found.push(`leaves its card: ${named(icons)}`);
    }
    apart(seen('.worlds p, .worlds .raised .card'));
    apart(seen('.race .opponents button, .race .opponents section'));
    for (const label of seen('.race > ol li')) {
      const wide = [...label.children].filter((child) => !child.matches('.visually-hidden'));
      if (wide.some((child) => child.getBoundingClientRect().right > label.getBoundingClientRect().right + 1))
        found.push(`leaves its cell: ${named(label)}`);
    }
    return found;
  }, MAY_BE_CUT);
}

/** Names of messages that stand on the page instead of their words. */
export function rawMessages(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const found: string[] = [];
    const suspicious = (text: string | null) => {
      if (text && /^[a-z]+(-[a-z0-9]+)+$|\{ ?\$|\bquestion-|\baction-card-|\blog-/.test(text.trim()))
        found.push(text.trim());
    };
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) suspicious(node.textContent);
    for (const element of document.querySelectorAll('[aria-label], [title], [placeholder]')) {
      for (const name of ['aria-label', 'title', 'placeholder']) suspicious(element.getAttribute(name));
    }
    return found;
  });
}

/** How much longer than the window the page is: 1 is not at all. */
export const length = (page: Page): Promise<number> =>
  page.evaluate(() => Math.max(document.documentElement.scrollHeight, document.body.scrollHeight) / innerHeight);
