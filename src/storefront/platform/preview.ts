import { isSitePath } from '../../contract/pages/pageReference';
import { PREVIEW_READY, previewAddress, type PreviewReady } from '../../contract/site/preview';
import { withBase, withoutBase } from '../../contract/pages/basePath';
import { leaveBy } from './page/document';

/**
 * Listens to the builder page that frames this one, and notifies it that this page is ready. Accepts messages only from
 * the parent window and the page's own origin. Returns a function that stops listening; a page outside a frame receives
 * nothing.
 */
export function listenToBuilder(onMessage: (message: unknown) => void): () => void {
  const builder = window.parent;
  const { origin } = window.location;
  if (builder === window) return () => undefined;
  const onWindowMessage = (event: MessageEvent<unknown>) => {
    if (event.origin === origin && event.source === builder) onMessage(event.data);
  };
  window.addEventListener('message', onWindowMessage);
  builder.postMessage({ type: PREVIEW_READY } satisfies PreviewReady, origin);
  return () => window.removeEventListener('message', onWindowMessage);
}

/** Keeps the page a preview across a reload and across links that the server must render. */
export function keepPreview(): void {
  leaveBy((address) => (isSitePath(address) ? previewAddress(address) : address));
  const { pathname, search, hash } = window.location;
  const shown = withoutBase(pathname) + search + hash;
  const address = previewAddress(shown);
  if (address !== shown) window.history.replaceState(window.history.state, '', withBase(address));
}
