import { errorEntries, messageOf } from '../../src/contract/errors';
import { ERROR_TEXTS, giftWrapFailure } from '../../src/contract/errorTexts';

test('a platform array becomes entries with message and type', () => {
  expect(errorEntries([{ errorCode: 'ITEM_NOT_FOUND', message: 'Unknown product' }])).toEqual([
    { message: 'Unknown product', type: 'ITEM_NOT_FOUND', arguments: [] },
  ]);
});

test('a single object with message and errorCode is one entry', () => {
  expect(errorEntries({ errorCode: 'X', message: 'm' })).toEqual([{ message: 'm', type: 'X', arguments: [] }]);
});

test('a checkout body with errors[] gives those, with the parameters they name', () => {
  const body = {
    checkoutId: '2z9',
    errors: [{ type: '/commerce/errors/x', title: 'T', detail: 'D', instance: '', invalidParameters: ['postalCode'] }],
  };
  expect(errorEntries(body)).toEqual([{ message: 'D', type: '/commerce/errors/x', arguments: ['postalCode'] }]);
});

test.each([null, undefined, '', '<html>', 7, {}, [null], [[]], { errors: [] }])(
  'garbage %p gives no entries',
  (body) => {
    expect(errorEntries(body)).toEqual([]);
  },
);

test('the message is the status text, else the first that says something', () => {
  const errors = [
    { message: '', type: 'A', arguments: [] },
    { message: 'second', type: 'B', arguments: [] },
  ];
  expect(messageOf({ statusText: 'Not Found', errors })).toBe('Not Found');
  expect(messageOf({ statusText: '', errors })).toBe('second');
  expect(messageOf({ statusText: '', errors: [] })).toBe('');
});

test('the platform texts stand word for word', () => {
  expect(ERROR_TEXTS.effectiveAccountIdRequired).toBe(
    "The 'effectiveAccountId' param is required to be able to successfully execute this request.",
  );
  expect(ERROR_TEXTS.toastLabelMissing).toBe('Unable to show toast, missing toast property\'s "label"');
  expect(ERROR_TEXTS.maximumWaitExceeded).toBe('async maximum wait exceeded');
  expect(giftWrapFailure(503)).toMatch(/fetching gift wrap details failed.*503/i);
});
