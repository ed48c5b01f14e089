import { cartEvents, miniCartEvents } from '../../features/cart';
import { draftsEvents } from '../../forms/drafts';
import { drilldownEvents, menuEvents } from '../../layout/menus';
import { navigationEvents } from '../../kernel/location';
import { noticesEvents } from '../../features/notices';
import { searchEvents } from '../../features/search';
import { sessionEvents } from '../../kernel/session';
import { viewportEvents } from '../../features/viewport';
import { tabsEvents } from '../../kernel/tabs';
import type { ActionRegistry } from '../../../journal/record/registry';
import { registerFamilies, type Events } from '../../kernel/eventRegistry';
import { slicesJoined } from '../../kernel/lateSlices';
import { pageArrived } from '../../kernel/pageArrived';

/** The events of the code in the first load; those of late code are registered by `addCode`. */
export const firstFamilies: readonly Events[] = [
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

/**
 * Registers the events of all slices. A recording omits the payloads of unregistered actions: the second line of
 * defence for privacy, after the vault.
 */
export const registerEvents = (registry: ActionRegistry): void => registerFamilies(registry, firstFamilies);
