import { createGlobalStyle } from 'styled-components';
import type { HeaderVariant } from '../../../contract/site/siteConfiguration';

/**
 * The colours of the shopper's header variant, as custom properties of the header; the server writes them into the
 * document, so that the first paint has them. Without it the header has the shop's own.
 */
export const HeaderColors = createGlobalStyle<Pick<HeaderVariant, 'barColor' | 'barTextColor'>>`
  #header {
    --header-bar: ${({ barColor }) => barColor};
    --header-bar-text: ${({ barTextColor }) => barTextColor};
  }
`;
