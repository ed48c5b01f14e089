import { request } from '../../../api';
import { call, select, type SagaGenerator } from '../../../kernel/effects';
import { selectEditedSite } from '../../../kernel/preview';
import { selectIsLoggedIn } from '../../../features/visitor';
import { readSite, selectSiteConfiguration } from '../../../features/site';
import { profileMenuApi } from './profileMenuApi';

/** Reads the profile menu of a customer; guests have none. A failed one counts as empty. */
export function* readProfileMenu(): SagaGenerator {
  if (!(yield* select(selectIsLoggedIn))) return;
  // An edited site is in the page already.
  if ((yield* select(selectEditedSite)) !== null) return;
  // The site configuration names the menu; reading it twice makes one call.
  yield* call(readSite);
  const { header } = yield* select(selectSiteConfiguration);
  yield* request(profileMenuApi.endpoints.profileMenu.initiate(header.profileMenu, { subscribe: false }));
}
