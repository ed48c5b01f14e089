import { shareOut, sumOf } from '../../../../commerce/pricing/cartTotals';
import type { Cents } from '../../../../contract/money';
import type { ProductsById } from '../cartProducts';
import type { CartState } from '../decisions/cartState';
import {
  deliveryCost,
  priceCart,
  type DeliveryCost,
  type DeliveryTariff,
  type DeliveryTerms,
  type PricedCart,
  type PricedLine,
  type Promotions,
} from '../decisions/pricedCart';
import type { CartGroup, CartGroups } from './deliveryGroup';
import { splitLines, type Parcel, type Share } from './splitLines';

/** Content and amounts of one group. */
export interface PricedDelivery {
  readonly group: CartGroup;
  /** Its parts of the cart's lines, with their own quantities and amounts. */
  readonly lines: readonly PricedLine[];
  /** Before promotions, excluding VAT. */
  readonly goodsCents: Cents;
  /** After promotions: compared with the limit of free delivery. */
  readonly netGoodsCents: Cents;
  /** Its delivery charge, excluding VAT; 0 when it is free or no line of the group has a price. */
  readonly chargeCents: Cents;
  /** How the delivery charge is made up; null: no line of the group has a price. */
  readonly cost: DeliveryCost | null;
}

/** The delivery tariff and each group's terms before promotions; free delivery by a promotion is added here. */
interface Delivering {
  readonly tariff: DeliveryTariff;
  readonly termsOf: (group: CartGroup) => DeliveryTerms;
}

/** A group's share of an amount of a whole line; the shares are whole cents and add up to the amount. */
type PartOf = (lineId: string, amount: Cents, groupIndex: number) => Cents;

function partsOf(parcels: readonly Parcel[]): PartOf {
  const quantities = new Map<string, number[]>();
  parcels.forEach(({ shares }, index) => {
    for (const { line, quantity } of shares) {
      const ofLine = quantities.get(line.id) ?? parcels.map(() => 0);
      ofLine[index] = quantity;
      quantities.set(line.id, ofLine);
    }
  });
  return (lineId, amount, groupIndex) => shareOut(amount, quantities.get(lineId) ?? [])[groupIndex] ?? 0;
}

function partOfLine(whole: PricedLine, { line, quantity }: Share, partOf: (amount: Cents) => Cents): PricedLine {
  const shared = { ...whole, line: { ...line, quantity } };
  if (whole.price === null) return shared;
  const { goodsCents, listCents, netCents, vatCents } = whole.price.totals;
  const totals = {
    goodsCents: partOf(goodsCents),
    listCents: partOf(listCents),
    netCents: partOf(netCents),
    vatCents: partOf(vatCents),
  };
  return { ...shared, price: { ...whole.price, totals, adjustmentCents: totals.netCents - totals.goodsCents } };
}

const amountOf = (lines: readonly PricedLine[], amount: 'goodsCents' | 'netCents'): Cents =>
  sumOf(lines.map(({ price }) => price?.totals[amount] ?? 0));

/**
 * Prices a cart by its groups: every group with products pays its own delivery. If its destination qualifies, only the
 * surcharge of its method is charged once its products reach the tariff's limit after promotions, or a promotion makes
 * delivery free. All charges are taxed as one.
 */
export function priceDeliveries(
  cart: { readonly state: CartState; readonly groups: CartGroups },
  products: ProductsById,
  promotions: Promotions,
  { tariff, termsOf }: Delivering,
): { readonly priced: PricedCart; readonly deliveries: readonly PricedDelivery[] } {
  const ordered = [...cart.state.lines].sort((one, other) => one.position - other.position);
  const parcels = splitLines(ordered, cart.groups);
  const partOf = partsOf(parcels);
  const costsOf = (nets: ReadonlyMap<string, Cents>, isPromoted: boolean): readonly (DeliveryCost | null)[] =>
    parcels.map(({ group, shares }, index) => {
      const sold = shares.flatMap(({ line }) => {
        const net = nets.get(line.id);
        return net === undefined ? [] : [partOf(line.id, net, index)];
      });
      return sold.length === 0 ? null : deliveryCost(sumOf(sold), tariff, { ...termsOf(group), isPromoted });
    });
  const priced = priceCart(cart.state, products, promotions, (nets, isPromoted) => {
    const cents = sumOf(costsOf(nets, isPromoted).map((cost) => cost?.cents ?? 0));
    return cents === 0 ? null : { cents, vatBasisPoints: tariff.vatBasisPoints };
  });
  const nets = new Map(
    priced.lines.flatMap(({ line, price }) => (price === null ? [] : [[line.id, price.totals.netCents] as const])),
  );
  const costs = costsOf(nets, priced.promotions.freesDelivery);
  const wholes = new Map(priced.lines.map((whole) => [whole.line.id, whole]));
  const deliveries = parcels.map(({ group, shares }, index): PricedDelivery => {
    const lines = shares.flatMap((share) => {
      const whole = wholes.get(share.line.id);
      return whole === undefined ? [] : [partOfLine(whole, share, (amount) => partOf(share.line.id, amount, index))];
    });
    const amounts = { goodsCents: amountOf(lines, 'goodsCents'), netGoodsCents: amountOf(lines, 'netCents') };
    const cost = costs[index] ?? null;
    return { group, lines, ...amounts, chargeCents: cost?.cents ?? 0, cost };
  });
  return { priced, deliveries };
}
