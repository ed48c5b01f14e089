import type { HeaderRecord } from '../../journal/format';

/** Milliseconds since the page began; never goes back. */
export const highResolutionNow = (): number => performance.now();

/** What surrounds this page life and is no action: the release that the server named, and where the shopper sits. */
export function environmentOf(locale: string, clock: number): Pick<HeaderRecord, 'release' | 'environment'> {
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
  return {
    release: document.querySelector<HTMLMetaElement>('meta[name="release"]')?.content ?? 'unknown',
    environment: { locale, timeZone, viewport: { width: window.innerWidth, height: window.innerHeight }, clock },
  };
}
