// What calls stand on: for which account they are made; who begins and ends a session; what is open under the shopper's name.
// State key: session.
// Publishes session/loggedIn, session/loginNeeded and session/ended, the account the shopper acts for, and the slice.
export {
  accountChosen,
  accountLeft,
  accountRefused,
  accountRestored,
  accountsOpened,
  accountWanted,
  loggedIn,
  loginNeeded,
  profileMenuClosed,
  profileMenuOpened,
  selectAccountChoice,
  selectAccountsOpen,
  selectEffectiveAccount,
  selectProfileMenuOpen,
  sessionEnded,
  sessionEvents,
  sessionReducer,
} from './sessionSlice';
