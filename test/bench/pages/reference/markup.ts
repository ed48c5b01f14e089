import { renderReference } from './renderReference';

/** The size of the rendered body of a document, without styles, data and scripts, in bytes. */
export const markupBytes = (html: string): number =>
  Buffer.byteLength(html.slice(html.indexOf('<body>')).replace(/<script.*?<\/script>/gs, ''));

const FEW = 10;
const MANY = 210;

/** The number of cards, at least one, with which the reference page's markup comes nearest to this size. */
export async function cardsFor(bytes: number): Promise<number> {
  const few = markupBytes(await renderReference([], FEW));
  const perCard = (markupBytes(await renderReference([], MANY)) - few) / (MANY - FEW);
  return Math.max(1, Math.round(FEW + (bytes - few) / perCard));
}
