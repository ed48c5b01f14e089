import { nameHere } from '../../contract/pages/basePath';
let channel: BroadcastChannel | null = null;

/**
 * The channel to the shop's other tabs; null before the page follows them, and in a browser without a BroadcastChannel.
 */
export const tabsChannel = (): BroadcastChannel | null => channel;

/** Sends a message to the shop's other tabs in this browser; without a BroadcastChannel it is dropped. */
export function postToTabs(message: unknown): void {
  channel?.postMessage(message);
}

/** Calls back with each message from the shop's other tabs. */
export function onTabMessage(onMessage: (message: unknown) => void): void {
  if (typeof BroadcastChannel === 'undefined') return;
  channel = new BroadcastChannel(nameHere('comptoir'));
  channel.onmessage = ({ data }: MessageEvent<unknown>) => onMessage(data);
}
