import { createGlobalStyle } from 'styled-components';
import type { HeaderVariant } from '../../../contract/site/siteConfiguration';

interface HeaderColorProps extends Pick<HeaderVariant, 'barColor' | 'barTextColor'> {
  /** false: the header scrolls with the page (HDR-02). */
  readonly isSticky: boolean;
}

/**
 * The colours of the shopper's header variant as custom properties; a header that is not sticky gets its position here
 * too. The server writes them into the document for the first paint; without them the header has the shop's default
 * colours.
 */
export const HeaderColors = createGlobalStyle<HeaderColorProps>`
  #header {
    --header-bar: ${({ barColor }) => barColor};
    --header-bar-text: ${({ barTextColor }) => barTextColor};
    ${({ isSticky }) => !isSticky && 'position: relative;'}
  }
`;
