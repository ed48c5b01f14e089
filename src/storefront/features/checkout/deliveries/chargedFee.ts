import type { DeliveryMethod } from '../../../../contract/checkout/deliveryGroup';
import { parseMoney, type Cents } from '../../../../contract/money';

/** A method's fee without VAT, after promotions. */
export const chargedFee = ({
  shippingFee,
  adjustedShippingFee = shippingFee,
}: Pick<DeliveryMethod, 'shippingFee' | 'adjustedShippingFee'>): Cents => parseMoney(adjustedShippingFee) ?? 0;
