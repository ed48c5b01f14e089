import { screen } from '@testing-library/react';
import { sessionPageAddress } from '../../../src/contract/recordings/supportPages';
import { openConsole } from '../../support/console/openConsole';
import { sendSession } from '../../support/console/sendSession';
import { plain } from '../../support/plain';
import { recordingBrowser } from '../../support/server/calls/recordingCalls';
import type { TestServer } from '../../support/server/testServer';
import { startShopServer } from '../../support/storefront/startShopServer';

let server: TestServer;
/** A session that begins at 3:50 in New York, with an action a minute. */
let session = '';
beforeAll(async () => {
  server = await startShopServer();
  const sent = await sendSession(server);
  const browser = recordingBrowser(server.app);
  await browser.open();
  ({ session } = browser);
  const text = sent.text
    .replaceAll(sent.session, session)
    .replace('"timeZone":"Europe/Paris"', '"timeZone":"America/New_York"')
    .replace('"clock":0', `"clock":${Date.UTC(2025, 2, 3, 8, 50)}`)
    .replace(
      /^(\{"k":"action","n":(\d+),"t":)\d+/gm,
      (_all, start: string, n: string) => `${start}${Number(n) * 60_000}`,
    );
  const reply = await browser.send(1, 1, text);
  expect([reply.status, reply.reply.body]).toEqual([201, expect.any(String)]);
});
afterAll(() => server.close());

test('above the shopper’s page stand its address, the size of its window, and the time on the shopper’s clock, in the time zone that was recorded [REP-05]', async () => {
  const page = await openConsole(server, sessionPageAddress(session, { part: 1, action: 0 }));
  const line = () => plain(screen.getByLabelText('La page du client', { selector: 'p' }));
  /** The time of the current action, which is in the hour after the one in which the session began. */
  const time = () => `03/03/2025 04:${page.playback().position - 1 - 10}:00, America/New_York`;
  expect(line()).toBe('/360 × 740 · horloge du client : 03/03/2025 03:50:00, America/New_York');
  await page.moveTo('rejected addItem', 2);
  expect(line()).toBe(`/360 × 740 · horloge du client : ${time()}`);
  await page.moveTo('navigation/locationChanged');
  expect(line()).toBe(`/cart360 × 740 · horloge du client : ${time()}`);
});
