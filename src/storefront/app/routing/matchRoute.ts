import type { ShopLocation } from '../../kernel/location';
import type { MatchedRoute } from '../../kernel/page';
import { matchPage } from '../../kernel/pagePaths';
import { routes } from './routes';

/** The row for an address and what its pattern caught. */
export function matchRoute(location: Pick<ShopLocation, 'pathname' | 'search'>): MatchedRoute {
  const { name, match } = matchPage(location);
  return { route: routes[name], match };
}
