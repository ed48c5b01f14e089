import type { ReactNode } from 'react';
import styled from 'styled-components';
import { tokens } from '../../theme/tokens';

/** A list of `Amount`s, one per line. */
export const Amounts = styled.dl`
  display: grid;
  gap: ${tokens.space[2]};
  > div {
    display: flex;
    justify-content: space-between;
    gap: ${tokens.space[4]};
  }
  dd {
    text-align: right;
    white-space: nowrap;
  }
  [data-detail] {
    margin: 0;
    font-size: ${tokens.size.small};
    text-align: left;
    white-space: normal;
  }
  > [data-detailed] {
    flex-wrap: wrap;
    row-gap: ${tokens.space[1]};
    [data-detail] {
      flex-basis: 100%;
    }
  }
  [data-strong] {
    padding-top: ${tokens.space[3]};
    border-top: 1px solid ${tokens.color.hairline};
    font-weight: 600;
  }
  [data-strong]:first-child {
    padding-top: 0;
    border-top: 0;
  }
  [data-strong]:last-child {
    font-size: ${tokens.size.large};
  }
`;

interface AmountProps {
  readonly name: string;
  /** Whether this is a total of amounts above it. */
  readonly strong?: boolean;
  /** Already formatted. */
  readonly children: string;
  /** What the amount is made of, below it. */
  readonly detail?: ReactNode;
}

/** An amount and its label. */
export function Amount({ name, strong = false, children, detail }: AmountProps) {
  return (
    <div data-strong={strong || undefined} data-detailed={detail !== undefined || undefined}>
      <dt>{name}</dt>
      <dd>{children}</dd>
      {detail !== undefined && <dd data-detail>{detail}</dd>}
    </div>
  );
}
