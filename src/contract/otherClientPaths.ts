import { SERVICES, WEBSTORE } from './paths';

/** Calls that clients of other makers make and no page of the shop does: apart, so that no page loads their addresses. */
export const OTHER_CLIENT_PATHS = {
  lookupOrder: `${WEBSTORE}/order-summaries/actions/lookup`,
  calculateTaxes: `${WEBSTORE}/taxes/actions/calculate-taxes`,
  evaluateProducts: `${SERVICES}/commerce/promotions/actions/evaluate-products`,
} as const;
export type OtherClientPathName = keyof typeof OTHER_CLIENT_PATHS;
