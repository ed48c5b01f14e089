import type { Say } from '../../texts/say';
import { sentence } from '../../texts/sentence';

interface Paid<Label> {
  /** The payment provider's description: a brand and digits, or the name of a bank. */
  readonly methodLabel: Label;
  readonly purchaseOrderNumber: string | null;
}

/** How a payment method is displayed. */
export const methodLabelOf = <Label extends string | null>(
  { methodLabel, purchaseOrderNumber }: Paid<Label>,
  say: Say,
): Label | string =>
  purchaseOrderNumber === null ? methodLabel : say(sentence('payment.purchaseOrder', { number: purchaseOrderNumber }));
