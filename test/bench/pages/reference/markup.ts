import { renderReference } from './renderReference';

/** How many bytes of a document its body has: what was rendered, without styles, data and scripts. */
export const markupBytes = (html: string): number => Buffer.byteLength(html.slice(html.indexOf('<body>')));

const FEW = 10;
const MANY = 210;

/** The number of cards, at least one, with which the reference page comes nearest to this size of markup. */
export async function cardsFor(bytes: number): Promise<number> {
  const few = markupBytes(await renderReference([], FEW));
  const perCard = (markupBytes(await renderReference([], MANY)) - few) / (MANY - FEW);
  return Math.max(1, Math.round(FEW + (bytes - few) / perCard));
}
