import type { ShopLocation } from '../../kernel/location';
import type { MatchedRoute } from '../../kernel/page';
import { matchPage } from '../../kernel/pagePaths';
import { routes } from './routes';

/** The route for an address, with its parameters. */
export function matchRoute(location: Pick<ShopLocation, 'pathname' | 'search'>): MatchedRoute {
  const { name, match } = matchPage(location);
  return { route: routes[name], match };
}
