/* Recordings of other releases, played by their own players. */
import { fireEvent, render, screen } from '@testing-library/react';
import { replayedApplications } from '../../src/builder/recording/replayedApplications';
import { SUPPORT_PAGES } from '../../src/contract/recordings/supportPages';
import { STAGE_READY, STAGE_VERSION, type Stage } from '../../src/support/player/stage';
import { addSupportTexts } from '../../src/support/app/supportTexts';
import { createPlayer } from '../../src/support/player/createPlayer';
import { PlayerTools } from '../../src/support/player/tools/PlayerTools';
import { openConsole } from '../support/console/openConsole';
import { sendSession } from '../support/console/sendSession';
import { onClose } from '../support/openShops';
import { plain } from '../support/plain';
import type { TestServer } from '../support/server/testServer';
import { startShopServer } from '../support/storefront/startShopServer';

let server: TestServer;
let text: string;
beforeAll(async () => {
  server = await startShopServer();
  ({ text } = await sendSession(server));
});
afterAll(() => server.close());

/** Writes into the page what the server would: the page's own release, and all releases whose players it has. */
function nameReleases(own: string, ...playable: readonly string[]): void {
  document.head.innerHTML = `<meta name="release" content="${own}"><meta name="releases" content="${playable.join(' ')}">`;
}
afterEach(() => {
  document.head.innerHTML = '';
});

/** Recorded shapes that today's reducers refuse: only the release `older` knows this version. */
const versions = { actions: { 'cart/opened': 7 } };
const ofOlder = (part: number): string =>
  text
    .replace(/"release":"[^"]*"/, '"release":"older"')
    .replace('"part":1', `"part":${part}`)
    .replace(/"schema":\{[^{}]*(?:\{[^{}]*\}[^{}]*)*\}/, '')
    .replace('"k":"header"', `"k":"header","schema":${JSON.stringify(versions)}`)
    .replace(/,,|,\}/g, (comma) => comma.slice(-1))
    .trimEnd();
const ofToday = (part: number): string =>
  text
    .replace(/"release":"[^"]*"/, '"release":"today"')
    .replace('"part":1', `"part":${part}`)
    .trimEnd();

const older: Stage['applications'] = {
  ...replayedApplications,
  ...(replayedApplications.schema && {
    schema: { ...replayedApplications.schema, versions: { ...replayedApplications.schema.versions, ...versions } },
  }),
};

/**
 * Opens a file in the console. The pages of its frames are loaded by no browser here: as soon as a frame is there, the
 * test publishes what the page of the frame's release would.
 */
async function opened(file: string, framed: Partial<Stage> = { release: 'older', applications: older }) {
  const page = await openConsole(server, SUPPORT_PAGES.file);
  const shown: Record<string, string[]> = {};
  const framesOf = () => [...document.querySelectorAll('iframe')];
  const answer = (): void => {
    for (const frame of framesOf()) {
      const release = new URL(frame.src, 'http://shop.example').searchParams.get('release') ?? 'today';
      if (!frame.contentWindow || frame.contentWindow.comptoirStage) continue;
      frame.contentWindow.comptoirStage = {
        version: STAGE_VERSION,
        release,
        applications: replayedApplications,
        ...(release === 'older' && framed),
        show: (part) => void (shown[release] ??= []).push(part.application ?? 'shop'),
        seen: () => Promise.resolve('a page'),
      };
      window.dispatchEvent(
        new MessageEvent('message', {
          data: { type: STAGE_READY },
          origin: window.location.origin,
          source: frame.contentWindow,
        }),
      );
    }
  };
  await page.perform(
    () =>
      fireEvent.drop(screen.getByText(/^Choisissez un enregistrement/), {
        dataTransfer: { files: [new Blob([file])] },
      }),
    'the file is open and compared, or refused',
    () => {
      answer();
      return page.playback().signature !== null || page.playback().failure !== null;
    },
  );
  return {
    ...page,
    shown,
    verdict: () => plain(screen.getAllByRole('status')[0]),
    frames: () => framesOf().map(({ src, parentElement }) => [src.split('=')[1] ?? 'today', parentElement?.hidden]),
  };
}

