import { createAction, isAction, type Action } from '@reduxjs/toolkit';

/** What the other tabs of this browser have done; they share this one's cart. */
export const cartChangedElsewhere = createAction('tabs/cartChanged');
export const orderPlacedElsewhere = createAction<{ readonly orderReferenceNumber: string }>('tabs/orderPlaced');

/** Who the other tab is shown to; every page says so when it begins, and when somebody logs in on it. */
export const visitorSeenElsewhere = createAction<{ readonly userId: string | null }>('tabs/visitorSeen');

/** Every event of the other tabs, for the journal's registry. */
export const tabsEvents = { cartChangedElsewhere, orderPlacedElsewhere, visitorSeenElsewhere } as const;

const isFromTab = (message: unknown): message is Action =>
  isAction(message) && Object.values(tabsEvents).some((event) => event.match(message));

let channel: BroadcastChannel | null = null;

/** Tells the other tabs; where the browser knows none of this, nobody hears it and nothing fails. */
export function tellTabs(event: Action): void {
  channel?.postMessage(event);
}

/** Lets what the other tabs tell become actions of this page. Another release's messages are left alone. */
export function followTabs(store: { readonly dispatch: (event: Action) => unknown }): void {
  if (typeof BroadcastChannel === 'undefined') return;
  channel = new BroadcastChannel('comptoir');
  channel.onmessage = ({ data }: MessageEvent<unknown>) => {
    if (isFromTab(data)) store.dispatch(data);
  };
}
