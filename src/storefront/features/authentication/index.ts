// Authentication: login, forgotten password and registration, their forms and processes.
// State key: late.authentication, which joins with the pages; what was typed is in the drafts.
// Publishes the pages' forms, sagas and slice; nothing of it is in the first load.
export { authenticationEvents, authenticationReducer, selectDone, selectSending } from './authenticationSlice';
export { formsSaga } from './formsSaga';
export { loginSaga } from './loginSaga';
export { isOutsideStorefront, startUrlOf } from './startUrl';
export { AuthenticationFrame } from './components/AuthenticationFrame';
export { CustomerForm } from './components/CustomerForm';
export { ForgottenForm } from './components/ForgottenForm';
export { LoginForm } from './components/LoginForm';
export { NewCustomer } from './components/NewCustomer';
export { Outcome } from './components/Outcome';
export { selectIsLinkUsed } from './resetLink';
export { ResetForm } from './components/ResetForm';
export { authenticationApi } from './authenticationApi';