test('a recording is replayed by the release that recorded it, in a frame of its own for each release of a session [REP-08]', async () => {
  nameReleases('today', 'today', 'older');
  const page = await opened(`${ofOlder(1)}\n${ofToday(2)}\n`);
  expect(page.verdict()).toMatch(/^Exact : \d+ états comparés, rien ne manque/);
  expect(page.player.parts().map(({ release }) => release)).toEqual(['older', undefined]);
  expect(page.frames()).toEqual([
    ['older', false],
    ['today', true],
  ]);
  screen.getByText('Rejoué par la version older, qui l’a enregistré.');
  expect(Object.keys(page.shown)).toEqual(['older']);
  await page.perform(
    () => page.store.dispatch({ type: 'playback/seekRequested', payload: { part: 1, position: 3 } }),
    'the second part is shown',
    () => page.playback().part === 1,
  );
  expect(page.frames()).toEqual([
    ['older', true],
    ['today', false],
  ]);
  expect(screen.queryByText(/^Rejoué par la version/)).toBeNull();
  expect(Object.keys(page.shown)).toEqual(['older', 'today']);
  // Copies of a part, for "what if" and differences, are replayed by the same release.
  expect(page.player.parts()[0]?.replayed.schema?.versions.actions).toMatchObject(versions.actions);
});

test('today’s release replays what it can where the other is no longer kept, and says so; what it cannot is refused with the reason [REP-08]', async () => {
  nameReleases('today', 'today', 'other');
  const plainText = text.replace(/"release":"[^"]*"/, '"release":"gone"');
  const page = await opened(plainText);
  expect(page.verdict()).toMatch(/^Exact : /);
  expect(page.frames()).toEqual([['today', false]]);
  screen.getByText((shown) =>
    plain(shown).startsWith('La version gone, qui l’a enregistré, n’est plus conservée : rejoué par la version'),
  );
  page.close();
  const refused = await opened(ofOlder(1));
  expect(refused.playback().failure).toMatchObject({
    reason: expect.stringContaining('a newer release recorded it: version 7 of the action cart/opened') as string,
  });
});

test.each([
  ['of another release', { release: 'today', applications: older }],
  ['that publishes something else', { version: STAGE_VERSION + 1, release: 'older', applications: older }],
])('a frame with a page %s replays nothing, as its release was removed meanwhile [REP-08]', async (_what, framed) => {
  nameReleases('today', 'today', 'older');
  const page = await opened(text.replace(/"release":"[^"]*"/, '"release":"older"'), framed);
  expect(page.player.parts().map(({ release }) => release)).toEqual([undefined]);
  expect(page.frames()).toEqual([['today', false]]);
});

test('the player without the console says which release recorded a file, and leads to its player if it is kept [REP-08]', async () => {
  addSupportTexts();
  nameReleases('today', 'today', 'older');
  window.history.replaceState(null, '', '/replay?release=gone');
  const watched = createPlayer(() => undefined);
  const view = render(<PlayerTools watched={watched} />);
  onClose(() => {
    view.unmount();
    window.history.replaceState(null, '', '/');
  });
  screen.getByText(
    (shown) => plain(shown) === 'La version gone n’est pas conservée : ceci est le lecteur d’aujourd’hui.',
  );
  const drop = (release: string) =>
    fireEvent.drop(screen.getByText(/^Choisissez un enregistrement/), {
      dataTransfer: { files: [new Blob([text.replace(/"release":"[^"]*"/, `"release":"${release}"`)])] },
    });
  drop('older');
  await screen.findByText(/^Enregistré par la version older, rejoué ici par la version today\./);
  const link = screen.getByRole('link', { name: 'Ouvrir le lecteur de cette version' });
  expect(link.getAttribute('href')).toBe('/replay?release=older');
  fireEvent.click(screen.getByRole('button', { name: 'Ouvrir un autre fichier' }));
  drop('today');
  await screen.findByText((shown) => plain(shown).startsWith('Exact : '));
  expect(screen.queryByText(/la version/)).toBeNull();
});
