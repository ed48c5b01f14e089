import { renderToString } from 'react-dom/server';
import { ServerStyleSheet } from 'styled-components';
import type { Release } from '../../../build/plugins/ReleaseManifest';
import { SHOP_LOCALE } from '../../../contract/constants';
import type { DataProviderError } from '../../../contract/errors';
import { languageOf, type ShopLocale } from '../../../contract/languages';
import type { ListingLayout } from '../../../contract/pages/listingLayout';
import { currentBase, withBase } from '../../../contract/pages/basePath';
import { api, dataProviderErrors, localeIn } from '../../../storefront/api';
import { App } from '../../../storefront/app/App';
import { enterPreview } from '../../../storefront/app/enterPreview';
import { fontFiles } from '../../../storefront/app/fontFiles';
import { matchRoute } from '../../../storefront/app/routing/matchRoute';
import type { PageResult } from '../../../storefront/kernel/page';
import { loadedPage } from '../../../storefront/app/routing/pageModules';
import { preparePage } from '../../../storefront/app/routing/preparePage';
import { createShopStore } from '../../../storefront/app/store';
import { askForConsent } from '../../../storefront/features/consent';
import { enterListingLayout } from '../../../storefront/features/search/layout/late';
import { locationChanged, locationOf } from '../../../storefront/kernel/location';
import { translatorOf } from '../../../storefront/messages';
import { askedIn, type Http } from '../../../storefront/platform/http';
import { createVault } from '../../../storefront/platform/vault';
import { pageContentSecurityPolicy } from '../../http/securityHeaders';
import { scriptFolder } from '../release';
import { dehydrate, isWhole } from './dehydrate';
import { globalStyle, styleTextIn } from './globalStyle';
import { htmlDocument } from './htmlDocument';
import { metaOf, type PageSurroundings } from './meta';

export interface RenderedPage {
  readonly status: PageResult;
  /** Whether none of its reads failed: only such a page may be served to others; false for a redirect. */
  readonly isWhole: boolean;
  /** The reads that failed unexpectedly (ERR-05): the page itself does not show why, so they are logged. */
  readonly failedReads: readonly DataProviderError[];
  /** Empty for a redirect, like the policy. */
  readonly html: string;
  readonly contentSecurityPolicy: string;
}

const globalRules = new Map<string, string>();
/** The global rules: made once for each base path, which the addresses of the fonts contain. */
function globalText(): string {
  const rules = globalRules.get(currentBase()) ?? globalStyle();
  globalRules.set(currentBase(), rules);
  return rules;
}

const assets = (files: Iterable<string>, folder = ''): readonly string[] =>
  [...files].map((file) => withBase(`/assets/${folder}${file}`));

export interface RenderOptions extends Partial<PageSurroundings> {
  /** The language of the page; by default `SHOP_LOCALE`. */
  readonly locale?: ShopLocale;
  readonly isPreview?: boolean;
  /** Whether a preview is shown inside the builder's page. */
  readonly isFramed?: boolean;
  /** The layout of listings whose address does not name one. */
  readonly listingLayout?: ListingLayout;
  /** Whether this browser has answered the consent question; if not, the page asks it. */
  readonly hasConsentChoice?: boolean;
  /** The page in the statistics frame. */
  readonly trackingPage?: string;
}

/**
 * Renders the page at an address for one visitor, with the storefront's own store, sagas and endpoints, and the
 * commerce routes behind `http`; for a preview with the site's draft, which the visitor must be allowed to read.
 * Rejects only for a bug.
 */
export async function renderPage(
  address: string,
  http: Http,
  release: Release,
  {
    locale = SHOP_LOCALE,
    isPreview = false,
    isFramed = false,
    origin = null,
    documents = [],
    listingLayout = 'grid',
    hasConsentChoice = true,
    trackingPage,
  }: RenderOptions = {},
): Promise<RenderedPage> {
  const vault = createVault();
  const speaking: Http = (request) => http({ ...request, url: askedIn(request.url, () => locale) });
  const store = createShopStore({ services: { http: speaking, vault } });
  const location = locationOf(address, 'default');
  store.dispatch(locationChanged(location, 'POP'));
  // Only a choice other than the default enters the state.
  if (listingLayout !== 'grid') await store.runSaga(enterListingLayout, listingLayout).toPromise();
  if (!hasConsentChoice) await store.runSaga(askForConsent).toPromise();
  if (isPreview) await store.runSaga(enterPreview, isFramed).toPromise();
  const status = await store.runSaga(preparePage, location).toPromise<PageResult>();
  const matched = matchRoute(location);
  const { route, match } = matched;
  const sheet = new ServerStyleSheet();
  try {
    const failedReads = dataProviderErrors(store.getState());
    // A redirect needs no HTML.
    if (status === 303 || typeof status === 'object')
      return { status, isWhole: false, failedReads, html: '', contentSecurityPolicy: '' };
    const markup = renderToString(sheet.collectStyles(<App store={store} vault={vault} />));
    const styleTag = sheet.getStyleTags();
    // The language depends on the site configuration, which may be unavailable.
    const spoken = localeIn(store.getState());
    const translate = translatorOf(spoken);
    const head = loadedPage(route)?.head(store.getState(), match, translate) ?? { title: '' };
    const files = new Set([...(release.entries['browser'] ?? []), ...(release.chunks[route.chunk] ?? [])]);
    const devFiles = process.env['COMPTOIR_DEV_SERVER'] ? (release.entries['devReload'] ?? []) : [];
    const html = htmlDocument({
      head,
      release: release.id,
      title: translate('shell.title', { page: head.title }),
      meta: metaOf({
        state: store.getState(),
        matched,
        head,
        isLive: status === 200 && !isPreview,
        origin,
        documents,
      }),
      language: languageOf(spoken),
      globalStyle: globalText(),
      styleTag,
      fonts: [fontFiles().text, fontFiles().display],
      firstScript: assets(release.entries['begin'] ?? []).join(),
      scripts: [...assets(files, scriptFolder(spoken)), ...assets(devFiles)],
      state: dehydrate(store.getState()),
      vault: vault.entries(),
      markup,
    });
    return {
      status,
      isWhole: isWhole(store.getState()),
      failedReads,
      html,
      contentSecurityPolicy: pageContentSecurityPolicy(
        [globalText(), styleTextIn(styleTag)],
        isPreview ? 'self' : 'none',
        trackingPage,
      ),
    };
  } finally {
    sheet.seal();
    // Cache entries have timers, which would keep every render in memory for five minutes.
    store.dispatch(api.util.resetApiState());
  }
}
