import { request } from '../../../api';
import { call, select, type SagaGenerator } from '../../../kernel/effects';
import { selectEditedSite } from '../../../kernel/preview';
import { selectIsLoggedIn } from '../../../features/session';
import { readSite, selectSiteConfiguration } from '../../../features/site';
import { profileMenuApi } from './profileMenuApi';

/** Reads the menu under a customer's name; guests have none, and one that can't be had is an empty one. */
export function* readProfileMenu(): SagaGenerator {
  if (!(yield* select(selectIsLoggedIn))) return;
  // What is being edited is in the page already.
  if ((yield* select(selectEditedSite)) !== null) return;
  // The configuration says which menu it is; read once, whoever asks first.
  yield* call(readSite);
  const { header } = yield* select(selectSiteConfiguration);
  yield* request(profileMenuApi.endpoints.profileMenu.initiate(header.profileMenu, { subscribe: false }));
}
