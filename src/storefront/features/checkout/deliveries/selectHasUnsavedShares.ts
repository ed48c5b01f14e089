import type { RootState } from '../../../kernel/state';
import { selectCheckoutState } from '../checkoutSelectors';
import { deliveryGroupsApi, wholeGroups } from '../deliveryGroupsApi';
import { arrangementsOf, sharedLines } from './shares';

const selectGroups = deliveryGroupsApi.endpoints.deliveryGroups.select(wholeGroups);

/** Whether lines were distributed over deliveries and not saved yet, so that all amounts are still those of before. */
export function selectHasUnsavedShares(state: RootState): boolean {
  const { shares } = selectCheckoutState(state).delivery;
  if (Object.keys(shares).length === 0) return false;
  const groups = selectGroups(state).data?.items;
  // The deliveries are forgotten while another step is open for long, the distribution is not.
  if (groups === undefined) return true;
  const ids = groups.map(({ id }) => id);
  return arrangementsOf(sharedLines(groups), ids, shares).length > 0;
}
