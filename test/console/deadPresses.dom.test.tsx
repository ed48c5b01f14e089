import { fireEvent, screen, within } from '@testing-library/react';
import { SUPPORT_PAGES } from '../../src/contract/recordings/supportPages';
import { openConsole } from '../support/console/openConsole';
import { sendSession } from '../support/console/sendSession';
import { plain } from '../support/plain';
import type { TestServer } from '../support/server/testServer';
import { startShopServer } from '../support/storefront/startShopServer';

let server: TestServer;
let sent: Awaited<ReturnType<typeof sendSession>>;
beforeAll(async () => {
  server = await startShopServer();
  sent = await sendSession(server);
});
afterAll(() => server.close());

test('a press that did nothing is a mark on the timeline, leads to the page that was pressed and says what it was [REP-11]', async () => {
  // One press before action 9, and one after the last action: a shopper who gives up may have pressed in vain.
  const last =
    sent.text
      .trimEnd()
      .split('\n')
      .findLast((line) => line.startsWith('{"k":"action"')) ?? '';
  const press = (what: string) => `{"k":"marker","n":9,"t":1,"kind":"press","text":"${what}"}\n`;
  const text = sent.text
    .replace('{"k":"action","n":9,', `${press('button header')}{"k":"action","n":9,`)
    .replace(`${last}\n`, `${last}\n${press('element page')}`);
  const page = await openConsole(server, SUPPORT_PAGES.file);
  const field = screen.getByText(/^Choisissez un enregistrement/);
  await page.perform(
    () => fireEvent.drop(field, { dataTransfer: { files: [new Blob([text])] } }),
    'the file is open and compared',
    () => page.playback().signature !== null || page.playback().failure !== null,
  );
  const panel = within(screen.getByRole('region', { name: 'Action' }));
  const seen: string[] = [];
  for (const position of [9, page.playback().lengths[0]]) {
    await page.perform(
      () => screen.getByRole('button', { name: /^2 appuis sans effet$/ }).click(),
      'the press is shown',
      () => page.playback().position === position,
    );
    seen.push(plain(panel.getByText(/^Appui sans effet/)));
  }
  expect(seen).toEqual(['Appui sans effet : un bouton, dans l’en-tête.', 'Appui sans effet : un élément.']);
});
