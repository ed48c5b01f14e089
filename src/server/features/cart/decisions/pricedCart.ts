import { cartTotals } from '../../../../commerce/cartTotals';
import type { CartTotals, LineTotals, TotalsCharge } from '../../../../commerce/cartTotals';
import { freeDelivery } from '../../../../commerce/freeDelivery';
import { negotiatedPrice } from '../../../../commerce/tierPrice';
import type { Cents } from '../../../../contract/money';
import { lineRefusal } from './cartDecisions';
import type { CartGoods, GoodsByProduct, Offer } from '../cartGoods';
import type { CartRefusal } from './cartRefusals';
import type { CartLine, CartState } from './cartState';

export interface LinePrice {
  readonly offer: Offer;
  /** The price of one at the line's quantity. */
  readonly tierCents: Cents;
  readonly totals: LineTotals;
}

/** A line as it stands today. */
export interface PricedLine {
  readonly line: CartLine;
  /** null: the product is gone. */
  readonly goods: CartGoods | null;
  /** null: it has no price, and counts for nothing in the totals. */
  readonly price: LinePrice | null;
  /** Why it could not be ordered as it is. */
  readonly refusal: CartRefusal | null;
}

export interface PricedCart {
  /** In the order in which they came into the cart. */
  readonly lines: readonly PricedLine[];
  readonly totals: CartTotals;
}

/** Delivery below the limit of free delivery: excluding VAT, with the rate of its VAT. */
export type DeliveryTariff = TotalsCharge;

/** How a cart travels. */
export interface DeliveryTerms {
  /** Whether it goes where delivery can be free. */
  readonly mayBeFree: boolean;
  /** What the chosen method costs more, excluding VAT. */
  readonly supplementCents: Cents;
}

/** Where the goods go is not known in a cart, so metropolitan France is assumed, the plain way. */
const PLAIN_DELIVERY: DeliveryTerms = { mayBeFree: true, supplementCents: 0 };

/** What delivery of goods of this value costs by these terms, excluding VAT; null: nothing. */
export const deliveryCharge = (
  netGoodsCents: Cents,
  tariff: DeliveryTariff,
  { mayBeFree, supplementCents }: DeliveryTerms,
): DeliveryTariff | null => {
  const isFree = mayBeFree && freeDelivery(netGoodsCents).reached;
  const cents = (isFree ? 0 : tariff.cents) + supplementCents;
  return cents === 0 ? null : { cents, vatBasisPoints: tariff.vatBasisPoints };
};

/**
 * A cart at today's prices: each line at the tier of its quantity, VAT per rate rounded once, delivery free
 * from 40,00 € of goods. No line is left out: one that has become invalid says why (CRT-19, CRT-22).
 */
export const priceCart = (
  state: CartState,
  goods: GoodsByProduct,
  tariff: DeliveryTariff,
  terms: DeliveryTerms = PLAIN_DELIVERY,
): PricedCart => {
  const lines = [...state.lines]
    .sort((one, other) => one.position - other.position)
    .map((line) => {
      const product = goods.get(line.productId) ?? null;
      const offer = product?.offer ?? null;
      const tierCents = offer === null ? 0 : negotiatedPrice(offer, line.quantity);
      return { line, goods: product, offer, tierCents, refusal: lineRefusal(product, line.quantity) };
    });
  const billed = lines.flatMap(({ line, offer, tierCents }) =>
    offer === null
      ? []
      : [
          {
            unitCents: tierCents,
            listCents: offer.listCents,
            quantity: line.quantity,
            vatBasisPoints: offer.vatBasisPoints,
          },
        ],
  );
  const goodsOnly = cartTotals(billed);
  const charge = billed.length === 0 ? null : deliveryCharge(goodsOnly.netGoodsCents, tariff, terms);
  const totals = charge === null ? goodsOnly : cartTotals(billed, charge);
  const billedLines = totals.lines.values();
  return {
    totals,
    lines: lines.map(({ line, goods: product, offer, tierCents, refusal }) => {
      const lineTotals = offer === null ? undefined : billedLines.next().value;
      const price = offer === null || lineTotals === undefined ? null : { offer, tierCents, totals: lineTotals };
      return { line, goods: product, price, refusal };
    }),
  };
};
