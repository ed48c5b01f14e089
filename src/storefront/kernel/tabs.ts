import { createAction, isAction, type Action } from '@reduxjs/toolkit';
import { onTabMessage, postToTabs } from '../platform/tabs';

/** Events of this browser's other tabs, which all share one cart. */
export const cartChangedElsewhere = createAction('tabs/cartChanged');
export const orderPlacedElsewhere = createAction<{ readonly orderReferenceNumber: string }>('tabs/orderPlaced');

/** The user the other tab is logged in as; each page sends it at its start and at every login. */
export const visitorSeenElsewhere = createAction<{ readonly userId: string | null }>('tabs/visitorSeen');

/** Every event of the other tabs, to be registered for recording. */
export const tabsEvents = { cartChangedElsewhere, orderPlacedElsewhere, visitorSeenElsewhere } as const;

const isFromTab = (message: unknown): message is Action =>
  isAction(message) && Object.values(tabsEvents).some((event) => event.match(message));

/** Sends an event to the other tabs. Without a BroadcastChannel it does nothing and does not fail. */
export const notifyTabs: (event: Action) => void = postToTabs;

/**
 * Dispatches the other tabs' events on this page. Other messages, as a tab with another release may send, are ignored.
 */
export function followTabs(store: { readonly dispatch: (event: Action) => unknown }): void {
  onTabMessage((message) => {
    if (isFromTab(message)) store.dispatch(message);
  });
}
