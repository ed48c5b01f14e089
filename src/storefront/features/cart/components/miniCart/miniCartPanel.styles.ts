import styled, { createGlobalStyle, keyframes } from 'styled-components';
import { media } from '../../../../ui/theme/media';
import { tokens } from '../../../../ui/theme/tokens';

const appear = keyframes`from { opacity: 0; }`;
const rise = keyframes`from { transform: translateY(100%); }`;

/** The bar's height on phones, for two lines of text; a longer one is cut. */
const BAR = '4.5rem';

const ABOVE_BAR = `calc(var(--consent-band, 0px) + ${BAR})`;

/**
 * On phones, keeps focused elements, toasts and the end of the page above the bar. The root must not be given a custom
 * property: the browser would restyle every element of the page when the bar comes and when it goes.
 */
export const RoomBelow = createGlobalStyle`
  ${media.small} {
    html:root:root {
      scroll-padding-bottom: ${ABOVE_BAR};
    }
    html:root body {
      padding-bottom: ${ABOVE_BAR};
    }
    [data-toasts],
    #footer::after {
      --mini-cart-bar: ${ABOVE_BAR};
    }
  }
  @media print {
    html:root body {
      padding-bottom: 0;
    }
  }
`;

export const Panel = styled.section`
  position: fixed;
  z-index: ${tokens.layer.list};
  top: 8.5rem;
  right: ${tokens.space[4]};
  display: grid;
  gap: ${tokens.space[3]};
  width: 22rem;
  padding: ${tokens.space[4]};
  border: 1px solid ${tokens.color.hairline};
  border-radius: ${tokens.radius.card};
  background: ${tokens.color.paper};
  box-shadow: ${tokens.shadow.floating};
  animation: ${appear} ${tokens.motion.base};
  &[data-room='none']:not(:focus-within) {
    opacity: 0;
    pointer-events: none;
  }
  > p {
    font-weight: 600;
    overflow-wrap: anywhere;
    &:empty {
      display: none;
    }
  }
  ${media.small} {
    /* A bar at the bottom of phones: overrides the position that the style attribute keeps from a wider window. */
    inset: auto 0 var(--consent-band, 0) !important;
    /* In front of the cart page's checkout bar, which is on the same layer and before it in the page. */
    z-index: calc(${tokens.layer.header} - 1);
    grid-template-columns: 1fr auto;
    gap: ${tokens.space[2]};
    align-items: center;
    width: auto;
    min-height: ${BAR};
    padding: ${tokens.space[2]} ${tokens.space[4]};
    border-width: 1px 0 0;
    border-radius: ${tokens.radius.card} ${tokens.radius.card} 0 0;
    animation-name: ${rise};
    touch-action: none;
    &[data-room]:not(:focus-within) {
      opacity: 1;
      pointer-events: auto;
    }
    > p {
      display: -webkit-box;
      grid-row: 1;
      overflow: hidden;
      -webkit-box-orient: vertical;
      -webkit-line-clamp: 2;
      font-size: ${tokens.size.small};
      line-height: 1.3;
    }
    > [role='status']:not(p),
    > [role='alert'] {
      grid-column: 1 / -1;
    }
  }
  @media print {
    display: none;
  }
`;

export const Head = styled.div`
  display: flex;
  align-items: center;
  gap: ${tokens.space[2]};
  h2 {
    flex: 1;
    font-size: ${tokens.size.large};
  }
  ${media.fromMedium} {
    /* Only the bar on phones has the button that draws it up. */
    button:first-of-type {
      display: none;
    }
  }
  ${media.small} {
    grid-column: 2;
    h2 {
      display: none;
    }
  }
`;

/** A part of the panel that is left out of its compact form (`data-room`), and on phones. */
export const Roomy = styled.div`
  display: grid;
  gap: ${tokens.space[3]};
  &:empty {
    display: none;
  }
  [data-room='compact'] > & {
    display: none;
  }
  ${media.small} {
    display: none;
  }
`;

export const Actions = styled.div`
  display: flex;
  gap: ${tokens.space[2]};
  > * {
    flex: auto;
  }
  ${media.small} {
    display: none;
  }
`;
