import { marked, readShopMessage } from '../contract/payment/frameMessages';
import type { FrameMessage, ShopMessage } from '../contract/payment/frameMessages';

// The frame's own origin is opaque; that of its address is the shop's, and the only one that may frame it.
const shopOrigin = window.location.origin;

/** Tells the page around the frame. Opened by itself the frame has nobody to tell. */
export function tell(message: FrameMessage): void {
  if (window.parent !== window) window.parent.postMessage(marked(message), shopOrigin);
}

/** Hears what the page around the frame says, and nobody else. */
export function hear(listen: (message: ShopMessage) => void): void {
  window.addEventListener('message', ({ source, origin, data }: MessageEvent<unknown>) => {
    if (source !== window.parent || origin !== shopOrigin) return;
    const message = readShopMessage(data);
    if (message) listen(message);
  });
}

/** Tells the page how high the frame's content is: once at first, then whenever that changes. */
export function tellHeights(content: Element): void {
  const height = () => Math.ceil(content.getBoundingClientRect().height);
  let told = height();
  tell({ type: 'ready', height: told });
  new ResizeObserver(() => {
    const now = height();
    if (now === told) return;
    told = now;
    tell({ type: 'resized', height: now });
  }).observe(content);
}
