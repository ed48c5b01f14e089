import { BREAKPOINTS } from '../../../contract/constants';
import type { SIZES } from '../../../contract/values/enumerations';

export type FormFactor = (typeof SIZES)[number];

/** Reports the form factor at once and whenever the width crosses a breakpoint. */
export function watchViewport(onMeasured: (formFactor: FormFactor) => void): void {
  const medium = window.matchMedia(`(min-width: ${BREAKPOINTS.mediumMin})`);
  const large = window.matchMedia(`(min-width: ${BREAKPOINTS.largeMin})`);
  let last: FormFactor | undefined;
  const measure = () => {
    // A fractional width between two breakpoints counts as the smaller form factor.
    const formFactor: FormFactor = large.matches ? 'large' : medium.matches ? 'medium' : 'small';
    if (formFactor === last) return;
    last = formFactor;
    onMeasured(formFactor);
  };
  medium.addEventListener('change', measure);
  large.addEventListener('change', measure);
  measure();
}
