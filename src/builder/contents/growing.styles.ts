import { css } from 'styled-components';
import { tokens } from '../../storefront/ui/theme/tokens';

const MOST_ROWS = 20;

/** The height of a text area of so many rows, with the padding and border of every control. */
const heightOf = (rows: number): string => `calc(${rows} * 1lh + 2 * ${tokens.space[2]} + 2px)`;

/** A text area as high as its text, from its own rows up to `MOST_ROWS`; browsers that cannot do so show its rows. */
export const growing = (rows: number) => css`
  @supports (field-sizing: content) {
    min-height: ${heightOf(rows)};
    max-height: ${heightOf(MOST_ROWS)};
    field-sizing: content;
  }
`;
