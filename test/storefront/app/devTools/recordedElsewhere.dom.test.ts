import { devTools } from '../../../support/devTools/devToolsInWindow';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { gunzipSync } from 'node:zlib';
import { partsOf } from '../../../../src/journal/cli/readJournal';
import { decodeJournal } from '../../../../src/journal/decode';
import { fromDevTools, toDevTools } from '../../../../src/journal/devTools';
import { fingerprint } from '../../../../src/journal/fingerprint';
import { createReplayStore } from '../../../../src/journal/replay/replayStore';
import { verifyJournal } from '../../../../src/journal/replay/verify';
import { replayedShop } from '../../../../src/storefront/app/recording/replayedShop';
import { exportFile, importedFrom } from '../../../support/devTools/extensionFile';
import { openDevelopedShop } from '../../../support/devTools/openDevelopedShop';
import type { TestServer } from '../../../support/server/testServer';
import { startShopServer } from '../../../support/storefront/startShopServer';

let server: TestServer;
beforeAll(async () => {
  server = await startShopServer();
});
afterAll(() => server.close());

const folder = path.resolve(__dirname, '../../../recordings/journeys');
/** In this journey DevTools themselves moved the state: its recording declares gaps, and no action leads over them. */
const MOVED_BY_DEVTOOLS = 'timeTravel.ndjson.gz';
/** The most actions that the shop's DevTools keep. */
const MOST_ACTIONS = 499;

const partsIn = (file: string) =>
  partsOf(decodeJournal(gunzipSync(readFileSync(path.join(folder, file))).toString()).records);

it.each(readdirSync(folder).filter((file) => file !== MOVED_BY_DEVTOOLS))(
  'the recorded journey %s, imported into DevTools of another page life, has its states and shows its page, and asks for nothing',
  async (file) => {
    const shop = await openDevelopedShop(server, '/');
    shop.calls.length = 0;
    const parts = partsIn(file).filter(
      ({ header, records }) =>
        header.application === undefined && records.filter(({ k }) => k === 'action').length < MOST_ACTIONS,
    );
    expect(parts.length).toBeGreaterThan(0);
    for (const { records } of parts) {
      const exported = toDevTools(records, replayedShop);
      await shop.lift({ type: 'IMPORT_STATE', ...importedFrom(exported) });

      const replay = createReplayStore({ ...replayedShop, records });
      replay.seek(replay.length);
      const { computedStates } = devTools().getState();
      const shown = computedStates.map(({ state }) => fingerprint(state));
      const wanted = Array.from({ length: replay.length }, (_none, index) => {
        replay.seek(index + 1);
        return fingerprint(replay.getState());
      });
      // A state that moved without an action is a state more.
      expect(shown.filter((print, index) => print !== shown[index - 1])).toEqual(
        [fingerprint(computedStates[0]?.state), ...wanted].filter((print, index, all) => print !== all[index - 1]),
      );
      const { pathname } = shop.store.getState().location.current;
      expect(window.location.pathname).toBe(pathname);
      expect(document.querySelector('main h1')?.textContent ?? '').not.toBe('');

      const back = fromDevTools(exportFile(devTools().getState()), replayedShop);
      expect(verifyJournal({ ...replayedShop, text: back })).toMatchObject({ ok: true, diverging: 0 });
    }
    expect(shop.calls).toEqual([]);
  },
);
