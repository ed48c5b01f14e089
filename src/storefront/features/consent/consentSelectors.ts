import type { RootState } from '../../kernel/state';
import { contextApi } from '../context';
import { selectPreview } from '../../kernel/preview';

const selectApplication = contextApi.endpoints.applicationContext.select(undefined);

export const selectConsent = (state: RootState) => state.late.consent;

/** The webstore asks before it does anything that it could do without; a preview is looked at by a builder. */
const selectIsConsentNeeded = (state: RootState): boolean =>
  selectApplication(state).data?.shopperConsentEnabled === true;

/** Nobody has chosen yet, and somebody is there to be asked. */
export const selectAsksForConsent = (state: RootState): boolean => {
  const consent = selectConsent(state);
  return consent?.isKnown === true && consent.allowed === null && selectIsConsentNeeded(state) && !selectPreview(state);
};

/** The shopper has allowed statistics: their browser may be known again. */
export const selectMayRemember = (state: RootState): boolean =>
  selectConsent(state)?.allowed?.includes('statistics') === true;

/** Activities may be told: by consent or, in a webstore that asks for none, as long as the shopper has not refused. */
export const selectMayTrack = (state: RootState): boolean =>
  selectApplication(state).data !== undefined &&
  !selectPreview(state) &&
  (selectMayRemember(state) || (!selectIsConsentNeeded(state) && selectConsent(state)?.allowed === null));
