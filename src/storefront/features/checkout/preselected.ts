import type { Address } from '../../../contract/addresses/address';
import type { DeliveryGroup } from '../../../contract/checkout/deliveryGroup';
import type { CheckoutState, CommandOf } from './checkoutState';

/** The saved address that is selected until the shopper selects another one. */
export const preselectedAddress = (book: readonly Address[]): Address | undefined =>
  book.find(({ isDefault }) => isDefault) ?? book[0];

interface PreselectedDelivery {
  /** Empty: no method is offered. */
  readonly methodId: string;
  /** null: the server offers no days. */
  readonly day: string | null;
}

/** The method and day of a delivery: as selected and not sent yet, else as the server has them, else the first ones. */
export function preselectedDelivery(
  { availableDeliveryMethods: methods, selectedDeliveryMethod, deliveryDays, desiredDeliveryDate }: DeliveryGroup,
  selected: Pick<CheckoutState['delivery'], 'methodId' | 'day'>,
): PreselectedDelivery {
  const preferredDay = selected.day ?? desiredDeliveryDate;
  return {
    methodId: selected.methodId ?? selectedDeliveryMethod?.id ?? methods[0]?.id ?? '',
    day: preferredDay !== null && deliveryDays.includes(preferredDay) ? preferredDay : (deliveryDays[0] ?? null),
  };
}

/** A method and day in the form in which they are sent. */
export const sentDelivery = (
  { deliveryDays }: DeliveryGroup,
  { methodId, day }: PreselectedDelivery,
): Pick<CommandOf<'delivery'>, 'deliveryMethodId' | 'desiredDeliveryDate'> => ({
  deliveryMethodId: methodId,
  // The earliest day is the default and not stored as a preference: it may move until the order is placed.
  desiredDeliveryDate: day === (deliveryDays[0] ?? null) ? null : day,
});
