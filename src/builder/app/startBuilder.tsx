import { createRoot } from 'react-dom/client';
import { withoutBase } from '../../contract/pages/basePath';
import { fontFiles } from '../../storefront/app/fontFiles';
import { askBeforeLeaving } from '../../storefront/platform/builderPage/leaving';
import { createPageRecorder } from '../../storefront/app/recording/pageRecorder';
import { lazyCode } from '../../storefront/kernel/lazy';
import { pageLocale } from '../../storefront/platform/environment';
import { browserHttp } from '../../storefront/platform/http';
import { createVault } from '../../storefront/platform/vault';
import { GlobalStyle } from '../../storefront/ui/theme/GlobalStyle';
import { contentEvents, contentRequested, selectIsContentChanged } from '../contents';
import { readRequested, selectIsChanged } from '../publication';
import { selectAreSynonymsEdited } from '../searches';
import type { BuilderStore } from '../kernel/hooks';
import { localeRead } from '../language';
import { BuilderApp } from './BuilderApp';
import { addBuilderTexts } from './builderTexts';
import { builderPageAt } from './builderPageAt';
import { builderSaga } from './builderSaga';
import { createBuilderStore } from './builderStore';
import { pageOpened, previewWidthIn, widthChosen } from './viewSlice';

const recordBuilder = lazyCode(
  () => import(/* webpackChunkName: "late-builder-journal" */ '../recording/recordBuilder'),
);

/** Opens the page of an address, and loads the site or content that it edits; other pages load their lists. */
function open(store: BuilderStore, { page, contentKey }: ReturnType<typeof builderPageAt>): void {
  store.dispatch(pageOpened(page));
  if (page === 'site') store.dispatch(readRequested());
  else if (contentKey !== null) store.dispatch(contentRequested({ contentKey }));
  else if (page === 'content') store.dispatch(contentEvents.begun());
}

/** Starts the builder's page at the current address. Edits stay in the store until the builder saves or publishes. */
export function startBuilder(root: HTMLElement): void {
  addBuilderTexts();
  const vault = createVault();
  const recorder = createPageRecorder(recordBuilder.load, vault);
  const store = createBuilderStore({
    services: { http: browserHttp, vault },
    recorder: recorder.enhancer,
    devTools: process.env.NODE_ENV === 'development',
  });
  window.comptoir = { journal: recorder.text };
  window.addEventListener('pagehide', recorder.flush);
  store.runSaga(builderSaga);
  askBeforeLeaving(() =>
    [selectIsChanged, selectIsContentChanged, selectAreSynonymsEdited].some((isEdited) => isEdited(store.getState())),
  );
  store.dispatch(localeRead({ locale: pageLocale() }));
  store.dispatch(widthChosen(previewWidthIn(window.innerWidth)));
  open(store, builderPageAt(withoutBase(window.location.pathname)));
  createRoot(root).render(
    <>
      <GlobalStyle fonts={fontFiles()} />
      <BuilderApp store={store} vault={vault} />
    </>,
  );
}
