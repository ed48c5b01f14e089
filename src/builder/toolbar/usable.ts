/** Props of a button that stays focusable while disabled (aria-disabled). */
export const usable = (can: boolean, press: () => void) => (can ? { onClick: press } : { 'aria-disabled': true });
