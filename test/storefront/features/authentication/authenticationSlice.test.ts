import {
  authenticationReducer,
  loginRequested,
} from '../../../../src/storefront/features/authentication/authenticationSlice';
import { navigationFailed } from '../../../../src/storefront/kernel/location';

test('a form whose next page cannot be loaded is no longer being sent', () => {
  const login = loginRequested({ username: 'token-1', password: 'token-2', startUrl: '/cart' });
  const sending = authenticationReducer(undefined, login);
  expect(sending).toEqual({ sending: 'login', done: null });
  expect(authenticationReducer(sending, navigationFailed('/cart'))).toEqual({ sending: null, done: null });
});
