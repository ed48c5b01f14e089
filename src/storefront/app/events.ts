import { registerApiTypes, type ActionRegistry } from '../../journal/registry';
import { api } from '../api';
import { cartEvents, miniCartEvents } from '../features/cart';
import { drilldownEvents, menuEvents } from '../features/menus';
import { navigationEvents } from '../features/navigation';
import { noticesEvents } from '../features/notices';
import { searchEvents } from '../features/search';
import { viewportEvents } from '../features/viewport';
import { pageArrived } from './pageArrived';

/** The events of one slice, as `createSlice` made them. */
type Events = Readonly<Record<string, { readonly type: string }>>;

const families: readonly Events[] = [
  { pageArrived },
  navigationEvents,
  viewportEvents,
  menuEvents,
  drilldownEvents,
  noticesEvents,
  miniCartEvents,
  cartEvents,
  searchEvents,
];

/** Registers every event of the shop, which a recording may hold: the second wall of privacy. */
export function registerEvents(registry: ActionRegistry): void {
  for (const family of families) for (const event of Object.values(family)) registry.register(event.type);
  registerApiTypes(registry, api.reducerPath);
}
