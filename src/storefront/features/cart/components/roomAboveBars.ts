import { css } from 'styled-components';

/**
 * Keeps focused elements and the end of the page above what lies at the bottom of the window, for the mini cart's bar and the
 * checkout's alike: both can be there, and so they say the same. The checkout's has its room at the page's end by itself.
 */
export const roomAboveBars = css`
  html:root {
    scroll-padding-bottom: max(var(--consent-band, 0rem), var(--checkout-bar, 0rem), var(--mini-cart-bar, 0rem));
  }
  html:root body {
    padding-bottom: max(var(--consent-band, 0rem), var(--mini-cart-bar, 0rem));
  }
`;
