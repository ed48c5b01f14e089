import { readSessionValue, writeSessionValue } from '../storage/storage';

const storageKey = 'comptoir.scroll';
const kept = 50;

type Places = Readonly<Record<string, number>>;

function readPlaces(): Places {
  try {
    const parsed: unknown = JSON.parse(readSessionValue(storageKey) ?? '{}');
    if (typeof parsed !== 'object' || parsed === null) return {};
    return Object.fromEntries(
      Object.entries(parsed).filter((entry): entry is [string, number] => typeof entry[1] === 'number'),
    );
  } catch {
    // Somebody else wrote there: the page starts at the top.
    return {};
  }
}

let places: Places | undefined;
const placesNow = (): Places => (places ??= readPlaces());

/** Remembers how far down the entry with this key was read. */
export function keepScroll(locationKey: string): void {
  const { [locationKey]: _old, ...others } = placesNow();
  places = Object.fromEntries([...Object.entries(others), [locationKey, window.scrollY] as const].slice(-kept));
}

/** Keeps scroll positions in the browser's stead, and over a reload of the tab. */
export function takeOverScroll(currentKey: () => string): void {
  window.history.scrollRestoration = 'manual';
  window.addEventListener('pagehide', () => {
    keepScroll(currentKey());
    writeSessionValue(storageKey, JSON.stringify(placesNow()));
  });
}

/** Puts the page where the shopper expects it: the kept place on back, forward and reload; else the anchor; else the top. */
export function placeScroll(location: { readonly key: string; readonly hash: string }, restored: boolean): void {
  const place = restored ? placesNow()[location.key] : undefined;
  if (place !== undefined) {
    window.scrollTo(0, place);
    return;
  }
  const target = location.hash === '' ? null : document.getElementById(decodeAnchor(location.hash));
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
