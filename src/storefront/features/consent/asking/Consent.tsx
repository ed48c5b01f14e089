import { useEffect } from 'react';
import { addEvents } from '../../../app/events';
import { useShopDispatch, useShopSelector, useShopStore } from '../../../app/hooks';
import { addSlices } from '../../../app/lateSlices';
import consentTexts from '../../../messages/fr-FR/consent.json';
import { onCookieSettings } from '../../../runtime/consent';
import { isLivePage } from '../../../runtime/livePage';
import { selectAsksForConsent, selectConsent } from '../consentSelectors';
import { consentEvents, consentReducer, settingsOpened } from '../consentSlice';
import { ConsentBanner } from './ConsentBanner';
import { ConsentSettings } from './ConsentSettings';
import { consentSaga } from './consentSaga';

addSlices({ consent: consentReducer });
addEvents(consentEvents);

/** Asks who has not chosen, and shows the settings to who wants them. */
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

export const consentPart = { Part: Consent, texts: consentTexts, saga: consentSaga } as const;
