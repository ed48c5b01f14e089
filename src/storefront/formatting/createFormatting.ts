import type { NetQuantity } from '../../contract/catalog/productFields';
import { parseMoney, type Cents } from '../../contract/money';
import type { CalendarDay } from '../../commerce/calendar/parisCalendar';
import type { PricePerUnit } from '../../commerce/pricing/pricePerUnit';
import type { Translate } from '../messages';

/** How the shop writes amounts and days in one language. Server and browsers give the same characters. */
export interface Formatting {
  /** "12,50 €" of whole cents; a negative amount has a true minus sign. */
  readonly money: (cents: Cents, currency?: string) => string;
  /** The same of a wire amount; null where it is null or no amount. */
  readonly wireMoney: (amount: string | null, currency?: string) => string | null;
  readonly number: (value: number) => string;
  /** What fills in a message, with its numbers written out. */
  readonly values: (values: Readonly<Record<string, string | number>>) => Readonly<Record<string, string>>;
  /** A quantity of the wire ("2.0") or a number: "2", "2,5". What is no number is given back as it is. */
  readonly quantity: (quantity: string | number) => string;
  /** A rate in basis points: 550 is "5,5 %". */
  readonly rate: (basisPoints: number) => string;
  /** "6,90 €/kg"; the words around the amount are messages. */
  readonly pricePerUnit: (price: PricePerUnit, translate: Translate) => string;
  /** "250 g", "1,5 kg", "10 L"; null for pieces, which a sentence of the caller counts. */
  readonly netQuantity: (quantity: NetQuantity) => string | null;
  /** A calendar day, without its year: "jeudi 26 novembre". */
  readonly day: (day: CalendarDay) => string;
  /** The day in Paris of a moment (ms UTC), with its year: "26 novembre 2026". */
  readonly date: (at: number) => string;
}

const perUnitMessage = {
  kg: 'formatting.perKilogram',
  l: 'formatting.perLitre',
  piece: 'formatting.perPiece',
} as const;

/**
 * One kind of space and one minus sign: the ICU data of Node and of each browser differ in theirs, and a page
 * must not change when it hydrates.
 */
const normalized = (text: string): string => text.replace(/\s/g, '\u202f').replace(/^-|(?<=\s)-/g, '\u2212');

/** The formats of a locale. They are costly to make: make them once. */
export function createFormatting(locale: string): Formatting {
  const plain = new Intl.NumberFormat(locale, { maximumFractionDigits: 3 });
  const percent = new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 2 });
  const days = new Intl.DateTimeFormat(locale, { weekday: 'long', day: 'numeric', month: 'long', timeZone: 'UTC' });
  const dates = new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'Europe/Paris' });
  const currencies = new Map<string, Intl.NumberFormat>();
  const currencyFormat = (currency: string): Intl.NumberFormat => {
    const known = currencies.get(currency);
    if (known) return known;
    const made = new Intl.NumberFormat(locale, { style: 'currency', currency });
    currencies.set(currency, made);
    return made;
  };

  const money: Formatting['money'] = (cents, currency = 'EUR') =>
    normalized(currencyFormat(currency).format(cents / 100));
  const number = (value: number): string => normalized(plain.format(value));
  // Texts of several words break between them: only digits and units hold together.
  const words = (text: string): string => text.replace(/\s/g, ' ');

  return {
    money,
    number,
    wireMoney: (amount, currency) => {
      const cents = amount === null ? null : parseMoney(amount);
      return cents === null ? null : money(cents, currency);
    },
    values: (values) =>
      Object.fromEntries(
        Object.entries(values).map(([name, value]) => [name, typeof value === 'number' ? number(value) : value]),
      ),
    quantity: (quantity) => {
      const value = Number(quantity);
      return Number.isFinite(value) ? number(value) : String(quantity);
    },
    rate: (basisPoints) => normalized(percent.format(basisPoints / 10_000)),
    pricePerUnit: (price, translate) => translate(perUnitMessage[price.per], { money: money(price.cents) }),
    netQuantity: ({ value, unit }) => {
      if (unit === 'piece') return null;
      const [amount, symbol] = value >= 1000 ? [value / 1000, unit === 'g' ? 'kg' : 'L'] : [value, unit];
      return `${number(amount)}\u202f${symbol}`;
    },
    day: (day) => words(days.format(Date.parse(`${day}T12:00:00Z`))),
    date: (at) => words(dates.format(at)),
  };
}
