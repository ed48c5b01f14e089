import type { HeaderRecord } from '../../journal/format';

/** The facts of this page load that no action carries: the server's release, and the browser's environment. */
export function environmentOf(locale: string, clock: number): Pick<HeaderRecord, 'release' | 'environment'> {
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
  return {
    release: document.querySelector<HTMLMetaElement>('meta[name="release"]')?.content ?? 'unknown',
    environment: { locale, timeZone, viewport: { width: window.innerWidth, height: window.innerHeight }, clock },
  };
}
