import { matchPath } from 'react-router-dom';
import type { ShopLocation } from '../features/navigation';
import type { MatchedRoute } from './page';
import { missingRoute, routes } from './routes';

/** The row for an address and what its pattern caught; an address no row knows goes to the not-found page. */
export function matchRoute(location: Pick<ShopLocation, 'pathname' | 'search'>): MatchedRoute {
  const query = new URLSearchParams(location.search);
  for (const route of routes) {
    const found = matchPath({ path: route.path, end: true }, location.pathname);
    if (!found) continue;
    const params = Object.fromEntries(Object.entries(found.params).map(([name, value]) => [name, value ?? '']));
    return { route, match: { params, query } };
  }
  return { route: missingRoute, match: { params: {}, query } };
}
