// Where the shopper is and where they are going; the address bar follows it.
// State key: location.
// Publishes navigation/requested, navigation/locationChanged and the rest of the journey of a page.
export {
  locationChanged,
  locationOf,
  locationReducer,
  navigationEvents,
  navigationFailed,
  navigationIntended,
  navigationPopped,
  navigationRequested,
  navigationSlowed,
  selectArrivedAt,
  selectIsSlow,
  selectLocation,
  selectNavigationType,
} from './locationSlice';
export type { NavigationType, ShopLocation } from './locationSlice';
