import { recordId } from '../../../contract/ids';
import type { Cents } from '../../../contract/money';
import type { DeliveryTariff } from '../cart';
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

/** All delivery methods of the shop, the standard one first: it is selected with the address. */
export const DELIVERY_METHODS: readonly DeliveryMethodRecord[] = [
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

export const deliveryMethod = (id: string | null): DeliveryMethodRecord | null =>
  DELIVERY_METHODS.find((method) => method.id === id) ?? null;
