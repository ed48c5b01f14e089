import type { AppPlugin } from '../../../src/server/app';
import { startTestApp } from '../../support/server/testApp';

const failing: AppPlugin = (app, _options, done) => {
  app.get('/address', (request) => new URL(`//?${request.url.split('?')[1] ?? ''}`, 'http://shop').href);
  app.get('/cause', () => {
    throw new Error('outside', { cause: new Error('inside') });
  });
  done();
};

test('a failure is logged with its causes, and without what its error carries along', async () => {
  const shop = await startTestApp({ plugins: [failing] });
  const address = await shop.app.inject('/address?term=marie.martin');
  const cause = await shop.app.inject('/cause');
  await shop.close();
  expect([address.statusCode, cause.statusCode]).toEqual([500, 500]);
  const log = shop.log.join('\n');
  expect(log).toContain('ERR_INVALID_URL');
  expect(log).not.toContain('marie');
  expect(log).toContain('outside');
  expect(log).toMatch(/caused by: Error: inside/);
});
