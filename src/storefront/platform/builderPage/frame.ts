let shown: Window | null = null;

/**
 * Makes a frame the one that `tellFrame` speaks to; what it says is heard where it comes from that frame and from the
 * page's own origin. Gives back how to stop.
 */
export function followFrame(frame: HTMLIFrameElement, onMessage: (message: unknown) => void): () => void {
  const { origin } = window.location;
  const inside = frame.contentWindow;
  shown = inside;
  const heard = (event: MessageEvent<unknown>) => {
    if (event.origin === origin && event.source === inside) onMessage(event.data);
  };
  window.addEventListener('message', heard);
  return () => {
    window.removeEventListener('message', heard);
    if (shown === inside) shown = null;
  };
}

/** Sends a message into the frame; without one nothing happens. */
export function tellFrame(message: object): void {
  shown?.postMessage(message, window.location.origin);
}
