import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { act, render } from '@testing-library/react';
import { readMoment, partOfMoment, positionOf } from '../../../src/journal/cli/moments';
import { readParts } from '../../../src/journal/cli/readJournal';
import { createReplayStore } from '../../../src/journal/replayStore';
import { App } from '../../../src/storefront/app/App';
import { replayedShop } from '../../../src/storefront/app/recording/replayedShop';
import { loadAllPages } from '../../../src/storefront/app/routing/pageModules';
import { loadAllLazy } from '../../../src/storefront/kernel/lazy';
import { selectLocation } from '../../../src/storefront/kernel/location';
import { translate } from '../../../src/storefront/messages';
import { createVault } from '../../../src/storefront/platform/vault';
import { seenText } from './seenText';

/** A recording that lies beside its test. What its shopper saw stands in the folder `__snapshots__` there. */
export function openRecording(folder: string, file: string) {
  const texts = path.join(folder, '__snapshots__', `${file.replace(/\.ndjson\.gz$/, '')}.dom.test.ts.snap`);
  return {
    /**
     * What the shopper saw after an action (`57`, or `2:57` in the second part), by today's code: the address, then the
     * page's text line by line. It is shown as the player shows it: no process runs, and personal values are left out.
     */
    seenAfter: async (moment: string): Promise<string> => {
      // Jest would write down whatever it finds, and pass.
      if (!existsSync(texts) && process.env['WRITE_SEEN_TEXTS'] === undefined)
        throw new Error(`${texts} is missing: write the test again, or run it once with WRITE_SEEN_TEXTS=1.`);
      await loadAllPages();
      await loadAllLazy();
      window.scrollTo = () => undefined;
      const parts = await readParts(file, async () => new Uint8Array(readFileSync(path.join(folder, file))));
      const part = partOfMoment(file, parts, readMoment(moment));
      const store = createReplayStore({ ...replayedShop, records: part.records });
      store.seek(positionOf(file, part, readMoment(moment)));
      const { container, unmount } = render(<App store={store} vault={createVault()} translate={translate} />);
      // What effects bring.
      await act(async () => undefined);
      const { pathname, search } = selectLocation(store.getState());
      const seen = `${pathname}${search}\n\n${seenText(container)}`;
      unmount();
      return seen;
    },
  };
}
