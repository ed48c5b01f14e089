import type { BrowserContext, Page } from 'playwright-core';
import { RECORDINGS_KEY } from '../recordings/recordings';

/** A name under which something was kept in the browser, and where, in the words of the cookie policy. */
export interface Kept {
  readonly name: string;
  readonly kind: 'Cookie' | 'Stockage de l’onglet' | 'Stockage du navigateur' | 'Base de données du navigateur';
  /** The lifetime of a cookie when it was first seen, in days; null: a session cookie, or no cookie. */
  readonly days: number | null;
}

const KIND = { localStorage: 'Stockage du navigateur', sessionStorage: 'Stockage de l’onglet' } as const;

const DAY_SECONDS = 24 * 60 * 60;

/**
 * Notes from now on what the pages of a browser store: writes to the storages as they happen; cookies, databases, and
 * what is written while a page is left, at each call of `look`. Call it before the first page.
 */
export async function watchStorage(context: BrowserContext) {
  const seen = new Map<string, Kept>();
  const note = (kept: Kept): void => {
    if (kept.name !== RECORDINGS_KEY && !seen.has(kept.name)) seen.set(kept.name, kept);
  };
  await context.exposeBinding('noteStored', (_source, area: 'localStorage' | 'sessionStorage', name: string) => {
    note({ name, kind: KIND[area], days: null });
  });
  await context.addInitScript(() => {
    // A frame with an opaque origin has no storage.
    if (window.origin === 'null') return;
    const { localStorage: kept } = window;
    const write = Storage.prototype.setItem;
    Storage.prototype.setItem = function (name, value) {
      const noteStored = Reflect.get(window, 'noteStored') as (area: string, name: string) => void;
      noteStored(this === kept ? 'localStorage' : 'sessionStorage', name);
      write.call(this, name, value);
    };
  });
  return {
    /** Call it after each step that may store or remove something. */
    async look(page: Page): Promise<void> {
      const there = await page.evaluate(() => ({
        localStorage: Object.keys(localStorage),
        sessionStorage: Object.keys(sessionStorage),
      }));
      for (const name of there.localStorage) note({ name, kind: KIND.localStorage, days: null });
      for (const name of there.sessionStorage) note({ name, kind: KIND.sessionStorage, days: null });
      const databases = await page.evaluate(() => indexedDB.databases());
      for (const { name = '' } of databases) note({ name, kind: 'Base de données du navigateur', days: null });
      for (const { name, expires } of await context.cookies()) {
        const days = expires === -1 ? null : Math.round((expires - Date.now() / 1000) / DAY_SECONDS);
        note({ name, kind: 'Cookie', days });
      }
    },
    all: (): readonly Kept[] => [...seen.values()].sort((a, b) => a.name.localeCompare(b.name)),
  };
}

/** What a page has stored besides cookies, the two storages and databases. */
export const otherStores = (page: Page) =>
  page.evaluate(async () => ({
    caches: await caches.keys(),
    workers: (await navigator.serviceWorker.getRegistrations()).map(({ scope }) => scope),
  }));
