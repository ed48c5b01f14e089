import { createRoot } from 'react-dom/client';
import { fontFiles } from '../../storefront/app/fontFiles';
import { addTexts } from '../../storefront/messages';
import builderTexts from '../../storefront/messages/fr-FR/builder.json';
import builderActivityTexts from '../../storefront/messages/fr-FR/builderActivity.json';
import builderFieldsTexts from '../../storefront/messages/fr-FR/builderFields.json';
import builderMenusTexts from '../../storefront/messages/fr-FR/builderMenus.json';
import builderSettingsTexts from '../../storefront/messages/fr-FR/builderSettings.json';
import builderPlacesTexts from '../../storefront/messages/fr-FR/builderPlaces.json';
import { askBeforeLeaving } from '../../storefront/platform/builderPage/leaving';
import { browserHttp } from '../../storefront/platform/http';
import { createVault } from '../../storefront/platform/vault';
import { GlobalStyle } from '../../storefront/ui/theme/GlobalStyle';
import { readRequested, selectIsChanged } from '../publication';
import { BuilderApp } from './BuilderApp';
import { builderSaga } from './builderSaga';
import { createBuilderStore } from './builderStore';

/** Starts the builder's page: the draft is read, then edited here and saved when the builder says so. */
export function startBuilder(root: HTMLElement): void {
  for (const texts of [builderTexts, builderPlacesTexts, builderFieldsTexts, builderMenusTexts, builderSettingsTexts]) {
    addTexts(texts);
  }
  addTexts(builderActivityTexts);
  const vault = createVault();
  const store = createBuilderStore({
    services: { http: browserHttp, vault },
    devTools: process.env.NODE_ENV === 'development',
  });
  store.runSaga(builderSaga);
  askBeforeLeaving(() => selectIsChanged(store.getState()));
  store.dispatch(readRequested());
  createRoot(root).render(
    <>
      <GlobalStyle fonts={fontFiles} />
      <BuilderApp store={store} vault={vault} />
    </>,
  );
}
