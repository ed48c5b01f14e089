import type { ActionRegistry } from '../../journal/registry';
import { cartEvents, miniCartEvents } from '../features/cart';
import { draftsEvents } from '../features/drafts';
import { drilldownEvents, menuEvents } from '../features/menus';
import { navigationEvents } from '../features/navigation';
import { noticesEvents } from '../features/notices';
import { searchEvents } from '../features/search';
import { sessionEvents } from '../features/session';
import { viewportEvents } from '../features/viewport';
import { tabsEvents } from '../runtime/tabs';
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
  tabsEvents,
  sessionEvents,
  draftsEvents,
];

const lateFamilies: Events[] = [];
const registries: ActionRegistry[] = [];

const registerAll = (registry: ActionRegistry, events: Events): void => {
  for (const event of Object.values(events)) registry.register(event.type);
};

/** Makes the events of a page's own slices known, to the recorder of this page life too. */
export function addEvents(events: Events): void {
  // Several pages may bring the same ones.
  if (lateFamilies.includes(events)) return;
  lateFamilies.push(events);
  for (const registry of registries) registerAll(registry, events);
}

/** Registers every event of the shop's slices, which a recording may hold: the second wall of privacy. */
export function registerEvents(registry: ActionRegistry): void {
  for (const family of [...families, ...lateFamilies]) registerAll(registry, family);
  registries.push(registry);
}
