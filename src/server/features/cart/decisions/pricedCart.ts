import {
  cartTotals,
  type CartTotals,
  type LineTotals,
  type TotalsCharge,
} from '../../../../commerce/pricing/cartTotals';
import { promoteCart, type Promoted, type Reduction } from '../../../../commerce/promotions/promoteCart';
import type { Candidate, PromotionFacts } from '../../../../commerce/promotions/promotion';
import { negotiatedPrice } from '../../../../commerce/pricing/tierPrice';
import type { Cents } from '../../../../contract/money';
import { drawnBy, stockLines, type StockLine } from '../../inventory';
import { lineRefusal } from './cartDecisions';
import { drawsIn, type CartProduct, type ProductsById, type SalePrice } from '../cartProducts';
import type { CartRefusal } from './cartRefusals';
import type { CartLine, CartState } from './cartState';

export interface LinePrice {
  readonly salePrice: SalePrice;
  /** The unit price at the line's quantity. */
  readonly tierCents: Cents;
  readonly totals: LineTotals;
  /** What promotions deduct from the line: zero or negative; `totals.netCents` is after it. */
  readonly adjustmentCents: Cents;
  /** The promotions that deduct something from the line, in the order of evaluation. */
  readonly promotionNames: readonly string[];
}

/** A line with today's product, price and refusal. */
export interface PricedLine {
  readonly line: CartLine;
  /** null: the product does not exist (any more) for the caller. */
  readonly product: CartProduct | null;
  /** null: it has no price, and is left out of the totals. */
  readonly price: LinePrice | null;
  /** Why it could not be ordered unchanged; null: it could. */
  readonly refusal: CartRefusal | null;
}

export interface PricedCart {
  /** In the order in which they were added to the cart. */
  readonly lines: readonly PricedLine[];
  readonly totals: CartTotals;
  readonly promotions: CartReductions;
}

/** The effect of promotions on a cart. */
export interface CartReductions extends Pick<Promoted, 'standings' | 'freesDelivery'> {
  /** What a promotion deducts from standard delivery: zero or negative. Not part of the totals' adjustment. */
  readonly deliveryCents: Cents;
}

/** The promotions that may apply to a cart. */
export interface Promotions {
  readonly candidates: readonly Candidate[];
  readonly facts: PromotionFacts;
}

/** The delivery charge below the limit of free delivery, excluding VAT, and its VAT rate; in one currency. */
export interface DeliveryTariff extends TotalsCharge {
  /** The value of products from which delivery is free; null: never. */
  readonly freeFromCents: Cents | null;
  readonly morningSupplementCents: Cents;
}

/** The terms of a delivery. */
export interface DeliveryTerms {
  /** Whether the destination qualifies for free delivery. */
  readonly mayBeFree: boolean;
  /** The surcharge of the chosen method, excluding VAT. */
  readonly supplementCents: Cents;
  /** Whether a promotion makes standard delivery free, if the destination qualifies. */
  readonly isPromoted?: boolean;
}

/**
 * Computes the cost of delivering lines, from each line's net amount after promotions by its id (lines without a price
 * are missing), and whether a promotion makes standard delivery free; null: nothing to deliver.
 */
export type DeliveryRule = (netCents: ReadonlyMap<string, Cents>, isPromoted: boolean) => TotalsCharge | null;

/** For each product that `line` takes from the stock: how much of it the cart's other lines take. */
const withoutLine = (
  drawn: ReadonlyMap<string, number>,
  line: CartLine,
  draws: readonly StockLine[],
): ReadonlyMap<string, number> =>
  new Map(draws.map(({ productId, quantity }) => [productId, (drawn.get(productId) ?? 0) - quantity * line.quantity]));

/** The stock that the lines of a priced cart take together, each product once. */
export function stockLinesOf({ lines }: Pick<PricedCart, 'lines'>): readonly StockLine[] {
  const products = lines.flatMap(({ line, product }) => (product === null ? [] : [[line.productId, product] as const]));
  return stockLines(
    lines.map(({ line }) => line),
    drawsIn(new Map(products)),
  );
}

/** A cart has no delivery address yet: metropolitan France and the standard method are assumed. */
export const PLAIN_DELIVERY: DeliveryTerms = { mayBeFree: true, supplementCents: 0 };

/** What a delivery costs, excluding VAT, and how that is made up. */
export interface DeliveryCost {
  readonly tariffCents: Cents;
  readonly supplementCents: Cents;
  /** Why the tariff is not charged: the value of the delivered products, or a promotion; null: it is charged. */
  readonly freeBy: 'freeFrom' | 'promotion' | null;
  /** The tariff's limit for free delivery; null: never free. */
  readonly freeFromCents: Cents | null;
  readonly cents: Cents;
}

