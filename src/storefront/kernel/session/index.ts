// The session: for which account calls are made, and when a session begins and ends.
// State key: session.
// Publishes session/loggedIn, session/loginNeeded and session/ended, the effective account, which actions change user
// or account, and the slice.
export { changesPerson, changesUser } from './changesPerson';
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
