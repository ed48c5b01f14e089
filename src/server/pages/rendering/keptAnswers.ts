import type { CallAnswer, Calls } from './Renderer';

/** Enough, because a page uses a dozen shared answers, and only those about categories have many addresses. */
const MAX_ANSWERS = 500;
const MAX_CHARACTERS = 8_000_000;

/** Caches shared answers of an edition, which many pages use; the oldest are removed first. */
export function createKeptAnswers() {
  const kept = new Map<string, CallAnswer>();
  let characters = 0;

  const keep = (name: string, answer: CallAnswer): void => {
    kept.set(name, answer);
    characters += answer.text.length;
    for (const [oldest, { text }] of kept) {
      if (kept.size <= MAX_ANSWERS && characters <= MAX_CHARACTERS) break;
      kept.delete(oldest);
      characters -= text.length;
    }
  };

  /** The calls of a page; those with a cached answer are not made. */
  return (calls: Calls, edition: string | null): Calls =>
    async (call) => {
      if (edition === null || call.method !== 'GET') return calls(call);
      const name = `${edition} ${call.url}`;
      const known = kept.get(name);
      if (known) return known;
      const answer = await calls(call);
      // Two pages may have made the call simultaneously.
      if (answer.edition === edition && answer.status === 200 && !kept.has(name)) keep(name, answer);
      return answer;
    };
}
