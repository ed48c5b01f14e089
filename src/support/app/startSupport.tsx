import { createRoot } from 'react-dom/client';
import { withoutBase } from '../../contract/pages/basePath';
import { fontFiles } from '../../storefront/app/fontFiles';
import { browserHttp } from '../../storefront/platform/http';
import { createVault } from '../../storefront/platform/vault';
import { GlobalStyle } from '../../storefront/ui/theme/GlobalStyle';
import { createConsolePlayer } from '../playback/createConsolePlayer';
import { SupportApp } from './SupportApp';
import { supportPageAt } from './supportPageAt';
import { supportSaga } from './supportSaga';
import { createSupportStore } from './supportStore';
import { addSupportTexts } from './supportTexts';
import { pageOpened } from './viewSlice';

/** Starts the page of support at this address. */
export function startSupport(root: HTMLElement): void {
  addSupportTexts();
  const vault = createVault();
  const store = createSupportStore({ http: browserHttp, vault }, process.env.NODE_ENV === 'development');
  const player = createConsolePlayer();
  store.runSaga(supportSaga, player, vault);
  const { pathname, search } = window.location;
  store.dispatch(pageOpened(supportPageAt(withoutBase(pathname), search)));
  createRoot(root).render(
    <>
      <GlobalStyle fonts={fontFiles()} />
      <SupportApp store={store} vault={vault} player={player} />
    </>,
  );
}
