import styled, { createGlobalStyle } from 'styled-components';
import { media } from '../../storefront/ui/theme/media';
import { tokens } from '../../storefront/ui/theme/tokens';

/** On a wide screen its parts scroll and the page does not: no place is kept for a bar. */
export const WholeWindow = createGlobalStyle`
  ${media.large} {
    :root { scrollbar-gutter: auto; }
  }
`;

/** The window: a bar above, the parts below. */
export const Frame = styled.div`
  display: flex;
  flex-direction: column;
  min-height: 100dvh;
  ${media.large} {
    height: 100dvh;
  }
`;

/** Where only one part has room: which one. */
export const Switch = styled.section`
  padding: ${tokens.space[3]} ${tokens.space[4]} 0;
  ${media.large} {
    display: none;
  }
`;

/** Sections, what is edited, and the preview, as many beside one another as there is room for. */
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
      overflow-y: auto;
      padding: 2px;
    }
  }
`;
