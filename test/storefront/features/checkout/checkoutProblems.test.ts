import { readFileSync } from 'node:fs';
import { ERROR_TEXTS } from '../../../../src/contract/errorTexts';
import { failureOf, localFailure } from '../../../../src/storefront/api';
import {
  aborted,
  problemOf,
  problemText,
  showsServerMessage,
  waitedTooLong,
} from '../../../../src/storefront/features/checkout/checkoutProblems';

const failed = (status: number, code: string, message = '‹p1›') => ({
  url: '',
  status,
  statusText: '',
  code,
  errors: [{ message, type: code, arguments: [] }],
});

describe('an error of the checkout', () => {
  it.each([
    ['an array', failed(400, 'INVALID_API_INPUT'), 'INVALID_API_INPUT', '‹p1›'],
    [
      'an object with errors',
      { errors: [{ type: '/commerce/errors/shipping-failure', title: 't', detail: '‹p2›' }] },
      'SHIPPING_REFUSED',
      '‹p2›',
    ],
    ['no answer', { ...failed(0, 'NO_ANSWER'), errors: [], statusText: 'NO_ANSWER' }, 'NO_ANSWER', 'NO_ANSWER'],
    ['something thrown', new TypeError('broken'), 'INTERNAL_ERROR', 'broken'],
    ['an aborted call', failureOf({ name: 'AbortError' }), 'ABORTED', 'Aborted'],
    ['nothing at all', null, 'INTERNAL_ERROR', ''],
  ])('has a code and a message when it is %s [CHK-10]', (_form, error, code, message) => {
    expect(problemOf(error)).toMatchObject({ code, message });
  });

  it.each(['/commerce/integrations/inventory', '/commerce/errors/inventory-failure'])(
    'of the inventory is INSUFFICIENT_INVENTORY: %s [CHK-24]',
    (type) => expect(problemOf({ errors: [{ type, title: '', detail: '' }] }).code).toBe('INSUFFICIENT_INVENTORY'),
  );

  it('always has a text that says what to do', () => {
    const texts = JSON.parse(readFileSync('src/storefront/messages/fr-FR/checkoutProblems.json', 'utf8')) as Readonly<
      Record<string, string>
    >;
    const statuses = [0, 400, 401, 403, 404, 408, 409, 410, 412, 418, 422, 423, 429, 500, 503];
    for (const status of statuses) {
      expect(texts[problemText({ code: `HTTP_${status}`, status }).id]).toMatch(/[.!]$/);
    }
  });
});

it('no text that is meant for developers is shown beside the shop’s own [CON-04]', () => {
  const texts = Object.values(ERROR_TEXTS);
  const problems = [
    waitedTooLong,
    aborted,
    ...texts.map((text) => problemOf(localFailure('', 'REFUSED', text))),
    ...texts.map((text) => problemOf(new TypeError(text))),
  ];
  expect(problems.every(({ message }) => texts.some((text) => text === message))).toBe(true);
  expect(problems.filter(showsServerMessage)).toEqual([]);
  // The server's message about a refused field is shown.
  expect(showsServerMessage(problemOf(failed(400, 'INVALID_API_INPUT')))).toBe(true);
});
