import { BREAKPOINTS } from '../../contract/constants';
import { viewportMeasured, type FormFactor } from '../features/viewport';
import type { ShopStore } from '../app/store';

/** Measures the form factor after hydration and whenever the width crosses a breakpoint. */
export function watchViewport(store: ShopStore): void {
  const small = window.matchMedia(`(max-width: ${BREAKPOINTS.smallMax})`);
  const large = window.matchMedia(`(min-width: ${BREAKPOINTS.largeMin})`);
  let last: FormFactor | undefined;
  const measure = () => {
    // A fractional width between two of them belongs to the smaller.
    const formFactor: FormFactor = large.matches
      ? 'large'
      : small.matches || window.innerWidth < 768
        ? 'small'
        : 'medium';
    if (formFactor === last) return;
    last = formFactor;
    store.dispatch(viewportMeasured({ formFactor }));
  };
  small.addEventListener('change', measure);
  large.addEventListener('change', measure);
  measure();
}
