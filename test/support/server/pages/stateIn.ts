import { unpackState, type PackedState } from '../../../../src/contract/pages/packedState';

/** The text of the block in which a page's document brings its state; null: it brings none. */
export const stateBlockIn = (html: string): string | null =>
  /<script type="application\/json" id="state">(.*?)<\/script>/s.exec(html)?.[1] ?? null;

/** The state that a page's document brings; null: none. */
export function stateIn(html: string): unknown {
  const text = stateBlockIn(html);
  return text === null ? null : unpackState(JSON.parse(text) as PackedState);
}
