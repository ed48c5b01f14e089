import { createGlobalStyle } from 'styled-components';
import type { HeaderVariant } from '../../../contract/site/siteConfiguration';

interface HeaderColorProps extends Pick<HeaderVariant, 'barColor' | 'barTextColor'> {
  /** Off: the header goes with the page (HDR-02). */
  readonly isSticky: boolean;
}

/**
 * The look of the shopper's header: the colours of their variant, as custom properties, and whether it sticks; the
 * server writes it into the document, so that the first paint has it. Without it the header has the shop's own.
 */
export const HeaderColors = createGlobalStyle<HeaderColorProps>`
  #header {
    --header-bar: ${({ barColor }) => barColor};
    --header-bar-text: ${({ barTextColor }) => barTextColor};
    ${({ isSticky }) => !isSticky && 'position: relative;'}
  }
`;
