import { recordId } from '../../../contract/ids';
import type { Cents } from '../../../contract/money';
import type { CartGroup, CartGroups, DeliveryTariff } from '../cart';
import { sentence, type Sentence } from '../../texts/sentence';

/** A delivery method, and its surcharge on the standard one, excluding VAT. */
export interface DeliveryMethodRecord {
  readonly id: string;
  readonly name: Sentence;
  readonly description: Sentence;
  readonly carrier: string;
  readonly classOfService: string;
  readonly supplementOf: (tariff: DeliveryTariff) => Cents;
}

export const STANDARD_DELIVERY: DeliveryMethodRecord = {
  id: recordId('deliveryMethod', 1),
  name: sentence('checkout.method.day'),
  description: sentence('checkout.method.day.description'),
  carrier: 'Comptoir',
  classOfService: 'Standard',
  supplementOf: () => 0,
};

/** All delivery methods of the shop, the standard one first: it is selected with the first address. */
const DELIVERY_METHODS: readonly DeliveryMethodRecord[] = [
  STANDARD_DELIVERY,
  {
    id: recordId('deliveryMethod', 2),
    name: sentence('checkout.method.morning'),
    description: sentence('checkout.method.morning.description'),
    carrier: 'Comptoir',
    classOfService: 'Express',
    supplementOf: ({ morningSupplementCents }) => morningSupplementCents,
  },
];

/**
 * The methods that a shopper can choose from; if the shop offers no choice (`shippingMethodsEnabled`), only the
 * standard one.
 */
export const methodsOffered = (hasChoice: boolean): readonly DeliveryMethodRecord[] =>
  hasChoice ? DELIVERY_METHODS : [STANDARD_DELIVERY];

/** The groups of a cart, in which methods that are no longer offered are replaced by the standard one. */
export function byMethodsOffered(groups: CartGroups, offered: readonly DeliveryMethodRecord[]): CartGroups {
  const settled = (group: CartGroup): CartGroup => {
    const { deliveryMethodId: id } = group.preferences;
    return id === null || offered.some((method) => method.id === id)
      ? group
      : { ...group, preferences: { ...group.preferences, deliveryMethodId: STANDARD_DELIVERY.id } };
  };
  const [first, ...others] = groups;
  return [settled(first), ...others.map(settled)];
}

export const deliveryMethod = (id: string | null): DeliveryMethodRecord | null =>
  DELIVERY_METHODS.find((method) => method.id === id) ?? null;
