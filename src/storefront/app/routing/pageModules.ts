import { addCode } from '../../kernel/lazy';
import type { MatchedRoute, PageModule, Route } from '../../kernel/page';
import type { RootState } from '../../kernel/state';
import { routes } from './routes';

const loaded = new Map<string, PageModule>();

/** Loads a page's code and texts, once per page life. Rejects if its file is unavailable. */
async function loadPage(route: Route): Promise<PageModule> {
  const page = loaded.get(route.name) ?? (await route.load()).page;
  // A concurrent prefetch may have finished first.
  if (loaded.has(route.name)) return page;
  addCode(page);
  loaded.set(route.name, page);
  return page;
}

/** Loads all the code that the page at an address needs, including its lazy components. Rejects like `loadPage`. */
export async function loadCode({ route, match }: MatchedRoute, state: RootState): Promise<void> {
  await Promise.all([
    loadPage(route),
    ...(route.components?.(match, state) ?? []).map((component) => component.load()),
  ]);
}

/**
 * Loads the code of the page that is most likely to come next. A failure is ignored here: a navigation to that page
 * loads it again.
 */
export function loadNextPage({ route }: MatchedRoute): void {
  if (route.next) loadPage(routes[route.next]).catch(() => undefined);
}

/** The module of a loaded page. A location enters the state only after its page is loaded. */
export const loadedPage = (route: Route): PageModule | undefined => loaded.get(route.name);

/** Loads every page, for the server and the replay, which must render any page at once. */
export async function loadAllPages(): Promise<void> {
  await Promise.all(Object.values(routes).map(loadPage));
}
