import { readFileSync } from 'node:fs';
import { failureOf } from '../../../../src/storefront/api';
import { problemOf, problemText } from '../../../../src/storefront/features/checkout/checkoutProblems';

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
