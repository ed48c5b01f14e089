import { cartEvents, miniCartEvents } from '../../features/cart';
import { draftsEvents } from '../../forms/drafts';
import { drilldownEvents, menuEvents } from '../../layout/menus';
import { navigationEvents } from '../../kernel/location';
import { noticesEvents } from '../../features/notices';
import { searchEvents } from '../../features/search';
import { sessionEvents } from '../../kernel/session';
import { viewportEvents } from '../../features/viewport';
import { tabsEvents } from '../../kernel/tabs';
import type { ActionRegistry } from '../../../journal/registry';
import { registerFamilies, type Events } from '../../kernel/eventRegistry';
import { slicesJoined } from '../../kernel/lateSlices';
import { pageArrived } from '../../kernel/pageArrived';

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

/** Registers every event of the shop's slices, which a recording may hold: the second wall of privacy. */
export const registerEvents = (registry: ActionRegistry): void => registerFamilies(registry, families);
