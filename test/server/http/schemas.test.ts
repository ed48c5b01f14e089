import { compiledFor } from '../../../src/server/http/schemas/validators';
import { serializerFor } from '../../../src/server/http/schemas/serializers';
import { openWholeShop } from '../../support/server/wholeShop/openWholeShop';

const PARTS = ['body', 'querystring', 'params', 'headers'] as const;

test('the schema of every part of every call, and of every reply, can be compiled: a server compiles none before it is needed', async () => {
  const shop = await openWholeShop();
  let compiled = 0;
  for (const { method, url, schema = {} } of shop.routes) {
    for (const part of PARTS) {
      const own = schema[part];
      if (own === undefined) continue;
      expect(compiledFor(own as object, part)).toBeInstanceOf(Function);
      compiled += 1;
    }
    for (const [httpStatus, reply] of Object.entries((schema.response ?? {}) as Readonly<Record<string, object>>)) {
      expect(serializerFor({ schema: reply, method, url, httpStatus })).toBeInstanceOf(Function);
      compiled += 1;
    }
  }
  expect(compiled).toBeGreaterThan(200);
  await shop.close();
});

test.each(['body', 'querystring'])('a %s with a misspelt keyword cannot', (part) => {
  expect(() => compiledFor({ type: 'object', propertys: {} }, part)).toThrow('propertys');
});
