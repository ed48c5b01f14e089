/** A button that stands there without a use keeps the focus and says so. */
export const usable = (can: boolean, press: () => void) => (can ? { onClick: press } : { 'aria-disabled': true });
