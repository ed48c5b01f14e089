import { shopLocale } from '../../contract/languages';
import { RULES_CURRENCY } from '../../contract/shopRules';
import { MARKET_LOCALES, SHOP_SWITCHES, TAX_TYPES } from '../../contract/site/shopSettings';
import { SITE_LIMITS } from '../../contract/site/siteLimits';
import {
  fields,
  isFields,
  listOf,
  oneOf,
  orNull,
  textThat,
  textUpTo,
  wholeNumber,
  within,
  yesNo,
  type Check,
} from '../documents/checks';

const isCurrency = (code: string): boolean => Intl.supportedValuesOf('currency').includes(code);
const currency = textThat(isCurrency, 'CURRENCY', SITE_LIMITS.label);

const countryNames = new Intl.DisplayNames('en', { type: 'region', fallback: 'none' });
const isCountry = (code: string): boolean => /^[A-Z]{2}$/.test(code) && countryNames.of(code) !== undefined;
const country = textThat(isCountry, 'COUNTRY', SITE_LIMITS.label);

/** A list in which no entry occurs twice or, with `field`, no value of that field. */
function different(list: Check, field = ''): Check {
  const keyOf = (entry: unknown): unknown => (field !== '' && isFields(entry) ? entry[field] : entry);
  return (value, path, report) => {
    list(value, path, report);
    if (!Array.isArray(value)) return;
    const keys = value.map(keyOf);
    keys.forEach((key, index) => {
      const entry = within(path, index);
      if (typeof key === 'string' && keys.indexOf(key) !== index)
        report(field === '' ? entry : within(entry, field), 'REPEATED');
    });
  };
}

/** A tariff in euros would duplicate the shop's own rules. */
const foreign: Check = (value, path, report) => {
  if (value === RULES_CURRENCY) report(path, 'NOT_LISTED');
  else currency(value, path, report);
};
const amount = wholeNumber(0, SITE_LIMITS.tariffAmount);
const tariff = fields({
  currency: foreign,
  cents: amount,
  vatBasisPoints: wholeNumber(0, SITE_LIMITS.basisPoints),
  freeFromCents: orNull(amount),
  morningSupplementCents: amount,
});

/** For each language, one of the shop's currencies or null; at least one language must have a currency. */
const localeCurrencies =
  (sold: readonly string[]): Check =>
  (value, path, report) => {
    if (!isFields(value)) {
      report(path, 'WRONG_TYPE');
      return;
    }
    for (const [locale, code] of Object.entries(value)) {
      const isKnown = MARKET_LOCALES.some((known) => known === locale) && shopLocale(locale) !== undefined;
      if (isKnown) orNull(oneOf(sold))(code, within(path, locale), report);
      else report(within(path, locale), 'LOCALE');
    }
    if (Object.values(value).every((code) => code === null)) report(within(path, MARKET_LOCALES[0]), 'NO_LOCALE');
  };

/** No country is in two markets, so that no account is. */
const countriesOnce: Check = (value, path, report) => {
  if (!Array.isArray(value)) return;
  const seen = new Set<unknown>();
  value.forEach((market: unknown, at) => {
    const countries = isFields(market) && Array.isArray(market['countries']) ? market['countries'] : [];
    countries.forEach((code: unknown, index) => {
      if (seen.has(code)) report(within(path, `${String(at)}.countries.${String(index)}`), 'REPEATED');
      seen.add(code);
    });
  });
};

function marketsCheck(sold: readonly string[], delivered: readonly string[]): Check {
  const market = fields({
    marketId: textThat((id) => /^[A-Za-z0-9]{1,18}$/.test(id), 'NAME', SITE_LIMITS.label),
    name: textUpTo(SITE_LIMITS.label),
    countries: listOf(oneOf(delivered), SITE_LIMITS.countries),
    localeCurrencyMap: localeCurrencies(sold),
  });
  const markets = different(different(listOf(market, SITE_LIMITS.markets), 'marketId'), 'name');
  return (value, path, report) => {
    markets(value, path, report);
    countriesOnce(value, path, report);
  };
}

const textsIn = (value: unknown): readonly string[] =>
  Array.isArray(value) ? value.filter((one) => typeof one === 'string') : [];

/** How the shop sells: defaults and markets use only its currencies, and countries that it delivers to. */
export function shopCheck(document: unknown): Check {
  const shop = isFields(document) && isFields(document['shop']) ? document['shop'] : {};
  const sold = textsIn(shop['supportedCurrencies']);
  return fields({
    ...Object.fromEntries(SHOP_SWITCHES.map((name) => [name, yesNo])),
    taxType: oneOf(TAX_TYPES),
    defaultCurrency: oneOf(sold),
    supportedCurrencies: different(listOf(currency, SITE_LIMITS.currencies)),
    deliveryTariffs: different(listOf(tariff, SITE_LIMITS.currencies), 'currency'),
    shippingCountries: (value, path, report) => {
      different(listOf(country, SITE_LIMITS.countries))(value, path, report);
      if (Array.isArray(value) && value.length === 0) report(path, 'MISSING');
    },
    markets: marketsCheck(sold, textsIn(shop['shippingCountries'])),
  });
}
