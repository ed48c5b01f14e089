import { errorReplyPrivacy } from '../../src/contract/errors';
import { replacePrivate, within } from '../../src/contract/privacy';
import { sessionContextPrivacy } from '../../src/contract/context/sessionContext';
import { addItemsPrivacy, cartItemsPrivacy } from '../../src/contract/cart/cartItem';

const mask = (value: unknown, privacyClass: string): string => `<${privacyClass}:${String(value)}>`;

test('declared values are replaced, everything else stays, the original is untouched', () => {
  const session = { userId: '005', userName: 'a@b.c', profile: { firstName: 'Anne', lastName: null, email: 'a@b.c' } };
  const masked = replacePrivate(session, sessionContextPrivacy, mask);
  expect(masked).toEqual({
    userId: '005',
    userName: '<personal:a@b.c>',
    profile: { firstName: '<personal:Anne>', lastName: null, email: '<personal:a@b.c>' },
  });
  expect(session.profile.firstName).toBe('Anne');
});

test('a star stands for array elements and map values', () => {
  expect(replacePrivate([{ errorCode: 'X', message: 'm' }], errorReplyPrivacy, mask)).toEqual([
    { errorCode: 'X', message: '<personal:m>' },
  ]);
  expect(replacePrivate({ a: { n: '1' }, b: { n: '2' } }, { '*.n': 'secret' }, mask)).toEqual({
    a: { n: '<secret:1>' },
    b: { n: '<secret:2>' },
  });
});

test('a guest has no profile and nothing is made up for it', () => {
  expect(replacePrivate({ profile: null }, sessionContextPrivacy, mask)).toEqual({ profile: null });
  expect(replacePrivate(null, sessionContextPrivacy, mask)).toBeNull();
});

test('a map can be moved below a path', () => {
  expect(within('items.*', { name: 'personal' })).toEqual({ 'items.*.name': 'personal' });
});

test('order numbers and messages of a cart are masked, its prices are not', () => {
  const items = {
    cartSummary: { purchaseOrderNumber: 'BC-12', grandTotalAmount: '12.00', messagesSummary: { limitedMessages: [] } },
    cartItems: [
      { message: 'm', cartItem: { totalPrice: '12.00', messagesSummary: { limitedMessages: [{ message: 'n' }] } } },
    ],
  };
  expect(replacePrivate(items, cartItemsPrivacy, mask)).toEqual({
    cartSummary: {
      purchaseOrderNumber: '<personal:BC-12>',
      grandTotalAmount: '12.00',
      messagesSummary: { limitedMessages: [] },
    },
    cartItems: [
      {
        message: '<personal:m>',
        cartItem: { totalPrice: '12.00', messagesSummary: { limitedMessages: [{ message: '<personal:n>' }] } },
      },
    ],
  });
});

test('in a batch, the messages of failed lines are masked and items stay whole', () => {
  const reply = {
    results: [{ result: [{ errorCode: 'X', message: 'm' }] }, { result: { cartItemId: 'a', name: 'Lait' } }],
  };
  expect(replacePrivate(reply, addItemsPrivacy, mask)).toEqual({
    results: [{ result: [{ errorCode: 'X', message: '<personal:m>' }] }, { result: { cartItemId: 'a', name: 'Lait' } }],
  });
});
