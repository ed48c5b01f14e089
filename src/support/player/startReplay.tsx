import { createRoot, type Root } from 'react-dom/client';
import { decodeJournal } from '../../journal/decode';
import type { JournalRecord } from '../../journal/format';
import { judgeRecording } from '../../journal/schema/judge';
import { createReplayStore, type ReplayStore } from '../../journal/replayStore';
import { App } from '../../storefront/app/App';
import { fontFiles } from '../../storefront/app/fontFiles';
import { loadAllPages } from '../../storefront/app/routing/pageModules';
import { loadAllLazy } from '../../storefront/kernel/lazy';
import { replayedShop } from '../../storefront/app/recording/replayedShop';
import type { RootState } from '../../storefront/kernel/state';
import { translate } from '../../storefront/messages';
import { createVault } from '../../storefront/platform/vault';
import { GlobalStyle } from '../../storefront/ui/theme/GlobalStyle';
import type { Player } from './player';
import { showTimeline } from './timeline';

declare global {
  interface Window {
    comptoirPlayer?: Player;
  }
}

/** The records of each part, in order. Throws with every problem when the recording can't be read. */
function partsOf(text: string): readonly (readonly JournalRecord[])[] {
  const { records, problems } = decodeJournal(text);
  if (problems.length > 0) throw new Error(problems.map(({ message }) => message).join('\n'));
  const { verdict, reasons } = judgeRecording(records, replayedShop);
  if (verdict === 'impossible') throw new Error(['This release cannot replay the recording:', ...reasons].join('\n'));
  const parts: JournalRecord[][] = [];
  for (const record of records) {
    if (record.k === 'header') parts.push([]);
    parts.at(-1)?.push(record);
  }
  return parts;
}

/**
 * The third home of the storefront: its page, as a function of a recorded state. Nothing in it reaches outside: the
 * replay store's dispatch is inert, its vault is empty, and clicks go nowhere.
 */
export async function startReplay(root: HTMLElement): Promise<void> {
  await loadAllPages();
  // Those too that pages bring.
  await loadAllLazy();
  const frame = document.createElement('div');
  frame.inert = true;
  root.replaceChildren(frame);
  let stores: readonly ReplayStore<RootState>[] = [];
  let shown = -1;
  let reactRoot: Root | undefined;

  const show = (part: number): ReplayStore<RootState> => {
    const store = stores[part];
    if (!store) throw new Error(`The recording has no part ${part}.`);
    if (shown !== part) {
      reactRoot?.unmount();
      reactRoot = createRoot(frame);
      reactRoot.render(
        <>
          <GlobalStyle fonts={fontFiles} />
          <App store={store} vault={createVault()} translate={translate} />
        </>,
      );
      shown = part;
    }
    return store;
  };

  const player: Player = {
    open: (text) => {
      stores = partsOf(text).map((records) => createReplayStore({ ...replayedShop, records }));
      shown = -1;
      show(0);
      return stores.map((store) => store.length);
    },
    seek: (part, position) => show(part).seek(position),
  };
  window.comptoirPlayer = player;
  showTimeline(root, player, (part, position) => stores[part]?.actionAt(position)?.a.type ?? 'page/arrived');
}
