import { request } from '../../../api';
import { call, select, type SagaGenerator } from '../../../kernel/effects';
import { selectEditedSite } from '../../../kernel/preview';
import { selectIsLoggedIn } from '../../../features/visitor';
import { readSite, selectSiteConfiguration } from '../../../features/site';
import { customerApi } from '../../../features/visitor/acting/late';
import { allAccounts } from '../accounts/allAccounts';
import { leadsToAccounts } from './profileItems';
import { profileMenuApi } from './profileMenuApi';

/**
 * Reads the profile menu of a customer; guests have none. A failed one counts as empty. If it leads to the account
 * dialog, reads the accounts too: they decide whether there is anything to choose, and the dialog shows them.
 */
export function* readProfileMenu(): SagaGenerator {
  if (!(yield* select(selectIsLoggedIn))) return;
  // A site being edited is part of the page already.
  if ((yield* select(selectEditedSite)) !== null) return;
  // The site configuration names the menu; reading it twice makes one call.
  yield* call(readSite);
  const { header } = yield* select(selectSiteConfiguration);
  const { profileMenu } = profileMenuApi.endpoints;
  yield* request(profileMenu.initiate(header.profileMenu, { subscribe: false }));
  const { data } = yield* select(profileMenu.select(header.profileMenu));
  if (!leadsToAccounts(data)) return;
  yield* request(customerApi.endpoints.managedAccounts.initiate(allAccounts, { subscribe: false }));
}
