// What the server knows of a session beside its recording, and what can be done with it: copy its link, download its
// file, erase it.
// State key: `about`, which dialog is open and whether the session is being erased.
// Publishes the tools of a session's page, its dialogs, the process that erases, and what is shown instead of an erased
// session.
export { AboutDialogs } from './AboutDialogs';
export { aboutReducer, selectIsErased } from './aboutSlice';
export { eraseSaga } from './eraseSaga';
export { ErasedPage } from './ErasedPage';
export { SessionTools } from './SessionTools';
