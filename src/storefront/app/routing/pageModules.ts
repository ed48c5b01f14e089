import { addTexts } from '../../messages';
import { addEvents } from '../../kernel/eventRegistry';
import { addSlices } from '../../kernel/lateSlices';
import type { MatchedRoute, PageModule, Route } from '../../kernel/page';
import { routes } from './routes';

const loaded = new Map<string, PageModule>();

/** The code and the texts of a page, loaded once per page life. Rejects when its file can't be had. */
async function loadPage(route: Route): Promise<PageModule> {
  const page = loaded.get(route.name) ?? (await route.load());
  // A prefetch may have come first while this one waited.
  if (loaded.has(route.name)) return page;
  addTexts(page.texts);
  if (page.slices) addSlices(page.slices);
  page.events?.forEach(addEvents);
  loaded.set(route.name, page);
  return page;
}

/** All that the page at an address needs to be shown: its code and that of its lazy components. Rejects like `loadPage`. */
export async function loadCode({ route, match }: MatchedRoute): Promise<void> {
  await Promise.all([loadPage(route), ...(route.components?.(match) ?? []).map((component) => component.load())]);
}

/** The code of a page that has been loaded: a location is in the state only after that. */
export const loadedPage = (route: Route): PageModule | undefined => loaded.get(route.name);

/** For the server and the replay, which show any page without waiting. */
export async function loadAllPages(): Promise<void> {
  await Promise.all(Object.values(routes).map(loadPage));
}
