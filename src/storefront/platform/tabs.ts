let channel: BroadcastChannel | null = null;

/** Sends a message to the shop's other tabs in this browser; lost where the browser has no channel. */
export function postToTabs(message: unknown): void {
  channel?.postMessage(message);
}

/** Passes on what the shop's other tabs send. */
export function hearTabs(onMessage: (message: unknown) => void): void {
  if (typeof BroadcastChannel === 'undefined') return;
  channel = new BroadcastChannel('comptoir');
  channel.onmessage = ({ data }: MessageEvent<unknown>) => onMessage(data);
}
