import { formatMoney } from '../../../contract/money';
import type { Invoice } from '../../../contract/orders/invoice';
import { LATE_PAYMENT_EUROS } from '../../../contract/shopRules';
import { SHOP_LOCALE } from '../../../contract/constants';
import { contentsSeen, type Sees } from '../catalog';
import { methodIn, methodLabelOf, type WholeOrder } from '../placedOrders';
import { sayIn, type Say } from '../../texts/say';
import { sentence } from '../../texts/sentence';

/**
 * Statements that French law requires on an invoice (article L441-9 of the Code de commerce and related ones): the kind
 * of operation, and the terms of late and early payment.
 */
export const termsIn = (say: Say): Invoice['terms'] => ({
  operation: say(sentence('invoice.operation')),
  latePenalty: say(sentence('invoice.latePenalty')),
  recoveryAmount: formatMoney(LATE_PAYMENT_EUROS * 100),
  earlyPayment: say(sentence('invoice.earlyPayment')),
});

/** The name of the line that charges an order's deliveries. */
export const deliveryName = ({ deliveries }: WholeOrder['order'], say: Say): string =>
  [...new Set(deliveries.map(({ method }) => methodIn(method, say)))].join(', ');

const issued = sayIn(SHOP_LOCALE);

/** Who reads an invoice: their language, and the products that exist for them. */
interface Reader {
  readonly say: Say;
  readonly sees: Sees;
}

/**
 * An issued invoice for a reader. A text of the shop's own (terms, the delivery line's name, the payment method) is
 * replaced by the current one in the reader's language if its issued wording is still in use. A product in a bundle has
 * its reference only if the product exists for the reader. All else stays as issued.
 */
export function invoiceIn(invoice: Invoice, { order, payment }: WholeOrder, { say, sees }: Reader): Invoice {
  const inReaders = (text: string, stated: (by: Say) => string): string =>
    text === stated(issued) ? stated(say) : text;
  const { terms } = invoice;
  return {
    ...invoice,
    lines: invoice.lines.map((line) => ({
      ...line,
      name: line.sku === null ? inReaders(line.name, (by) => deliveryName(order, by)) : line.name,
      ...(line.contents !== undefined && { contents: contentsSeen(line.contents, sees) }),
    })),
    payment: {
      ...invoice.payment,
      methodLabel: inReaders(invoice.payment.methodLabel, (by) => methodLabelOf(payment, by)),
    },
    terms: {
      operation: inReaders(terms.operation, (by) => termsIn(by).operation),
      latePenalty: inReaders(terms.latePenalty, (by) => termsIn(by).latePenalty),
      recoveryAmount: terms.recoveryAmount,
      earlyPayment: inReaders(terms.earlyPayment, (by) => termsIn(by).earlyPayment),
    },
  };
}
