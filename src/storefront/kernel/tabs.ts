import { createAction, isAction, type Action } from '@reduxjs/toolkit';
import { onTabMessage, postToTabs } from '../platform/tabs';

/** What the other tabs of this browser have done; they share this one's cart. */
export const cartChangedElsewhere = createAction('tabs/cartChanged');
export const orderPlacedElsewhere = createAction<{ readonly orderReferenceNumber: string }>('tabs/orderPlaced');

/** Who the other tab is shown to; every page says so when it begins, and when somebody logs in on it. */
export const visitorSeenElsewhere = createAction<{ readonly userId: string | null }>('tabs/visitorSeen');

/** Every event of the other tabs, for the journal's registry. */
export const tabsEvents = { cartChangedElsewhere, orderPlacedElsewhere, visitorSeenElsewhere } as const;

const isFromTab = (message: unknown): message is Action =>
  isAction(message) && Object.values(tabsEvents).some((event) => event.match(message));

/** Sends an event to the other tabs; where the browser has no channel, nobody receives it and nothing fails. */
export const notifyTabs: (event: Action) => void = postToTabs;

/** Dispatches the other tabs' events as actions of this page. Messages of another release are ignored. */
export function followTabs(store: { readonly dispatch: (event: Action) => unknown }): void {
  onTabMessage((message) => {
    if (isFromTab(message)) store.dispatch(message);
  });
}
