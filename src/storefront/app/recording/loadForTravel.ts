import { loadAllLazy } from '../../kernel/lazy';
import { loadAllPages } from '../routing/pageModules';
import { replayedShop } from './replayedShop';

/**
 * Loads every endpoint and late slice, and the code of every page and lazy component. A session imported by DevTools
 * may need any of them: it can have been on any page, and DevTools compute its states and show the last one at once.
 */
export async function loadForTravel(): Promise<typeof replayedShop> {
  await loadAllPages();
  // After the pages, because their code registers further late code.
  await loadAllLazy();
  return replayedShop;
}
