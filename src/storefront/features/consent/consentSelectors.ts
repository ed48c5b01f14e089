import { RECORDING_CONSENT } from '../../../contract/tracking/consent';
import type { RootState } from '../../kernel/state';
import { contextApi } from '../context';
import { selectPreview } from '../../kernel/preview';

const selectApplication = contextApi.endpoints.applicationContext.select(undefined);

export const selectConsent = (state: RootState) => state.late.consent;

/** Whether the webstore requires consent for everything that is not essential. */
const selectIsConsentNeeded = (state: RootState): boolean =>
  selectApplication(state).data?.shopperConsentEnabled === true;

/** The shopper has not chosen yet and can be asked. */
export function selectAsksForConsent(state: RootState): boolean {
  const consent = selectConsent(state);
  return consent?.isKnown === true && consent.allowed === null && selectIsConsentNeeded(state) && !selectPreview(state);
}

/** The shopper allowed statistics: a browser id may be stored. */
export const selectMayRemember = (state: RootState): boolean =>
  selectConsent(state)?.allowed?.includes('statistics') === true;

/** The shopper has consented to sending the visit's recording while it is made. */
export const selectMayUpload = (state: RootState): boolean =>
  selectConsent(state)?.allowed?.includes(RECORDING_CONSENT) === true && !selectPreview(state);

/** Activities may be sent: with consent or, in a webstore that does not require it, unless the shopper has refused. */
export const selectMayTrack = (state: RootState): boolean =>
  selectApplication(state).data !== undefined &&
  !selectPreview(state) &&
  (selectMayRemember(state) || (!selectIsConsentNeeded(state) && selectConsent(state)?.allowed === null));
