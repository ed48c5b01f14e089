import type { PageModule, Route } from './page';
import { missingRoute, routes } from './routes';

const loaded = new Map<string, PageModule>();

/** The code of a page, loaded once per page life. Rejects when its file can't be had. */
export async function loadPage(route: Route): Promise<PageModule> {
  const known = loaded.get(route.name);
  if (known) return known;
  const page = await route.load();
  loaded.set(route.name, page);
  return page;
}

/** The code of a page that has been loaded: a location is in the state only after that. */
export const loadedPage = (route: Route): PageModule | undefined => loaded.get(route.name);

/** For the server and the replay, which show any page without waiting. */
export async function loadAllPages(): Promise<void> {
  await Promise.all([...routes, missingRoute].map(loadPage));
}
