import styled, { createGlobalStyle } from 'styled-components';
import { media } from '../../storefront/ui/theme/media';
import { tokens } from '../../storefront/ui/theme/tokens';

/** On a wide screen the columns scroll and the page does not, so that no space is reserved for its scroll bar. */
export const WholeWindow = createGlobalStyle`
  ${media.large} {
    :root { scrollbar-gutter: auto; }
  }
`;

/** The whole window: toolbar above, columns below. */
export const Frame = styled.div`
  display: flex;
  flex-direction: column;
  min-height: 100dvh;
  ${media.large} {
    height: 100dvh;
  }
`;

/** Switches between editor and preview where only one of them has room. */
export const Switch = styled.section`
  padding: ${tokens.space[3]} ${tokens.space[4]} 0;
  ${media.large} {
    display: none;
  }
`;

/** Sections, editor and preview, as many side by side as there is room for. */
export const Columns = styled.div`
  display: grid;
  flex: 1;
  align-content: start;
  gap: ${tokens.space[4]};
  min-height: 0;
  padding: ${tokens.space[4]};
  > main {
    min-width: 0;
  }
  ${media.belowLarge} {
    &[data-pane='editor'] > section,
    &[data-pane='preview'] > :is(nav, main) {
      display: none;
    }
  }
  ${media.fromMedium} {
    &[data-pane='editor']:not([data-whole]) {
      grid-template-columns: 12rem minmax(0, 1fr);
    }
  }
  ${media.large} {
    align-content: stretch;
    gap: ${tokens.space[6]};
    &,
    &[data-pane='editor']:not([data-whole]) {
      grid-template: minmax(0, 1fr) / 13rem minmax(0, 1fr) minmax(0, 1.1fr);
    }
    &[data-whole] {
      grid-template: minmax(0, 1fr) / minmax(0, 1fr) minmax(0, 1.1fr);
    }
    > main,
    > nav {
      /* Visually hidden elements are positioned within their pane: else they would make the page itself scroll. */
      position: relative;
      overflow-y: auto;
      padding: 2px;
    }
  }
`;
