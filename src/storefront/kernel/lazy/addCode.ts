import { addTexts, type Texts } from '../../messages';
import { addEvents, type Events } from '../eventRegistry';
import { addSlices, type LateSlices } from '../lateSlices';

/** What the late code of a page or component adds to the shop. */
export interface LateCode {
  /** The texts that are not in the first load. */
  readonly texts: Texts;
  /** Slices of its own; they join the state when the page or component is prepared. */
  readonly slices?: LateSlices;
  /** The events to record. */
  readonly events?: readonly Events[];
}

/** Adds late code to the shop, before the page or component is shown. */
export function addCode({ texts, slices, events }: LateCode): void {
  addTexts(texts);
  if (slices) addSlices(slices);
  events?.forEach(addEvents);
}
