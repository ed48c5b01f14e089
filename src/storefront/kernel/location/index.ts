// Where the shopper is and is going to; the address bar follows this state.
// State key: location.
// Publishes navigation/requested, navigation/locationChanged and the other events of a navigation.
export {
  clockRead,
  locationChanged,
  locationOf,
  locationReducer,
  navigationEvents,
  navigationFailed,
  navigationIntended,
  navigationPopped,
  navigationRequested,
  navigationSlowed,
  readsFailed,
  selectArrivedAt,
  selectIsSlow,
  selectLocation,
  selectNavigationType,
} from './locationSlice';
export type { HistoryAction, ShopLocation } from './locationSlice';
