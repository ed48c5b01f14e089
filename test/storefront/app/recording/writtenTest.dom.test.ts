import { mkdtempSync, readFileSync, rmSync, mkdirSync } from 'node:fs';
import path from 'node:path';
import { screen } from '@testing-library/react';
import { runJournalCommand } from '../../../../src/journal/cli';
import { testsInWorkingCopy } from '../../../../src/journal/cli/testing/workingCopy';
import { momentInWords } from '../../../../src/storefront/app/recording/momentOf';
import { replayedShop } from '../../../../src/storefront/app/recording/replayedShop';
import { closeShops } from '../../../support/openShops';
import { plantFault, runTestsIn } from '../../../support/recordings/plantedFaults';
import { openWatchedShop } from '../../../support/storefront/openWatchedShop';
import { startShopServer } from '../../../support/storefront/startShopServer';

const recordings = path.join(__dirname, '../../../recordings');
mkdirSync(recordings, { recursive: true });
const folder = mkdtempSync(path.join(recordings, 'written-'));
const target = path.relative(process.cwd(), path.join(folder, 'buyer.dom.test.ts'));
afterAll(() => rmSync(folder, { recursive: true }));

/** A shopper finds butter and puts it into the cart, whose panel opens. */
async function recordBuyer(): Promise<string> {
  const server = await startShopServer();
  try {
    const { user, settled, recording } = await openWatchedShop(server, '/search?term=beurre');
    const [add] = await screen.findAllByRole('button', { name: /^Ajouter/ });
    if (!add) throw new Error('The search found nothing to add.');
    await user.click(add);
    await settled();
    const log = recording();
    closeShops();
    return log;
  } finally {
    await server.close();
  }
}

it('a recorded session becomes a test, which passes today and names moment and text once a reducer or a page is at fault [REP-09]', async () => {
  const log = await recordBuyer();
  const said: string[] = [];
  const tests = testsInWorkingCopy(momentInWords);
  if (!tests) throw new Error('Tests run in a working copy.');
  const code = await runJournalCommand(['test', 'buyer.ndjson', '--out', target], {
    ...{ ...replayedShop, tests },
    read: async () => new Uint8Array(Buffer.from(log)),
    save: () => Promise.resolve(),
    write: (line) => said.push(line),
    complain: (line) => said.push(line),
  });
  expect({ code, said }).toEqual({
    code: 0,
    said: [expect.stringMatching(/holds 2 moments of /), `npx jest -c test/jest.config.cjs ${target}`],
  });
  expect(readFileSync(target, 'utf8').split('\n').length).toBeLessThan(15);

  plantFault(
    target,
    'faultyReducer',
    'features/cart/miniCart/miniCartSlice',
    "miniCartReducer: (state, action) => real.miniCartReducer(state, action.type === 'miniCart/opened' ? { type: 'lost' } : action)",
  );
  plantFault(target, 'faultyPage', 'ui/text/Price', "Price: () => 'sur demande'");
  const results = await runTestsIn(folder);
  const statusesOf = (name: string) => results.get(name)?.assertionResults.map(({ status }) => status);
  expect(statusesOf('buyer')).toEqual(['passed', 'passed']);

  // Only the last moment shows the panel, so only that moment fails.
  expect(statusesOf('faultyReducer')).toEqual(['passed', 'failed']);
  const reducer = results.get('faultyReducer')?.message ?? '';
  expect(reducer).toMatch(/after action \d+ \(the end\) the shopper sees the same page/);
  expect(reducer).toMatch(/^\s+- .*dans votre panier\.$/m);

  expect(statusesOf('faultyPage')).toContain('failed');
  expect(results.get('faultyPage')?.message).toMatch(/^\s+\+ .*sur demande/m);
}, 240_000);
