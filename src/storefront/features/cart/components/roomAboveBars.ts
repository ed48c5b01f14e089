import { css } from 'styled-components';

/**
 * Keeps focused elements and the end of the page above the bars at the bottom of the window. Shared by the mini cart's
 * bar and the checkout's: both can be present, and so must set the same values. The checkout's bar needs no padding
 * here: `CheckoutBar` extends the footer instead.
 */
export const roomAboveBars = css`
  html:root {
    scroll-padding-bottom: max(var(--consent-band, 0rem), var(--checkout-bar, 0rem), var(--mini-cart-bar, 0rem));
  }
  html:root body {
    padding-bottom: max(var(--consent-band, 0rem), var(--mini-cart-bar, 0rem));
  }
`;
