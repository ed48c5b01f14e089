/** Addresses of links as they are followed, one after the other. */
export interface FollowedLinks {
  readonly next: () => Promise<Pick<URL, 'pathname' | 'search'>>;
  readonly stop: () => void;
}

/**
 * Hears of each link of the main content that is followed within the site, by pointer or key, here or in another window,
 * before the page reacts. What nobody has asked for yet is kept in order.
 */
export function followLinks(): FollowedLinks {
  const followed: Pick<URL, 'pathname' | 'search'>[] = [];
  let wake: () => void = () => undefined;
  const hear = (event: MouseEvent) => {
    // The right button opens a menu.
    if (event.type === 'auxclick' && event.button !== 1) return;
    const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('main a[href]') : null;
    if (!link || link.origin !== location.origin) return;
    followed.push({ pathname: link.pathname, search: link.search });
    wake();
  };
  document.addEventListener('click', hear, true);
  document.addEventListener('auxclick', hear, true);
  return {
    next: async () => {
      for (;;) {
        const first = followed.shift();
        if (first) return first;
        await new Promise<void>((resolve) => (wake = resolve));
      }
    },
    stop: () => {
      document.removeEventListener('click', hear, true);
      document.removeEventListener('auxclick', hear, true);
    },
  };
}
