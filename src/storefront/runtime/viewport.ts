import { BREAKPOINTS } from '../../contract/constants';
import { viewportMeasured, type FormFactor } from '../features/viewport';
import type { ShopStore } from '../app/store';

/** Measures the form factor after hydration and whenever the width crosses a breakpoint. */
export function watchViewport(store: ShopStore): void {
  const medium = window.matchMedia(`(min-width: ${BREAKPOINTS.mediumMin})`);
  const large = window.matchMedia(`(min-width: ${BREAKPOINTS.largeMin})`);
  let last: FormFactor | undefined;
  const measure = () => {
    // A fractional width between two of them belongs to the smaller.
    const formFactor: FormFactor = large.matches ? 'large' : medium.matches ? 'medium' : 'small';
    if (formFactor === last) return;
    last = formFactor;
    store.dispatch(viewportMeasured({ formFactor }));
  };
  medium.addEventListener('change', measure);
  large.addEventListener('change', measure);
  measure();
}
