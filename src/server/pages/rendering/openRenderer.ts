import { standBelow } from '../../../contract/pages/basePath';
import type { Release } from '../../../build/plugins/ReleaseManifest';
import { loadAllPages } from '../../../storefront/app/routing/pageModules';
import { loadAllLazy } from '../../../storefront/kernel/lazy';
import { addEnglish } from '../../../storefront/messages/addEnglish';
import { setClock } from '../../../storefront/platform/clock';
import type { Http } from '../../../storefront/platform/http';
import { createKeptAnswers } from './keptAnswers';
import type { Calls, Renderer } from './Renderer';
import { renderPage } from './renderPage';

/** A page's time is rounded down to the minute, so that the same page has the same bytes for a minute. */
const minuteMs = 60_000;

const valueOf = (header: number | string | readonly string[] | undefined): string | null =>
  header === undefined ? null : String(header);

/** The storefront's calls go to the commerce routes. */
const httpOver =
  (calls: Calls): Http =>
  async ({ method, url, headers, body }) => {
    const answer = await calls({ method, url, headers, body });
    const { status, statusText, text } = answer;
    return { status, statusText, text, header: (name) => valueOf(answer.headers[name.toLowerCase()]) };
  };

/** Renders pages of a release in this thread, below a base path, with the code of all pages loaded. */
export async function openRenderer(release: Release, basePath = ''): Promise<Renderer> {
  standBelow(basePath);
  await loadAllPages();
  // After the pages, so that the lazy components that they register are loaded too.
  await loadAllLazy();
  addEnglish();
  const withKept = createKeptAnswers();
  return {
    render({ address, now, edition, ...options }, calls) {
      // Needed where shops with different base paths are rendered in one thread, as in tests.
      standBelow(basePath);
      const minute = Math.floor(now / minuteMs) * minuteMs;
      setClock(() => minute);
      return renderPage(address, httpOver(withKept(calls, edition)), release, options);
    },
    close: () => Promise.resolve(),
  };
}
