import { isSitePath } from '../../contract/pages/pageReference';
import { PREVIEW_READY, previewAddress, type PreviewReady } from '../../contract/site/preview';
import { leaveBy } from './page/document';

/**
 * Hears what the builder around this page says, and tells it that the page listens. Only the window that frames the page
 * is heard, and only from the page's own origin. Gives back how to stop; a page in no frame hears nothing.
 */
export function listenToBuilder(onMessage: (message: unknown) => void): () => void {
  const builder = window.parent;
  const { origin } = window.location;
  if (builder === window) return () => undefined;
  const heard = (event: MessageEvent<unknown>) => {
    if (event.origin === origin && event.source === builder) onMessage(event.data);
  };
  window.addEventListener('message', heard);
  builder.postMessage({ type: PREVIEW_READY } satisfies PreviewReady, origin);
  return () => window.removeEventListener('message', heard);
}

/** Keeps the page a preview: when it is loaded again, and when the shop leads to a page that the server must render. */
export function keepPreview(): void {
  leaveBy((address) => (isSitePath(address) ? previewAddress(address) : address));
  const { pathname, search, hash } = window.location;
  const address = previewAddress(pathname + search + hash);
  if (address !== pathname + search + hash) window.history.replaceState(window.history.state, '', address);
}
