import { createSelector } from '@reduxjs/toolkit';
import type { RootState } from '../../../kernel/state';
import { selectCheckoutState } from '../checkoutSelectors';
import { deliveryGroupsApi, wholeGroups } from '../deliveryGroupsApi';
import { unsavedDeliveries, type DeliveredLine } from './shares';

const selectAnswer = deliveryGroupsApi.endpoints.deliveryGroups.select(wholeGroups);
const selectGroups = (state: RootState) => selectAnswer(state).data?.items;
const selectShares = (state: RootState) => selectCheckoutState(state).delivery.shares;

const selectUnsaved = createSelector([selectGroups, selectShares], (groups, shares) =>
  groups === undefined ? null : unsavedDeliveries(groups, shares),
);

/** What a delivery will get by a distribution that is not saved yet; undefined while none is pending. */
export const selectUnsavedLines = (state: RootState, delivery: string): readonly DeliveredLine[] | undefined =>
  selectUnsaved(state)?.[delivery];

/** Whether lines were distributed over deliveries and not saved yet, so that all amounts are still those of before. */
export function selectHasUnsavedShares(state: RootState): boolean {
  // The deliveries are forgotten while another step is open for long, the distribution is not.
  if (selectGroups(state) === undefined) return Object.keys(selectShares(state)).length > 0;
  return selectUnsaved(state) !== null;
}
