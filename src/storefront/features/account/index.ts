// Login, forgotten password and registration: the forms and their processes.
// State key: account, which joins with the pages; what was typed is in the drafts.
// Publishes the pages' forms, sagas and slice; nothing of it is in the first load.
export { accountEvents, accountReducer, selectDone, selectSending } from './accountSlice';
export { accountFormsSaga } from './formsSaga';
export { loginSaga } from './loginSaga';
export { isOutsideStorefront, startUrlOf } from './startUrl';
export { AccountFrame } from './components/AccountFrame';
export { CustomerForm } from './components/CustomerForm';
export { ForgottenForm } from './components/ForgottenForm';
export { LoginForm } from './components/LoginForm';
export { NewCustomer } from './components/NewCustomer';
export { Outcome } from './components/Outcome';
export { selectIsLinkUsed } from './resetLink';
export { ResetForm } from './components/ResetForm';
export { accountApi } from './accountApi';
