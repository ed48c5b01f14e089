import type { NetQuantity } from '../../contract/catalog/productFields';
import { languageOf } from '../../contract/languages';
import { parseMoney, type Cents } from '../../contract/money';
import type { CalendarDay } from '../../commerce/calendar/parisCalendar';
import { withOrdinal } from '../../commerce/calendar/withOrdinal';
import type { PricePerUnit } from '../../commerce/pricing/pricePerUnit';
import type { Translate } from '../messages';

/** Formats amounts, quantities and days in one language. Server and browsers give the same characters. */
export interface Formatting {
  /** The currency of amounts that name none; undefined: euros. */
  readonly currency?: string;
  /** "12,50 €" for 1250 cents; negative amounts have a typographic minus sign. */
  readonly money: (cents: Cents, currency?: string) => string;
  /** The same for an amount of the webstore API; null if it is null or malformed. */
  readonly wireMoney: (amount: string | null, currency?: string) => string | null;
  readonly number: (value: number) => string;
  /** The values of a message, with numbers formatted. */
  readonly values: (values: Readonly<Record<string, string | number>>) => Readonly<Record<string, string>>;
  /** A quantity of the webstore API ("2.0"), or a number, as "2" or "2,5". Anything else is returned unchanged. */
  readonly quantity: (quantity: string | number) => string;
  /** A rate in basis points: 550 gives "5,5 %". */
  readonly rate: (basisPoints: number) => string;
  /** "6,90 €/kg"; the surrounding words are messages. */
  readonly pricePerUnit: (price: PricePerUnit, translate: Translate, currency?: string) => string;
  /** "250 g", "1,5 kg", "10 L"; null for pieces, for which the caller has a sentence. */
  readonly netQuantity: (quantity: NetQuantity) => string | null;
  /** A calendar day, without its year: "jeudi 26 novembre", "mardi 1er décembre"; with no-break spaces. */
  readonly day: (day: CalendarDay) => string;
  /** The day in Paris of a timestamp (ms UTC), with its year: "26 novembre 2026"; with no-break spaces. */
  readonly date: (at: number) => string;
}

const perUnitMessage = {
  kg: 'formatting.perKilogram',
  l: 'formatting.perLitre',
  piece: 'formatting.perPiece',
} as const;

/**
 * Uses one kind of space and one minus sign: the ICU data of Node and of each browser differ, and the page must not
 * change on hydration.
 */
const normalized = (text: string): string => text.replace(/\s/g, '\u202f').replace(/^-|(?<=\s)-/g, '\u2212');

/** Lazily creates a value for each name. */
function once<T>(make: (name: string) => T): (name?: string) => T {
  const made = new Map<string, T>();
  return (name = '') => {
    const known = made.get(name) ?? make(name);
    made.set(name, known);
    return known;
  };
}

/**
 * The formats of a locale; throws a RangeError if it is malformed. Creating them is expensive: each is made once, when
 * needed.
 */
export function createFormatting(locale: string): Formatting {
  Intl.getCanonicalLocales(locale);
  const plain = once(() => new Intl.NumberFormat(locale, { maximumFractionDigits: 3 }));
  const percent = once(() => new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 2 }));
  const days = once(
    () => new Intl.DateTimeFormat(locale, { weekday: 'long', day: 'numeric', month: 'long', timeZone: 'UTC' }),
  );
  const dates = once(() => new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'Europe/Paris' }));
  // Two decimals in every currency, as in the amounts of the contract.
  const decimals = { minimumFractionDigits: 2, maximumFractionDigits: 2 };
  const currencyFormat = once(
    (currency) => new Intl.NumberFormat(locale, { style: 'currency', currency, ...decimals }),
  );

  const money: Formatting['money'] = (cents, currency = 'EUR') =>
    normalized(currencyFormat(currency).format(cents / 100));
  const number = (value: number): string => normalized(plain().format(value));
  const inFrench = languageOf(locale) === 'fr' ? withOrdinal : (text: string) => text;
  // No line ends within a date.
  const dated = (text: string): string => inFrench(text).replace(/\s/g, '\u00a0');

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
    rate: (basisPoints) => normalized(percent().format(basisPoints / 10_000)),
    pricePerUnit: (price, translate, currency) =>
      translate(perUnitMessage[price.per], { money: money(price.cents, currency) }),
    netQuantity: ({ value, unit }) => {
      if (unit === 'piece') return null;
      const [amount, symbol] = value >= 1000 ? [value / 1000, unit === 'g' ? 'kg' : 'L'] : [value, unit];
      return `${number(amount)}\u202f${symbol}`;
    },
    day: (day) => dated(days().format(Date.parse(`${day}T12:00:00Z`))),
    date: (at) => dated(dates().format(at)),
  };
}
