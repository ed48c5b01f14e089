import { useRhythm, type WireRhythm } from '../../../formatting';
import { LineDetails } from './lineTable.styles';

/** How often a line of an order or an invoice is delivered; nothing for one that is sold once. */
export function LineRhythm({ of }: { readonly of: WireRhythm }) {
  const rhythm = useRhythm()(of);
  return rhythm !== null && <LineDetails> {rhythm}</LineDetails>;
}
