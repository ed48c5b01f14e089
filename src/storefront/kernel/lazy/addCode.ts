import { addTexts, type Texts } from '../../messages';
import { addEvents, type Events } from '../eventRegistry';
import { addSlices, type LateSlices } from '../lateSlices';

/** What the late code of a page or component adds to the shop. */
export interface LateCode {
  /** The texts that are not in the first load. */
  readonly texts: Texts;
  /** Its own slices; they join the state when it is prepared. */
  readonly slices?: LateSlices;
  /** The events to record. */
  readonly events?: readonly Events[];
}

/** Adds it, before it is shown. */
export function addCode({ texts, slices, events }: LateCode): void {
  addTexts(texts);
  if (slices) addSlices(slices);
  events?.forEach(addEvents);
}
