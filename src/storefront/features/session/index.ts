// Who the shopper is, and what happens when a session ends or another account is acted for.
// State key: none of its own: kernel/session says for whom they act; who they are is the session context's answer, in the API's cache.
// Publishes selectors of the visitor, and the process that meets a session the server has ended.
export { selectLogoutAddress } from './logoutAddress';
export { selectCompany, selectIsLoggedIn, selectSession, selectUserId } from './sessionSelectors';
export { selectIsStaff } from './isStaff';
export { sessionIsOver, sessionSaga } from './sessionSaga';
export { isStillCustomer } from './stillCustomer';
