import { siteOf } from '../../api';
import { contextApi } from '../context';
import { useShopSelector } from '../../kernel/hooks';

/**
 * The countries that the shop delivers to, that of the visitor's market first, so that a new address starts with it.
 */
export function useCountries(): readonly string[] {
  const country = useShopSelector(siteOf)?.market?.country;
  const { data: webstore } = contextApi.useApplicationContextQuery();
  const countries = webstore?.shippingCountries ?? [];
  return country && countries.includes(country)
    ? [country, ...countries.filter((other) => other !== country)]
    : countries;
}
