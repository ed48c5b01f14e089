import { withBase } from '../../../contract/pages/basePath';
export interface HiddenFrame {
  /** Whether its page was loaded; for another site's page, only as far as the browser reports it. */
  readonly loaded: Promise<boolean>;
  readonly remove: () => void;
}

/** Whether a frame shows a page of this site, and not a network error or an answer with a status from 400 on. */
function isThere(frame: HTMLIFrameElement): boolean {
  if (frame.contentDocument === null) return false;
  const [arrival] = frame.contentWindow?.performance.getEntriesByType('navigation') ?? [];
  const status = arrival instanceof Object && 'responseStatus' in arrival ? arrival.responseStatus : 0;
  return typeof status === 'number' && status < 400;
}

/**
 * Loads a page in an invisible frame of one pixel, hidden from assistive technology and keyboard, until it is removed.
 */
export function openHiddenFrame(address: string): HiddenFrame {
  const frame = document.createElement('iframe');
  frame.width = '1';
  frame.height = '1';
  frame.tabIndex = -1;
  frame.setAttribute('aria-hidden', 'true');
  // Set through the CSSOM, because the page's policy forbids style attributes.
  Object.assign(frame.style, { position: 'fixed', top: '0', left: '0', visibility: 'hidden', border: '0' });
  const isOwn = address.startsWith('/');
  // Another site's page can neither navigate this one nor open windows.
  if (!isOwn) frame.setAttribute('sandbox', 'allow-scripts allow-same-origin');
  const loaded = new Promise<boolean>((resolve) => {
    frame.addEventListener('load', () => resolve(!isOwn || isThere(frame)));
    frame.addEventListener('error', () => resolve(false));
  });
  frame.src = withBase(address);
  document.body.append(frame);
  return { loaded, remove: () => frame.remove() };
}
