import { readFileSync } from 'node:fs';
import { act, render } from '@testing-library/react';
import { openPart, partOfMoment, positionOf, readMoment } from '../../../src/journal/cli/moments';
import { readParts } from '../../../src/journal/cli/readJournal';
import { App } from '../../../src/storefront/app/App';
import { replayedShop } from '../../../src/storefront/app/recording/replayedShop';
import { loadAllPages } from '../../../src/storefront/app/routing/pageModules';
import { loadAllLazy } from '../../../src/storefront/kernel/lazy';
import { createVault } from '../../../src/storefront/platform/vault';
import { seenPage } from '../../../src/support/player/seenPage';

const io = {
  read: async (file: string) => new Uint8Array(readFileSync(file)),
  write: () => undefined,
  save: () => Promise.resolve(),
  complain: () => undefined,
};

/**
 * The page after an action of a recording (`57`, or `2:57` in the second part), by today's code: its address, then its
 * text line by line. It is shown as the player shows it: no process runs, and personal values are left out.
 */
export async function showRecording(file: string, wanted: string): Promise<string> {
  await loadAllPages();
  await loadAllLazy();
  window.scrollTo = () => undefined;
  const parts = await readParts(file, io.read);
  const moment = readMoment(wanted);
  const part = partOfMoment(file, parts, moment);
  const store = openPart(file, part, { ...replayedShop, ...io });
  store.seek(positionOf(file, part, moment));
  const { container, unmount } = render(<App store={store} vault={createVault()} />);
  // Waits for the effects.
  await act(async () => undefined);
  const seen = seenPage(store.getState(), container);
  unmount();
  return seen;
}