function freeBy(
  netGoodsCents: Cents,
  { freeFromCents }: DeliveryTariff,
  { mayBeFree, isPromoted = false }: DeliveryTerms,
): DeliveryCost['freeBy'] {
  if (!mayBeFree) return null;
  if (freeFromCents !== null && netGoodsCents >= freeFromCents) return 'freeFrom';
  return isPromoted ? 'promotion' : null;
}

/** The cost of delivering products of this value by these terms. */
export function deliveryCost(netGoodsCents: Cents, tariff: DeliveryTariff, terms: DeliveryTerms): DeliveryCost {
  const reason = freeBy(netGoodsCents, tariff, terms);
  const { supplementCents } = terms;
  const { cents: tariffCents, freeFromCents } = tariff;
  const cents = (reason === null ? tariffCents : 0) + supplementCents;
  return { tariffCents, supplementCents, freeBy: reason, freeFromCents, cents };
}

/** The delivery charge for products of this value by these terms, excluding VAT; null: none. */
export function deliveryCharge(
  netGoodsCents: Cents,
  tariff: DeliveryTariff,
  terms: DeliveryTerms,
): TotalsCharge | null {
  const { cents } = deliveryCost(netGoodsCents, tariff, terms);
  return cents === 0 ? null : { cents, vatBasisPoints: tariff.vatBasisPoints };
}

/**
 * A cart at today's prices: each line at the tier of its quantity, minus promotions, with VAT per rate rounded once,
 * and delivery. No line is left out: one that has become invalid says why, and one without a price counts for nothing
 * (CRT-19, CRT-22).
 */
export function priceCart(
  state: CartState,
  products: ProductsById,
  { candidates, facts }: Promotions,
  deliveryOf: DeliveryRule,
): PricedCart {
  const drawn = drawnBy(state.lines, drawsIn(products));
  const refusalOf = (line: CartLine, product: CartProduct | null) =>
    lineRefusal(product, { ...line, elsewhere: withoutLine(drawn, line, product?.stock ?? []) });
  const lines = [...state.lines]
    .sort((one, other) => one.position - other.position)
    .map((line) => {
      const product = products.get(line.productId) ?? null;
      const salePrice = product?.salePrice ?? null;
      const tierCents = salePrice === null ? 0 : negotiatedPrice(salePrice, line.quantity);
      return { line, product, salePrice, tierCents, refusal: refusalOf(line, product) };
    });
  const billed = lines.flatMap(({ line, salePrice, tierCents }) =>
    salePrice === null
      ? []
      : [
          {
            unitCents: tierCents,
            listCents: salePrice.listCents,
            quantity: line.quantity,
            vatBasisPoints: salePrice.vatBasisPoints,
          },
        ],
  );
  const promotable = lines.flatMap(({ line, product, salePrice, tierCents }) =>
    salePrice === null
      ? []
      : {
          id: line.id,
          productId: line.productId,
          categoryIds: product?.categoryIds ?? [],
          quantity: line.quantity,
          worthCents: tierCents * line.quantity,
        },
  );
  const totalsWith = ({ lineCents, freesDelivery }: Reduction): CartTotals => {
    const reduced = billed.map((line, index) => ({ ...line, adjustmentCents: lineCents[index] ?? 0 }));
    const withoutDelivery = cartTotals(reduced);
    if (reduced.length === 0) return withoutDelivery;
    const nets = new Map(promotable.map(({ id }, index) => [id, withoutDelivery.lines[index]?.netCents ?? 0]));
    const charge = deliveryOf(nets, freesDelivery);
    return charge === null ? withoutDelivery : cartTotals(reduced, charge);
  };
  const promoted = promoteCart(promotable, candidates, facts, (reduction) => totalsWith(reduction).grossCents);
  const totals = totalsWith(promoted);
  const { freesDelivery, standings } = promoted;
  const deliveryCents = freesDelivery
    ? totals.chargeCents - totalsWith({ ...promoted, freesDelivery: false }).chargeCents
    : 0;
  const indices = promotable.keys();
  return {
    totals,
    promotions: { standings, freesDelivery, deliveryCents },
    lines: lines.map(({ line, product, salePrice, tierCents, refusal }) => {
      const index = salePrice === null ? undefined : indices.next().value;
      const lineTotals = index === undefined ? undefined : totals.lines[index];
      if (salePrice === null || index === undefined || lineTotals === undefined) {
        return { line, product, price: null, refusal };
      }
      const price = {
        salePrice,
        tierCents,
        totals: lineTotals,
        adjustmentCents: promoted.lineCents[index] ?? 0,
        promotionNames: standings.flatMap(({ candidate, lineCents }) =>
          lineCents[index] === 0 ? [] : candidate.promotion.name,
        ),
      };
      return { line, product, price, refusal };
    }),
  };
}
