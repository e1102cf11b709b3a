import { text } from '../locale/locale.svelte';

/** How strong a bot is, in words; a bot that nobody has described yet goes by its own name. */
export function botName(bot: string): string {
  const id = `bot-${bot}`;
  const said = text(id);
  return said === id ? bot : said;
}

/** What to expect of a bot, in a few words; nothing of one that nobody has described. */
export function botDetail(bot: string): string {
  const id = `bot-${bot}-detail`;
  const said = text(id);
  return said === id ? '' : said;
}
