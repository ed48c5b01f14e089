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
 * Reads the profile menu of a customer; guests have none. A menu that cannot be read counts as empty. If the menu leads
 * to the account dialog, reads the accounts too: they decide whether there is anything to choose, and the dialog shows
 * them.
 */
export function* readProfileMenu(): SagaGenerator {
  if (!(yield* select(selectIsLoggedIn))) return;
  // The menus of a site being edited are in the state already.
  if ((yield* select(selectEditedSite)) !== null) return;
  // The site configuration names the menu; two reads of the configuration make one call.
  yield* call(readSite);
  const { header } = yield* select(selectSiteConfiguration);
  const { profileMenu } = profileMenuApi.endpoints;
  yield* request(profileMenu.initiate(header.profileMenu, { subscribe: false }));
  const { data } = yield* select(profileMenu.select(header.profileMenu));
  if (!leadsToAccounts(data)) return;
  yield* request(customerApi.endpoints.managedAccounts.initiate(allAccounts, { subscribe: false }));
}
