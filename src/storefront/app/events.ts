import { registerApiTypes, type ActionRegistry } from '../../journal/registry';
import { api } from '../api';
import { cartEvents, miniCartEvents } from '../features/cart';
import { drilldownEvents, menuEvents } from '../features/menus';
import { navigationEvents } from '../features/navigation';
import { noticesEvents } from '../features/notices';
import { searchEvents } from '../features/search';
import { viewportEvents } from '../features/viewport';
import { slicesJoined } from './lateSlices';
import { pageArrived } from './pageArrived';

/** The events of one slice, as `createSlice` made them. */
export type Events = Readonly<Record<string, { readonly type: string }>>;

const families: readonly Events[] = [
  { pageArrived, slicesJoined },
  navigationEvents,
  viewportEvents,
  menuEvents,
  drilldownEvents,
  noticesEvents,
  miniCartEvents,
  cartEvents,
  searchEvents,
];

const lateFamilies: Events[] = [];
const registries: ActionRegistry[] = [];

const registerAll = (registry: ActionRegistry, events: Events): void => {
  for (const event of Object.values(events)) registry.register(event.type);
};

/** Makes the events of a page's own slices known, to the recorder of this page life too. */
export function addEvents(events: Events): void {
  lateFamilies.push(events);
  for (const registry of registries) registerAll(registry, events);
}

/** Registers every event of the shop, which a recording may hold: the second wall of privacy. */
export function registerEvents(registry: ActionRegistry): void {
  for (const family of [...families, ...lateFamilies]) registerAll(registry, family);
  registries.push(registry);
  registerApiTypes(registry, api.reducerPath);
}
