import type { ComponentProps, ReactNode } from 'react';
import styled from 'styled-components';
import { visuallyHidden } from '../../text/VisuallyHidden';
import { media } from '../../theme/media';
import { tokens } from '../../theme/tokens';

interface TableProps extends ComponentProps<'table'> {
  readonly caption: string;
  readonly showCaption?: boolean;
}

/**
 * A dense table that becomes a list of cards below 48em by CSS alone, never on paper. Rows are `Row`, cells `Cell`,
 * column heads `Head` in `<thead><Row>`. The ARIA roles are explicit because changing `display` removes the implicit
 * ones.
 */
export function Table({ caption, showCaption = false, children, ...rest }: TableProps) {
  return (
    <Root role="table" {...rest} $showCaption={showCaption}>
      <caption>{caption}</caption>
      {children}
    </Root>
  );
}

/** A row; a function component, so that a feature can memoise it. */
export function Row({ children, ...rest }: ComponentProps<'tr'>) {
  return (
    <tr role="row" {...rest}>
      {children}
    </tr>
  );
}

interface HeadProps extends Omit<ComponentProps<'th'>, 'align'> {
  readonly align?: 'start' | 'end';
}

/** A column header, for the row in `<thead>`. */
export function Head({ align = 'start', children, ...rest }: HeadProps) {
  const attributes = { role: 'columnheader', ...rest, 'data-align': align };
  return (
    <th scope="col" {...attributes}>
      {children}
    </th>
  );
}

interface CellProps extends Omit<ComponentProps<'td'>, 'children' | 'align'> {
  /** The column's name, shown beside the value on a card; without it only the value is shown. */
  readonly label?: string;
  readonly align?: 'start' | 'end';
  /** The row header in the table, the title of the card. */
  readonly heads?: boolean;
  /** On a card it is in the upper corner: for the button that removes the row. */
  readonly corner?: boolean;
  readonly children?: ReactNode;
}

export function Cell({ label, align = 'start', heads = false, corner = false, children, ...rest }: CellProps) {
  const attributes = {
    role: heads ? 'rowheader' : 'cell',
    ...rest,
    'data-label': label,
    'data-align': align,
    'data-corner': corner || undefined,
  };
  return heads ? (
    <th scope="row" {...attributes}>
      {children}
    </th>
  ) : (
    <td {...attributes}>{children}</td>
  );
}

const Root = styled.table<{ readonly $showCaption: boolean }>`
  width: 100%;
  border-collapse: collapse;
  caption {
    padding-bottom: ${tokens.space[3]};
    font-weight: 600;
    text-align: left;
    ${({ $showCaption }) => !$showCaption && visuallyHidden}
  }
  th,
  td {
    padding: ${tokens.space[2]} ${tokens.space[3]};
    text-align: left;
    vertical-align: middle;
    font-weight: inherit;
  }
  [data-align='end'] {
    text-align: right;
  }
  thead th {
    border-bottom: 1px solid ${tokens.color.ink};
    color: ${tokens.color.inkSoft};
    font-size: ${tokens.size.caption};
    font-weight: 600;
    vertical-align: bottom;
  }
  ${media.fromMediumAndPaper} {
    tbody tr {
      border-bottom: 1px solid ${tokens.color.hairline};
    }
    ${media.hover} {
      tbody tr:hover {
        background: ${tokens.color.surface};
      }
    }
    th:first-child,
    td:first-child {
      padding-left: 0;
    }
    th:last-child,
    td:last-child {
      padding-right: 0;
    }
  }
  ${media.small} {
    @media screen {
      &,
      tbody {
        display: grid;
        gap: ${tokens.space[3]};
      }
      thead {
        ${visuallyHidden}
      }
      tr {
        position: relative;
        display: grid;
        padding: ${tokens.space[3]} ${tokens.space[4]};
        border: 1px solid ${tokens.color.hairline};
        border-radius: ${tokens.radius.card};
        background: ${tokens.color.surface};
      }
      th,
      td {
        padding: ${tokens.space[1]} 0;
      }
      /* As high as the corner's button, so that the row below begins under it. */
      tr:has([data-corner]) [scope='row'] {
        min-height: ${tokens.space[10]};
        padding-right: ${tokens.space[10]};
      }
      [data-corner] {
        position: absolute;
        top: ${tokens.space[1]};
        right: ${tokens.space[1]};
      }
      [data-label] {
        display: flex;
        align-items: baseline;
        justify-content: space-between;
        gap: ${tokens.space[4]};
        text-align: right;
      }
      [data-label] > div {
        align-items: flex-end;
      }
      [data-label]::before {
        content: attr(data-label);
        color: ${tokens.color.inkSoft};
        font-size: ${tokens.size.caption};
        text-align: left;
      }
    }
  }
`;
