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
import { budget } from '../../../support/budget';
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
/** In this journey DevTools moved the state: its recording declares gaps, and no action leads across one. */
const MOVED_BY_DEVTOOLS = 'timeTravel.ndjson.gz';
/** The most actions that the shop's DevTools keep. */
const MOST_ACTIONS = 499;

const textOf = (file: string): string => gunzipSync(readFileSync(path.join(folder, file))).toString();
const partsIn = (file: string) => partsOf(decodeJournal(textOf(file)).records);

/** Recordings that together have every type of action: each adds at least one to those before it. */
function fewWithEveryType(files: readonly string[]): readonly string[] {
  const typesOf = new Map(files.map((file) => [file, new Set(textOf(file).match(/"type":"[^"]+"/g))]));
  const seen = new Set<string>();
  const news = (file: string): number => [...(typesOf.get(file) ?? [])].filter((type) => !seen.has(type)).length;
  const few: string[] = [];
  for (;;) {
    const [best] = [...files].sort((one, other) => news(other) - news(one));
    if (best === undefined || news(best) === 0) return few;
    for (const type of typesOf.get(best) ?? []) seen.add(type);
    few.push(best);
  }
}
const files = readdirSync(folder).filter((file) => file !== MOVED_BY_DEVTOOLS);

it.each(budget({ usual: fewWithEveryType(files), long: files }))(
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
      // Where the state moved without an action, DevTools have one state more.
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
