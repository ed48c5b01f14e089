// The visitor: who the shopper is, and what happens when their session ends or the account is switched.
// State key: none of its own: the effective account is in kernel/session; the visitor is the session context's answer,
// in the API's cache.
// Publishes selectors of the visitor, the process that handles a session ended by the server, and what restricts pages
// to customers.
export { forCustomers, redirectGuests } from './forCustomers';
export { selectLogoutAddress } from './logoutAddress';
export { selectCompany, selectIsBuyer, selectIsLoggedIn, selectSession, selectUserId } from './sessionSelectors';
export { selectIsStaff } from './isStaff';
export { sessionIsOver } from './sessionIsOver';
export { sessionSaga } from './sessionSaga';
export { isStillCustomer } from './stillCustomer';
