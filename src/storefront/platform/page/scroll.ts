import { readSessionValue, writeSessionValue } from '../storage/storage';
import { SCROLL_KEY } from '../storage/storageKeys';

const kept = 50;

type ScrollPositions = Readonly<Record<string, number>>;

function readPositions(): ScrollPositions {
  try {
    const parsed: unknown = JSON.parse(readSessionValue(SCROLL_KEY) ?? '{}');
    if (typeof parsed !== 'object' || parsed === null) return {};
    return Object.fromEntries(
      Object.entries(parsed).filter((entry): entry is [string, number] => typeof entry[1] === 'number'),
    );
  } catch {
    // The stored value is not ours or is damaged: no scroll position is restored.
    return {};
  }
}

let positions: ScrollPositions | undefined;
const positionsNow = (): ScrollPositions => (positions ??= readPositions());

/** Remembers the current scroll position for the history entry with this key. */
export function keepScroll(locationKey: string): void {
  const { [locationKey]: _old, ...others } = positionsNow();
  positions = Object.fromEntries([...Object.entries(others), [locationKey, window.scrollY] as const].slice(-kept));
}

/** Takes scroll restoration over from the browser; positions survive a reload of the tab. */
export function takeOverScroll(currentKey: () => string): void {
  window.history.scrollRestoration = 'manual';
  window.addEventListener('pagehide', () => {
    keepScroll(currentKey());
    writeSessionValue(SCROLL_KEY, JSON.stringify(positionsNow()));
  });
}

interface Arrival {
  readonly key: string;
  readonly hash: string;
  /** After back, forward or a reload; also for the first page of a visit, which has no stored position. */
  readonly restored: boolean;
  /** The page that the browser itself has loaded. */
  readonly isFirst: boolean;
}

/**
 * Scrolls a page after navigation: to the stored position on back, forward and reload; else to the anchor; else to the
 * top. The first page stays where it is once it has been scrolled: the shopper was quicker than the page's scripts, and
 * may be about to press something.
 */
export function scrollOnArrival({ key, hash, restored, isFirst }: Arrival): void {
  if (isFirst && window.scrollY !== 0) return;
  const position = restored ? positionsNow()[key] : undefined;
  if (position !== undefined) {
    window.scrollTo(0, position);
    return;
  }
  const target = hash === '' ? null : document.getElementById(decodeAnchor(hash));
  if (target) target.scrollIntoView();
  else window.scrollTo(0, 0);
}

function decodeAnchor(hash: string): string {
  try {
    return decodeURIComponent(hash.slice(1));
  } catch {
    return hash.slice(1);
  }
}
