import { createRoot, type Root } from 'react-dom/client';
import { BuilderApp } from '../../builder/app/BuilderApp';
import type { BuilderStore } from '../../builder/kernel/hooks';
import { BUILDER_APPLICATION } from '../../builder/recording/recordedBuilder';
import { replayedApplications } from '../../builder/recording/replayedApplications';
import { App } from '../../storefront/app/App';
import { fontFiles } from '../../storefront/app/fontFiles';
import { loadAllPages } from '../../storefront/app/routing/pageModules';
import { loadAllLazy } from '../../storefront/kernel/lazy';
import type { ShopStore } from '../../storefront/kernel/shopStore';
import { addEnglish } from '../../storefront/messages/addEnglish';
import { ownRelease } from '../../storefront/platform/environment';
import { nextTask } from '../../storefront/platform/idle';
import { createVault } from '../../storefront/platform/vault';
import { GlobalStyle } from '../../storefront/ui/theme/GlobalStyle';
import { addSupportTexts } from '../app/supportTexts';
import { createPlayer, type WatchedPlayer } from './createPlayer';
import { followedPage } from './followedPage';
import { seenPage } from './seenPage';
import { STAGE_READY, STAGE_VERSION, type Stage, type StageReady } from './stage';
import type { Player } from './player';
import { PlayerTools } from './tools/PlayerTools';

declare global {
  interface Window {
    comptoirPlayer?: Player;
    comptoirStage?: Stage;
  }
}

/** The layer of the player's own tools: above the replayed page's header and overlays, too. */
const ABOVE_THE_PAGE = '10000';

/**
 * Starts the player, which renders pages of the storefront and the builder from recorded states. Nothing in them has
 * effects outside: the replay store's dispatch is inert, the vault is empty, and clicks do nothing.
 */
export async function startReplay(root: HTMLElement): Promise<void> {
  await loadAllPages();
  // Also loads the slices that come with the code of pages.
  await loadAllLazy();
  addSupportTexts();
  addEnglish();
  const frame = document.createElement('div');
  frame.inert = true;
  root.replaceChildren(frame);
  if (window.parent !== window) {
    // In a frame this page belongs to the console, which holds the recording and moves it.
    window.comptoirStage = stageIn(frame);
    window.parent.postMessage({ type: STAGE_READY } satisfies StageReady, window.location.origin);
    return;
  }
  let reactRoot: Root | undefined;
  const show: Stage['show'] = (part) => {
    reactRoot?.unmount();
    reactRoot = createRoot(frame);
    reactRoot.render(pageOf(part));
  };
  const watched = createPlayer(show);
  window.comptoirPlayer = watched.player;
  showTools(root, watched);
}

/** The tools stay above the current page, in a root of their own: the page below is mounted again for each part. */
function showTools(root: HTMLElement, watched: WatchedPlayer): void {
  const tools = document.createElement('main');
  Object.assign(tools.style, { position: 'sticky', top: '0', zIndex: ABOVE_THE_PAGE });
  root.before(tools);
  createRoot(tools).render(
    <>
      <GlobalStyle fonts={fontFiles()} />
      <PlayerTools watched={watched} />
    </>,
  );
}

/** The whole page of a part, in the current state of its store. */
const pageOf = ({ application, store }: Parameters<Stage['show']>[0]) => (
  <>
    <GlobalStyle fonts={fontFiles()} />
    {/* Checked edge: a part is replayed by its own application, which created its states. */}
    {application === BUILDER_APPLICATION ? (
      <BuilderApp store={store as unknown as BuilderStore} vault={createVault()} />
    ) : (
      <App store={store as unknown as ShopStore} vault={createVault()} />
    )}
  </>
);

function stageIn(frame: HTMLElement): Stage {
  const page = followedPage(frame, pageOf);
  let shown: Parameters<Stage['show']>[0] | undefined;
  const show: Stage['show'] = (part) => {
    shown = part;
    page.show(part);
  };
  const seen = async (): Promise<string | undefined> => {
    // The page is mounted anew in the current state, because a test of a recording mounts it for each moment, too.
    if (shown) show(shown);
    await page.caughtUp();
    // Effects render in later tasks.
    await nextTask();
    await nextTask();
    if (!shown || shown.application === BUILDER_APPLICATION) return undefined;
    // Checked edge: a part that is not the builder's is the shop's, and so are its states.
    return seenPage((shown.store as unknown as ShopStore).getState(), frame);
  };
  return { version: STAGE_VERSION, release: ownRelease(), applications: replayedApplications, show, seen };
}
