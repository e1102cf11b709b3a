/** The words of one part of the client, in files of its own that come with it. */
import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle';
import type { Language } from './languages';

export class Texts {
  #bundle: FluentBundle | null = $state.raw(null);

  /** `sources` are the files by their paths, as `import.meta.glob('./locale/*.ftl')` lists them. */
  constructor(private readonly sources: Record<string, () => Promise<string>>) {}

  async load(language: Language): Promise<void> {
    const load = this.sources[`./locale/${language}.ftl`];
    if (!load) throw new Error(`There is no locale file for "${language}".`);
    const next = new FluentBundle(language, { useIsolating: false });
    next.addResource(new FluentResource(await load()));
    this.#bundle = next;
  }

  /** The message `id` in the current language; a missing one shows its id, so that it is seen and found. */
  word(id: string, values?: Record<string, FluentVariable>): string {
    const pattern = this.#bundle?.getMessage(id)?.value;
    return pattern && this.#bundle ? this.#bundle.formatPattern(pattern, values) : id;
  }
}
