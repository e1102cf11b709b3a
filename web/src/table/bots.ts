import { text } from '../locale/locale.svelte';

/** How strong a bot is, in words; a bot that nobody has described yet goes by its own name. */
export function botName(bot: string): string {
  const id = `bot-${bot}`;
  const said = text(id);
  return said === id ? bot : said;
}
