import type { ReactNode } from 'react';
import type { Formatting } from './createFormatting';
import { FormattingProvider, useFormatting } from './FormattingProvider';

const made = new WeakMap<Formatting, Map<string, Formatting>>();

/** The given formats with this currency for amounts that name none; the same object for the same arguments. */
function inCurrency(formatting: Formatting, own: string): Formatting {
  const { money, wireMoney, pricePerUnit } = formatting;
  const known = made.get(formatting) ?? new Map<string, Formatting>();
  made.set(formatting, known);
  const ready = known.get(own) ?? {
    ...formatting,
    currency: own,
    money: (cents, currency = own) => money(cents, currency),
    wireMoney: (amount, currency = own) => wireMoney(amount, currency),
    pricePerUnit: (price, translate, currency = own) => pricePerUnit(price, translate, currency),
  };
  known.set(own, ready);
  return ready;
}

interface AmountsInProps {
  /** undefined: not read yet. */
  readonly currency: string | undefined;
  readonly children: ReactNode;
}

/**
 * Formats the amounts inside that name no currency of their own in `currency`: a cart, an order or an invoice names its
 * currency only once.
 */
export function AmountsIn({ currency, children }: AmountsInProps) {
  const formatting = useFormatting();
  const own = currency === undefined ? formatting : inCurrency(formatting, currency);
  return <FormattingProvider formatting={own}>{children}</FormattingProvider>;
}
