import { createGlobalStyle } from 'styled-components';
import { RIBBON_MOBILE_BELOW } from '../../../contract/constants';
import { DEFAULT_SITE } from '../../../contract/site/defaultSite';
import type { RibbonProperties } from '../../../contract/site/siteConfiguration';
import { media } from '../../ui/theme/media';
import { tokens } from '../../ui/theme/tokens';

const HEX_COLOR = /^#[0-9a-f]{6}$/i;

/** A colour of the ribbon; what is no six-digit hex value is the default one (RIB-03). */
const ribbonColor = (name: 'hexcolor' | 'hexTextColor', ribbon: RibbonProperties): string =>
  HEX_COLOR.test(ribbon[name]) ? ribbon[name] : DEFAULT_SITE.ribbon[name];

interface PageTopProps {
  readonly ribbon: RibbonProperties;
  /** Whether the header comes to rest at the page's top. */
  readonly isSticky: boolean;
}

/** Under a ribbon that is out of the page's flow begins the page, however little a builder has left for it. */
const distance = ({ ribbon }: PageTopProps, pixels: number): string => {
  if (!ribbon.isShown) return '0px';
  return ribbon.position === 'fixed' ? `max(${pixels}px, var(--ribbon-height))` : `${pixels}px`;
};

/**
 * What the ribbon decides for the whole page (RIB-04, RIB-05), as custom properties of the document: its colours, and
 * how far from the top header and content begin. On low windows, or with the page zoomed to 400 %, the ribbon goes with
 * the page.
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
    ${({ isSticky }) => isSticky && '#header { top: var(--page-top); }'}
  }
`;
