import {
  authenticationReducer,
  loginRequested,
  passwordMailRequested,
  passwordMailSent,
} from '../../../../src/storefront/features/authentication/authenticationSlice';
import { navigationFailed } from '../../../../src/storefront/kernel/location';

test('the address of a password mail is known once it is sent, and on no other page', () => {
  const requested = authenticationReducer(undefined, passwordMailRequested({ email: 'token-1' }));
  const sent = authenticationReducer(requested, passwordMailSent());
  expect(sent).toEqual({ sending: null, done: 'forgottenPassword', mailedTo: 'token-1' });
  expect(authenticationReducer(sent, navigationFailed('/cart'))).toEqual({ sending: null, done: null });
});

test('a form whose next page cannot be loaded is no longer being sent', () => {
  const login = loginRequested({ username: 'token-1', password: 'token-2', startUrl: '/cart' });
  const sending = authenticationReducer(undefined, login);
  expect(sending).toEqual({ sending: 'login', done: null });
  expect(authenticationReducer(sending, navigationFailed('/cart'))).toEqual({ sending: null, done: null });
});
