/** Whether the page can be seen: not in the background, not prerendered. */
export const isPageVisible = (): boolean => typeof document !== 'undefined' && document.visibilityState === 'visible';

/** Resolves when the page becomes visible again: from another tab or window, or from the back/forward cache. */
export const shopperBack = (): Promise<void> =>
  new Promise((resolve) => {
    // Without a document, as on the server, the promise never resolves.
    if (typeof document === 'undefined') return;
    const back = () => {
      if (!isPageVisible()) return;
      document.removeEventListener('visibilitychange', back);
      window.removeEventListener('pageshow', back);
      window.removeEventListener('focus', back);
      resolve();
    };
    document.addEventListener('visibilitychange', back);
    window.addEventListener('pageshow', back);
    window.addEventListener('focus', back);
  });

/** Calls back whenever the page is hidden, and when it ends, until the returned function is called. */
export function onPageHidden(callback: (isEnding: boolean) => void): () => void {
  const hidden = () => {
    if (!isPageVisible()) callback(false);
  };
  const ends = () => callback(true);
  document.addEventListener('visibilitychange', hidden);
  window.addEventListener('pagehide', ends);
  return () => {
    document.removeEventListener('visibilitychange', hidden);
    window.removeEventListener('pagehide', ends);
  };
}
