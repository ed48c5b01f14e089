// Whether the shopper is logged in, what begins and ends that, and the menu under their name.
// State key: session (the menu, the account acted for); who they are is in the session context's answer, in the API's cache.
// Publishes session/loggedIn and session/ended, and the process that meets a session the server has ended.
export {
  accountChosen,
  accountLeft,
  accountRefused,
  accountRestored,
  accountsOpened,
  accountWanted,
  loggedIn,
  profileMenuClosed,
  profileMenuOpened,
  selectAccountChoice,
  selectAccountsOpen,
  selectActedFor,
  selectProfileMenuOpen,
  sessionEnded,
  sessionEvents,
  sessionReducer,
} from './sessionSlice';
export { selectLogoutAddress } from './logoutAddress';
export { selectCompany, selectIsLoggedIn, selectSession, selectUserId } from './sessionSelectors';
export { selectOrdersNothing } from './ordersNothing';
export { sessionIsOver, sessionSaga } from './sessionSaga';
export { isStillCustomer } from './stillCustomer';
