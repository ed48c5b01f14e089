import { useEffect } from 'react';
import { useShopDispatch, useShopSelector, useShopStore } from '../../kernel/hooks';
import consentTexts from '../../messages/fr-FR/consent.json';
import { onCookieSettings } from '../../platform/storage/consent';
import { isLivePage } from '../../kernel/livePage';
import {
  selectAsksForConsent,
  selectConsent,
  consentEvents,
  consentReducer,
  settingsOpened,
} from '../../features/consent';
import { recordingEvents, recordingReducer, selectSending, sendingDialog } from '../../features/recording';
import { ConsentBanner } from './ConsentBanner';
import { ConsentSettings } from './ConsentSettings';
import { consentSaga } from './consentSaga';

/**
 * Asks shoppers who have not chosen yet, and shows on request the consent settings and the dialog that sends the
 * recording.
 */
function Consent() {
  const store = useShopStore();
  const dispatch = useShopDispatch();
  const settings = useShopSelector(selectConsent)?.settings ?? null;
  useEffect(
    () => (isLivePage(store) ? onCookieSettings(() => dispatch(settingsOpened())) : undefined),
    [store, dispatch],
  );
  return (
    <>
      {useShopSelector(selectAsksForConsent) && <ConsentBanner />}
      {settings && <ConsentSettings allowed={settings} />}
      {useShopSelector(selectSending) && <sendingDialog.Show />}
    </>
  );
}

export const consentModule = {
  Component: Consent,
  texts: consentTexts,
  slices: { consent: consentReducer, recording: recordingReducer },
  events: [consentEvents, recordingEvents],
  saga: consentSaga,
} as const;
