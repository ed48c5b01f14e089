import { loadAllLazy } from '../../kernel/lazy';
import { loadAllPages } from '../routing/pageModules';
import { replayedShop } from './replayedShop';

/**
 * Loads what a session imported by DevTools may need: it can have been on any page, and DevTools compute its states and
 * show the last one at once. That is every endpoint and late slice, and the code of every page and lazy component.
 */
export async function loadForTravel(): Promise<typeof replayedShop> {
  await loadAllPages();
  // Includes the slices that pages bring.
  await loadAllLazy();
  return replayedShop;
}
