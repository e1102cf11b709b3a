/** Rules as a plain text: `# ` begins a chapter, `- ` a point of a list, every other line is a paragraph. */
export interface Block {
  kind: 'paragraph' | 'point';
  text: string;
}
export interface Chapter {
  title: string;
  blocks: Block[];
}

export function chaptersOf(source: string): Chapter[] {
  const chapters: Chapter[] = [];
  for (const line of source.split('\n').filter(Boolean)) {
    if (line.startsWith('# ')) chapters.push({ title: line.slice(2), blocks: [] });
    else if (line.startsWith('- ')) chapters.at(-1)?.blocks.push({ kind: 'point', text: line.slice(2) });
    else chapters.at(-1)?.blocks.push({ kind: 'paragraph', text: line });
  }
  return chapters;
}
