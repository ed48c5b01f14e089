// What the session's process needs only when something happens to the session.
export { endIfOver, endSession, followVisitor } from './endSession';
export { goToLogin } from './goToLogin';
export { actFor } from './acting/actFor';
