import { selectLocation } from '../../storefront/kernel/location';
import type { RootState } from '../../storefront/kernel/state';
import { seenText } from './seenText';

/** A page as a shopper reads it: its address, then its text line by line. */
export function seenPage(state: Pick<RootState, 'location'>, root: Element): string {
  const { pathname, search } = selectLocation(state);
  return `${pathname}${search}\n\n${seenText(root)}`;
}
