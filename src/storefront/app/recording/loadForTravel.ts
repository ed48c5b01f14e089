import { loadAllLazy } from '../../kernel/lazy';
import { loadAllPages } from '../routing/pageModules';
import { replayedShop } from './replayedShop';

/**
 * Loads what a session that DevTools import may need: it can have been at any page, and DevTools compute its states and
 * show the last one at once. Every endpoint and late slice, the code of every page and lazy component.
 */
export async function loadForTravel(): Promise<typeof replayedShop> {
  await loadAllPages();
  // Includes the slices that pages bring.
  await loadAllLazy();
  return replayedShop;
}
