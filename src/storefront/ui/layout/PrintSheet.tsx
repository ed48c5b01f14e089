import styled, { createGlobalStyle } from 'styled-components';
import { tokens } from '../theme/tokens';

/** For a page whose main part is a document: only that part is printed, black on white, on A4. */
export const PrintStyle = createGlobalStyle`
  @media print {
    @page { size: A4; margin: 14mm 15mm; }
    /* Small print has the eight points that a reader needs, text nine. */
    html { font-size: 10pt; }
    #main, #main * { background: none !important; color: #000 !important; box-shadow: none !important; }
    :has(> #main) > :not(#main) { display: none !important; }
    #main, #main > * { padding: 0; }
    thead { display: table-header-group; }
    tr, dl, address { break-inside: avoid; }
    h2, caption { break-after: avoid; }
    a { text-decoration: none; }
  }
`;

/** The document itself, a column of parts. */
export const Sheet = styled.article`
  display: grid;
  gap: ${tokens.space[6]};
  max-width: 60rem;
  margin-inline: auto;
  padding-block: ${tokens.space[6]} ${tokens.space[12]};
  > * {
    min-width: 0;
  }
  h2 {
    font-size: ${tokens.size.large};
  }
  @media print {
    gap: ${tokens.space[4]};
    max-width: none;
    padding: 0;
  }
`;

/** Shown on the screen only: buttons, and notes for the reader. */
export const OnScreen = styled.div`
  &:empty {
    display: none;
  }
  @media print {
    display: none;
  }
`;

/** Shown in print only. */
export const OnPaper = styled.div`
  display: none;
  @media print {
    display: block;
  }
`;
