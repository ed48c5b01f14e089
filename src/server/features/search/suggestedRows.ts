import { recentlyUsed } from '../../recentlyUsed';
import type { Synonyms } from '../../searchIndex/query/synonyms';
import { RANKING_FACTORS } from '../../searchIndex/weights';
import type { CatalogSnapshot } from '../catalog';
import { NO_OWN_PURCHASES, type Offer, type OwnPurchases } from '../offers';
import { orderHits } from './finding/orderHits';
import { ownFactors } from './finding/ranking';
import { relevanceFor, type Relevance } from './finding/relevance';
import { numbering } from './numbering';

/** Names are suggested from this many products, the most relevant ones. */
export const NAMED_PRODUCTS = 50;
/** At most this many terms are kept: those used least recently leave first. */
export const KEPT_TERMS = 1_000;
/**
 * If a term has more rivals, they are not kept, and accounts with purchases search for it each time: so the rivals of
 * `KEPT_TERMS` terms take 64 MB at most.
 */
const MOST_RIVALS = 8_000;
/** The upper limit of the factor by which an account's purchases raise the score of a product. */
const MOST_RAISED = 1 + RANKING_FACTORS.ownPurchases;

/** A product by its row, with its name, for which no record has to be read. */
export interface SuggestedRow {
  readonly row: number;
  readonly name: string;
}

/** What a term suggests. */
export interface SuggestedRows {
  /** The most relevant products, the best first; `NAMED_PRODUCTS` at most. */
  readonly products: readonly SuggestedRow[];
  /** The corrected term; null: the term as typed. */
  readonly correctedTerm: string | null;
}

export const NO_ROWS: SuggestedRows = { products: [], correctedTerm: null };

interface Asked {
  readonly term: string;
  readonly synonyms: Synonyms;
  readonly bought: OwnPurchases;
}

/** Stands in keys for a shop that tracks no inventory. */
const NO_STOCK = {};

const rowWithName = ({ productAt }: CatalogSnapshot, row: number): SuggestedRow => ({ row, name: productAt(row).name });

const find = (offer: Offer, asked: Asked): Relevance =>
  relevanceFor(offer, { ...asked, isTyping: true, groupVariations: true });

const firstOf = (offer: Offer, { candidates, scores }: Relevance): readonly number[] => [
  ...orderHits(offer, { hits: candidates, scores }, 'relevance', NAMED_PRODUCTS),
];

/** What a term suggests to a caller, looked up. */
export function findSuggestedRows(offer: Offer, asked: Asked): SuggestedRows {
  const found = find(offer, asked);
  const products = firstOf(offer, found).map((row) => rowWithName(offer.snapshot, row));
  return { products, correctedTerm: found.correctedTerm };
}

interface Scored extends SuggestedRow {
  readonly score: number;
}

/** Rows not among the first `NAMED_PRODUCTS`, but which purchases could raise into them, with their scores. */
interface Rivals {
  readonly rows: Uint32Array;
  readonly scores: Float32Array;
}

/** What a term suggests to callers without purchases, and what is needed to adapt it to an account's purchases. */
interface Kept {
  readonly products: readonly Scored[];
  readonly correctedTerm: string | null;
  /**
   * 'none': the term consists of references, and purchases do not change their order. 'unknown': there are more than
   * `MOST_RIVALS`, or some products come first because their reference begins with what is typed.
   */
  readonly rivals: Rivals | 'none' | 'unknown';
}

function rivalsOf({ candidates, scores, factorsAt, hasBegun }: Relevance, products: readonly Scored[]): Kept['rivals'] {
  if (factorsAt === null) return 'none';
  if (hasBegun) return 'unknown';
  const first = new Set(products.map(({ row }) => row));
  const lowest = products.at(-1)?.score ?? 0;
  const rows = candidates.filter((row) => (scores[row] ?? 0) * MOST_RAISED >= lowest && !first.has(row));
  return rows.length > MOST_RIVALS ? 'unknown' : { rows, scores: Float32Array.from(rows, (row) => scores[row] ?? 0) };
}

function toKeep(offer: Offer, asked: Omit<Asked, 'bought'>): Kept {
  const found = find(offer, { ...asked, bought: NO_OWN_PURCHASES });
  const products = firstOf(offer, found).map((row) => ({
    ...rowWithName(offer.snapshot, row),
    score: found.scores[row] ?? 0,
  }));
  return { products, correctedTerm: found.correctedTerm, rivals: rivalsOf(found, products) };
}

/**
 * The first products for an account with the factors `own`: chosen from the first products for callers without
 * purchases, and from the rivals that this account's purchases raise.
 */
function firstFor(
  { snapshot }: Offer,
  products: readonly Scored[],
  { rows, scores }: Rivals,
  own: ReadonlyMap<number, number>,
): readonly SuggestedRow[] {
  const raised = products.map((one) => ({ ...one, score: Math.fround(one.score * (own.get(one.row) ?? 1)) }));
  rows.forEach((row, index) => {
    const factor = own.get(row);
    if (factor === undefined) return;
    raised.push({ ...rowWithName(snapshot, row), score: Math.fround((scores[index] ?? 0) * factor) });
  });
  return raised.sort((one, other) => other.score - one.score || one.row - other.row).slice(0, NAMED_PRODUCTS);
}

/**
 * Looks up what a term suggests once for all who see the same products, and for whom the same are sold out and have a
 * price, until catalogue, prices, stock, buying habits or synonyms change. What an account has bought is applied to
 * what was kept; for an offer that differs because of the caller's own reservations nothing is kept.
 */
export function createSuggestedRows(): typeof findSuggestedRows {
  const numberOf = numbering();
  // `recentlyUsed` keeps up to twice as many as its argument says.
  const emptied = () => recentlyUsed(KEPT_TERMS / 2, (_key: string): { kept: Kept | null } => ({ kept: null }));
  let slotOf = emptied();
  let published: string | null | undefined;
  return (offer, { term, synonyms, bought }) => {
    const { snapshot, audience, prices, soldOut, purchases, shared } = offer;
    if (shared !== undefined) return findSuggestedRows(offer, { term, synonyms, bought });
    // Only to free memory: the keys of two catalogue versions differ anyway, because an audience belongs to one
    // snapshot.
    if (published !== snapshot.version) slotOf = emptied();
    published = snapshot.version;
    const from = [audience, prices, soldOut ?? NO_STOCK, purchases, synonyms].map(numberOf);
    const slot = slotOf(JSON.stringify([from, term]));
    const kept = (slot.kept ??= toKeep(offer, { term, synonyms }));
    const { products, correctedTerm, rivals } = kept;
    if (bought.size === 0 || rivals === 'none') return { products, correctedTerm };
    if (rivals === 'unknown') return findSuggestedRows(offer, { term, synonyms, bought });
    return { products: firstFor(offer, products, rivals, ownFactors(snapshot, bought)), correctedTerm };
  };
}
