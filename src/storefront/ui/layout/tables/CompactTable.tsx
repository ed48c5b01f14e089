import styled from 'styled-components';
import { tokens } from '../../theme/tokens';

/**
 * A table of few columns and short values, which fits every screen: it stays a table on phones. Begins with its
 * `<caption>`; the first column names each row, the second has its value, a third one a remark.
 */
export const CompactTable = styled.table`
  width: 100%;
  border-collapse: collapse;
  caption {
    padding-bottom: ${tokens.space[2]};
    font-weight: 600;
    text-align: left;
  }
  th,
  td {
    padding: ${tokens.space[2]} ${tokens.space[3]};
    border-top: 1px solid ${tokens.color.hairline};
    font-weight: 400;
    text-align: right;
  }
  th:first-child {
    padding-left: 0;
    text-align: left;
  }
  td:last-child,
  th:last-child {
    padding-right: 0;
  }
  thead th {
    border: 0;
    padding-block: 0 ${tokens.space[1]};
    color: ${tokens.color.inkSoft};
    font-size: ${tokens.size.caption};
  }
  td:nth-child(2) {
    font-weight: 600;
  }
  td:nth-child(3) {
    color: ${tokens.color.inkSoft};
  }
`;
