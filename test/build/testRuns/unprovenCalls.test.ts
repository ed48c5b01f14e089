import { writeFileSync } from 'node:fs';
import { SEEN_CALLS, unprovenCalls } from '../../support/jest/runs/unprovenCalls.cjs';
import { temporaryFolder } from '../../support/server/databases/temporaryFolder';

const folder = temporaryFolder();
afterAll(folder.remove);

const refusal = (...codes: readonly string[]) => ({
  content: {
    'application/json': { schema: { items: { allOf: [{}, { properties: { errorCode: { enum: codes } } }] } } },
  },
});
const document = {
  components: { parameters: { language: { in: 'query', name: 'language' } } },
  paths: {
    '/carts/{cartId}': {
      patch: {
        operationId: 'changeCart',
        parameters: [
          { in: 'path', name: 'cartId' },
          { in: 'query', name: 'sort' },
          { $ref: '#/components/parameters/language' },
        ],
        requestBody: { content: { 'application/json': { schema: { properties: { name: {}, quantity: {} } } } } },
        responses: { 200: {}, 404: refusal('CART_NOT_FOUND', 'ITEM_NOT_FOUND'), 500: refusal('UNKNOWN_EXCEPTION') },
      },
    },
  },
};

it('a call’s success, refusals, options and fields are unproven until a test of the run has seen them', () => {
  const whole = ['OK', '404 CART_NOT_FOUND', '404 ITEM_NOT_FOUND', '?sort', '?language', '.name', '.quantity'].map(
    (what) => `PATCH /carts/:cartId ${what}`,
  );
  expect(unprovenCalls(folder.folder, document)).toEqual(whole);
  writeFileSync(folder.file(`${SEEN_CALLS}1`), `${whole[0] ?? ''}\n${whole[2] ?? ''}\n`);
  writeFileSync(folder.file(`${SEEN_CALLS}2`), `${whole[3] ?? ''}\n${whole[5] ?? ''}\n`);
  expect(unprovenCalls(folder.folder, document)).toEqual([1, 4, 6].map((index) => whole[index]));
});
