import type { Action } from '@reduxjs/toolkit';
import {
  cartChangedElsewhere,
  followTabs,
  orderPlacedElsewhere,
  notifyTabs,
} from '../../../src/storefront/kernel/tabs';

/** The channel of a browser with one other tab. */
class Channel {
  static readonly opened: Channel[] = [];
  onmessage: ((event: { readonly data: unknown }) => void) | null = null;
  readonly posted: unknown[] = [];
  constructor(readonly name: string) {
    Channel.opened.push(this);
  }
  postMessage(message: unknown): void {
    this.posted.push(structuredClone(message));
  }
}

const own = globalThis.BroadcastChannel;
afterEach(() => {
  globalThis.BroadcastChannel = own;
});

it('tells the other tabs and turns what they tell into actions, and nothing else', () => {
  globalThis.BroadcastChannel = Channel as unknown as typeof BroadcastChannel;
  const seen: Action[] = [];
  followTabs({ dispatch: (action) => seen.push(action) });
  const [channel] = Channel.opened;
  if (!channel) throw new Error('no channel was opened');

  const placed = orderPlacedElsewhere({ orderReferenceNumber: 'AAAAA-BBBBB-CCCCC-DDDDD' });
  notifyTabs(placed);
  expect(channel.posted).toEqual([placed]);

  for (const data of [cartChangedElsewhere(), placed, { type: 'session/loggedIn' }, null, 'cart', { payload: 1 }]) {
    channel.onmessage?.({ data });
  }
  expect(seen).toEqual([cartChangedElsewhere(), placed]);
});
