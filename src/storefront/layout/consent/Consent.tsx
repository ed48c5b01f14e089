import { useEffect } from 'react';
import { useShopDispatch, useShopSelector, useShopStore } from '../../kernel/hooks';
import consentTexts from '../../messages/fr-FR/consent.json';
import { onCookieSettings } from '../../platform/storage/consent';
import { isLivePage } from '../../kernel/livePage';
import { selectAsksForConsent, selectConsent } from '../../features/consent';
import { consentEvents, consentReducer, settingsOpened } from '../../features/consent';
import { ConsentBanner } from './ConsentBanner';
import { ConsentSettings } from './ConsentSettings';
import { consentSaga } from './consentSaga';

/** Asks shoppers who have not chosen yet, and shows the settings on request. */
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
    </>
  );
}

export const consentModule = {
  Component: Consent,
  texts: consentTexts,
  slices: { consent: consentReducer },
  events: [consentEvents],
  saga: consentSaga,
} as const;
