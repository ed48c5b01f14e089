import { isTextId, type Say } from '../../../texts/say';
import { sentence } from '../../../texts/sentence';
import { PRICE_BOUNDS, UNIT_PRICE } from './offeredFacets';

interface Naming {
  readonly say: Say;
  readonly currency: string;
}

/** The name of a facet in a language; its API name if the shop has no text for it. */
export function facetName(facet: string, say: Say): string {
  const id = `facet.${facet}`;
  return isTextId(id) ? say(sentence(id)) : facet;
}

function priceNamesIn({ say, currency }: Naming): ReadonlyMap<string, string> {
  const format = new Intl.NumberFormat(say.locale, { style: 'currency', currency, maximumFractionDigits: 0 });
  const money = (amount: number): string => format.format(amount);
  // A currency after the amount is written once for a range: "2 to 5 €", but "$2 to $5".
  const isBehind = format.formatToParts(PRICE_BOUNDS[0]).at(-1)?.type === 'currency';
  const named = PRICE_BOUNDS.map((bound, index): readonly [string, string] => {
    const next = PRICE_BOUNDS[index + 1];
    const name =
      next === undefined
        ? sentence('facet.UnitPrice__c.from', { least: money(bound) })
        : sentence('facet.UnitPrice__c.between', { least: isBehind ? bound : money(bound), most: money(next) });
    return [`from${bound}`, say(name)];
  });
  const [lowest] = PRICE_BOUNDS;
  return new Map([[`under${lowest}`, say(sentence('facet.UnitPrice__c.under', { most: money(lowest) }))], ...named]);
}

// Kept, because creating a format takes far longer than using it.
const priceNames = new Map<string, ReadonlyMap<string, string>>();

function priceName(value: string, naming: Naming): string {
  const key = `${naming.say.locale} ${naming.currency}`;
  const names = priceNames.get(key) ?? priceNamesIn(naming);
  priceNames.set(key, names);
  return names.get(value) ?? value;
}

/** The name of a facet's value; product data, such as a brand, is the same in every language. */
export function valueName(facet: string, value: string, naming: Naming): string {
  if (facet === UNIT_PRICE) return priceName(value, naming);
  const id = `facet.${facet}.${value}`;
  return isTextId(id) ? naming.say(sentence(id)) : value;
}
