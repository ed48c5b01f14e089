// The part of the session's process that is needed only when a session changes; late code.
export { endIfOver, endSession, followVisitor } from './endSession';
export { goToLogin } from './goToLogin';
export { actFor } from './acting/actFor';
