let shown: Window | null = null;

/**
 * Makes a frame the target of `postToFrame`. Accepts messages only from that frame and the page's own origin. Returns a
 * function that ends both.
 */
export function followFrame(frame: HTMLIFrameElement, onMessage: (message: unknown) => void): () => void {
  const { origin } = window.location;
  const inside = frame.contentWindow;
  shown = inside;
  const onWindowMessage = (event: MessageEvent<unknown>) => {
    if (event.origin === origin && event.source === inside) onMessage(event.data);
  };
  window.addEventListener('message', onWindowMessage);
  return () => {
    window.removeEventListener('message', onWindowMessage);
    if (shown === inside) shown = null;
  };
}

/** Posts a message to the frame; does nothing without one. */
export function postToFrame(message: object): void {
  shown?.postMessage(message, window.location.origin);
}
