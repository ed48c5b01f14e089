import { SHOP_LOCALE } from '../../../contract/constants';
import { sayIn, type Say } from '../../texts/say';
import { sentence, type Sentence } from '../../texts/sentence';

const inShopLanguage = sayIn(SHOP_LOCALE);

/** The name of a delivery method as orders store it: in the shop's own language, whatever the order was placed in. */
export const storedMethod = (name: Sentence): string => inShopLanguage(name);

const known = new Map(
  [sentence('checkout.method.day'), sentence('checkout.method.morning')].map((name) => [storedMethod(name), name]),
);

/** The delivery method of an order, in a language; a name that no method has any more stays as it was stored. */
export const methodIn = (stored: string, say: Say): string => say(known.get(stored) ?? stored);
