/**
 * Tells of each link of the main content that is followed within the site, by pointer or key, here or in another
 * window, before the page reacts; until the returned function is called.
 */
export function onLinkFollowed(tell: (address: Pick<URL, 'pathname' | 'search'>) => void): () => void {
  const hear = (event: MouseEvent) => {
    // The right button opens a menu.
    if (event.type === 'auxclick' && event.button !== 1) return;
    const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('main a[href]') : null;
    if (link && link.origin === location.origin) tell({ pathname: link.pathname, search: link.search });
  };
  document.addEventListener('click', hear, true);
  document.addEventListener('auxclick', hear, true);
  return () => {
    document.removeEventListener('click', hear, true);
    document.removeEventListener('auxclick', hear, true);
  };
}
