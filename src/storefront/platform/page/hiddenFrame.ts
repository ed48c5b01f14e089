export interface HiddenFrame {
  /** Whether its page could be loaded; of another site's page only what the browser itself tells is known. */
  readonly loaded: Promise<boolean>;
  readonly remove: () => void;
}

/** Whether a page of this site stands in a frame: not where the network or the server failed it. */
const isThere = (frame: HTMLIFrameElement): boolean => {
  if (frame.contentDocument === null) return false;
  const [arrival] = frame.contentWindow?.performance.getEntriesByType('navigation') ?? [];
  const status = arrival instanceof Object && 'responseStatus' in arrival ? arrival.responseStatus : 0;
  return typeof status === 'number' && status < 400;
};

/** Holds a page in a frame of one pixel that nobody sees, hears or tabs into, until it is removed. */
export function openHiddenFrame(address: string): HiddenFrame {
  const frame = document.createElement('iframe');
  frame.width = '1';
  frame.height = '1';
  frame.tabIndex = -1;
  frame.setAttribute('aria-hidden', 'true');
  // By the CSSOM: the page's policy allows no style attributes.
  Object.assign(frame.style, { position: 'fixed', top: '0', left: '0', visibility: 'hidden', border: '0' });
  const isOwn = address.startsWith('/');
  // Another site's page leads nobody away and opens nothing.
  if (!isOwn) frame.setAttribute('sandbox', 'allow-scripts allow-same-origin');
  const loaded = new Promise<boolean>((resolve) => {
    frame.addEventListener('load', () => resolve(!isOwn || isThere(frame)));
    frame.addEventListener('error', () => resolve(false));
  });
  frame.src = address;
  document.body.append(frame);
  return { loaded, remove: () => frame.remove() };
}
