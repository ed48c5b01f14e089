import type { BrowserContext, Page } from 'playwright-core';
import { RECORDINGS_KEY } from './recordings';

/** A name that was kept in the browser, with the words of the cookie policy for where. */
export interface Kept {
  readonly name: string;
  readonly kind: 'Cookie' | 'Stockage de l’onglet' | 'Stockage du navigateur' | 'Base de données du navigateur';
  /** How long a cookie was to stay when it was first seen; null: as long as the browser is open, or no cookie. */
  readonly days: number | null;
}

const KIND = { localStorage: 'Stockage du navigateur', sessionStorage: 'Stockage de l’onglet' } as const;

const DAY_SECONDS = 24 * 60 * 60;

/**
 * Notes from now on whatever the pages of a browser keep: each write into a storage as it happens, cookies and what is
 * written as a page is left whenever it is looked. Call it before the first page.
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
    // A frame of no origin has no storage to ask.
    if (window.origin === 'null') return;
    const { localStorage: kept } = window;
    const write = Storage.prototype.setItem;
    Storage.prototype.setItem = function (name, value) {
      const told = Reflect.get(window, 'noteStored') as (area: string, name: string) => void;
      told(this === kept ? 'localStorage' : 'sessionStorage', name);
      write.call(this, name, value);
    };
  });
  return {
    /** Call it after each step that may set or take away something. */
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

/** What a browser keeps of a page besides cookies, the two storages and databases. */
export const otherStores = (page: Page) =>
  page.evaluate(async () => ({
    caches: await caches.keys(),
    workers: (await navigator.serviceWorker.getRegistrations()).map(({ scope }) => scope),
  }));
