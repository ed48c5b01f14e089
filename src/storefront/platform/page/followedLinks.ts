import { withoutBase } from '../../../contract/pages/basePath';
/** A followed link. */
export interface FollowedLink extends Pick<URL, 'pathname' | 'search'> {
  /** The `data-list` of the list that contains the link; null: it is in none with that attribute. */
  readonly list: string | null;
}

/** Iterates over followed links as they happen. */
export interface FollowedLinks {
  readonly next: () => Promise<FollowedLink>;
  readonly stop: () => void;
}

/**
 * Records each same-site link of the main content that is followed, by pointer or key, in this or another window,
 * before the page reacts. They are queued until they are read.
 */
export function followLinks(): FollowedLinks {
  const followed: FollowedLink[] = [];
  let wake: () => void = () => undefined;
  const onClick = (event: MouseEvent) => {
    // The right button only opens the context menu.
    if (event.type === 'auxclick' && event.button !== 1) return;
    const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('main a[href]') : null;
    if (!link || link.origin !== location.origin) return;
    const list = link.closest<HTMLElement>('[data-list]')?.dataset['list'] ?? null;
    followed.push({ pathname: withoutBase(link.pathname), search: link.search, list });
    wake();
  };
  document.addEventListener('click', onClick, true);
  document.addEventListener('auxclick', onClick, true);
  return {
    next: async () => {
      for (;;) {
        const first = followed.shift();
        if (first) return first;
        await new Promise<void>((resolve) => (wake = resolve));
      }
    },
    stop: () => {
      document.removeEventListener('click', onClick, true);
      document.removeEventListener('auxclick', onClick, true);
    },
  };
}
