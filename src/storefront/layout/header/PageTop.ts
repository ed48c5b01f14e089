import { createGlobalStyle } from 'styled-components';
import { RIBBON_MOBILE_BELOW } from '../../../contract/constants';
import { DEFAULT_SITE } from '../../../contract/site/defaultSite';
import type { RibbonProperties } from '../../../contract/site/siteConfiguration';
import { isHexColor } from '../../../contract/values/hexColor';
import { media } from '../../ui/theme/media';
import { tokens } from '../../ui/theme/tokens';

/** A colour of the ribbon; the default if it is no six-digit hex value (RIB-03). */
const ribbonColor = (name: 'hexcolor' | 'hexTextColor', ribbon: RibbonProperties): string =>
  isHexColor(ribbon[name]) ? ribbon[name] : DEFAULT_SITE.ribbon[name];

interface PageTopProps {
  readonly ribbon: RibbonProperties;
  /** Whether the header stays at the top of the window. */
  readonly isSticky: boolean;
}

/**
 * The page's distance from the top of the window: a fixed ribbon needs at least its own height, even if the builder set
 * less.
 */
function distance({ ribbon }: PageTopProps, pixels: number): string {
  if (!ribbon.isShown) return '0px';
  return ribbon.position === 'fixed' ? `max(${pixels}px, var(--ribbon-height))` : `${pixels}px`;
}

/**
 * The ribbon's effect on the whole page (RIB-04, RIB-05), as custom properties: its colours, and the distance of header
 * and content from the top. In low windows, or zoomed to 400 %, the ribbon scrolls with the page.
 */
export const PageTop = createGlobalStyle<PageTopProps>`
  :root {
    --hexcolor: ${({ ribbon }) => ribbonColor('hexcolor', ribbon)};
    --hex-text-color: ${({ ribbon }) => ribbonColor('hexTextColor', ribbon)};
    --ribbon-height: ${tokens.target.base};
    --page-top: ${(props) => distance(props, props.ribbon.topDistanceDesktop)};
    @media not all and (min-width: ${RIBBON_MOBILE_BELOW}) {
      --page-top: ${(props) => distance(props, props.ribbon.topDistanceMobile)};
    }
    ${media.large} {
      --ribbon-height: 2.25rem;
    }
  }
  ${media.tall} {
    html { scroll-padding-top: var(--page-top); }
    ${({ ribbon }) => ribbon.isShown && ribbon.position === 'fixed' && 'body { padding-top: var(--page-top); }'}
    ${({ isSticky }) => isSticky && '#header { top: var(--page-top); } html { --stuck: 4.25rem; }'}
  }
`;
