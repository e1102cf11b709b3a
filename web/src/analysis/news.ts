/** What the server says while it analyses a game: one line of JSON after the other. */
import { ApiError, openAnalysis } from '../net/api';
import type { AnalysisNews } from '../protocol/types';

/** The lines of a body as they come; a line may come in pieces, or several at once. */
export async function* linesOf(body: ReadableStream<Uint8Array>): AsyncGenerator<string> {
  const [reader, decoder] = [body.getReader(), new TextDecoder()];
  let rest = '';
  for (;;) {
    const { done, value } = await reader.read();
    rest += decoder.decode(value, { stream: !done });
    const lines = rest.split('\n');
    rest = lines.pop() ?? '';
    yield* lines.filter(Boolean);
    if (done) break;
  }
  if (rest) yield rest;
}

/** The news about a game until the analysis is there; `signal` gives it up. */
export async function* newsOf(id: string, signal: AbortSignal): AsyncGenerator<AnalysisNews> {
  const { body } = await openAnalysis(id, signal);
  if (!body) throw new ApiError('internal', 0, 'The answer is empty.');
  for await (const line of linesOf(body)) yield JSON.parse(line) as AnalysisNews;
}
