import { createRoot } from 'react-dom/client';
import { fontFiles } from '../../storefront/app/fontFiles';
import { addTexts } from '../../storefront/messages';
import builderTexts from '../../storefront/messages/fr-FR/builder.json';
import builderContentsTexts from '../../storefront/messages/fr-FR/builderContents.json';
import builderActivityTexts from '../../storefront/messages/fr-FR/builderActivity.json';
import builderFieldsTexts from '../../storefront/messages/fr-FR/builderFields.json';
import builderMenusTexts from '../../storefront/messages/fr-FR/builderMenus.json';
import builderSettingsTexts from '../../storefront/messages/fr-FR/builderSettings.json';
import builderPlacesTexts from '../../storefront/messages/fr-FR/builderPlaces.json';
import { askBeforeLeaving } from '../../storefront/platform/builderPage/leaving';
import { browserHttp } from '../../storefront/platform/http';
import { createVault } from '../../storefront/platform/vault';
import { GlobalStyle } from '../../storefront/ui/theme/GlobalStyle';
import { contentEvents, contentRequested, selectIsContentChanged } from '../contents';
import { readRequested, selectIsChanged } from '../publication';
import type { BuilderStore } from '../kernel/hooks';
import { BuilderApp } from './BuilderApp';
import { builderPageAt } from './builderPageAt';
import { builderSaga } from './builderSaga';
import { createBuilderStore } from './builderStore';
import { pageOpened, previewWidthIn, widthChosen } from './viewSlice';

/** Starts loading what the page at this address shows. */
function open(store: BuilderStore, { page, contentKey }: ReturnType<typeof builderPageAt>): void {
  store.dispatch(pageOpened(page));
  if (page === 'site') store.dispatch(readRequested());
  else if (contentKey !== null) store.dispatch(contentRequested({ contentKey }));
  else if (page === 'content') store.dispatch(contentEvents.begun());
}

/** Starts the builder's page: loads the draft; edits stay local until the builder saves. */
export function startBuilder(root: HTMLElement): void {
  const texts = [builderTexts, builderPlacesTexts, builderFieldsTexts, builderMenusTexts, builderSettingsTexts];
  for (const some of [...texts, builderContentsTexts, builderActivityTexts]) addTexts(some);
  const vault = createVault();
  const store = createBuilderStore({
    services: { http: browserHttp, vault },
    devTools: process.env.NODE_ENV === 'development',
  });
  store.runSaga(builderSaga);
  askBeforeLeaving(() => selectIsChanged(store.getState()) || selectIsContentChanged(store.getState()));
  store.dispatch(widthChosen(previewWidthIn(window.innerWidth)));
  open(store, builderPageAt(window.location.pathname));
  createRoot(root).render(
    <>
      <GlobalStyle fonts={fontFiles} />
      <BuilderApp store={store} vault={vault} />
    </>,
  );
}
