// What the shopper allows the shop to store and to count; late code.
// State key: late.consent, from the first idle moment on; from the server's render on where nobody has chosen yet.
// Publishes the slice and its selectors; the question and its process are in the layout.
export { askForConsent } from './askForConsent';
export {
  selectAsksForConsent,
  selectConsent,
  selectMayRemember,
  selectMayTrack,
  selectMayUpload,
} from './consentSelectors';
export {
  consentEvents,
  consentFound,
  consentGiven,
  consentReducer,
  settingsClosed,
  settingsOpened,
  switched,
} from './consentSlice';
