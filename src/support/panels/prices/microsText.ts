import type { useFormatting } from '../../../storefront/formatting';

/** An amount in millionths of a currency in the format of `money`, with further decimals after its cents: "3,575 €". */
export function microsText(money: ReturnType<typeof useFormatting>['money'], micros: number, currency: string): string {
  const perCent = 10_000;
  const rest = Math.abs(micros) % perCent;
  const decimals = String(rest).padStart(4, '0').replace(/0+$/, '');
  const cents = Math.sign(micros) * Math.floor(Math.abs(micros) / perCent);
  // The last digit of the amount, after which the further decimals go.
  return money(cents, currency).replace(/\d(?=\D*$)/, (digit) => digit + decimals);
}
