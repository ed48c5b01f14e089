import { marked, readShopMessage, type FrameMessage, type ShopMessage } from '../contract/payment/frameMessages';

// The frame's own origin is opaque; its address has the shop's origin, and only that may frame it.
const shopOrigin = window.location.origin;

/** Posts a message to the page around the frame. Opened by itself, the frame has no such page. */
export function postToPage(message: FrameMessage): void {
  if (window.parent !== window) window.parent.postMessage(marked(message), shopOrigin);
}

/** Listens to messages of the page around the frame, and to no others. */
export function listenToPage(listen: (message: ShopMessage) => void): void {
  window.addEventListener('message', ({ source, origin, data }: MessageEvent<unknown>) => {
    if (source !== window.parent || origin !== shopOrigin) return;
    const message = readShopMessage(data);
    if (message) listen(message);
  });
}

/** Reports the content's height to the page: once at first, then whenever it changes. */
export function reportHeights(content: Element): void {
  const height = () => Math.ceil(content.getBoundingClientRect().height);
  let reported = height();
  postToPage({ type: 'ready', height: reported });
  new ResizeObserver(() => {
    const now = height();
    if (now === reported) return;
    reported = now;
    postToPage({ type: 'resized', height: now });
  }).observe(content);
}
