import styled from 'styled-components';
import { tokens } from '../theme/tokens';

/** What something comes to, amount below amount: a list of `Amount`s. */
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
  [data-strong] {
    padding-top: ${tokens.space[3]};
    border-top: 1px solid ${tokens.color.hairline};
    font-weight: 600;
  }
  [data-strong]:last-child {
    font-size: ${tokens.size.large};
  }
`;

interface AmountProps {
  readonly name: string;
  /** A sum of those above it. */
  readonly strong?: boolean;
  /** Already formatted. */
  readonly children: string;
}

/** One amount and what it is for. */
export function Amount({ name, strong = false, children }: AmountProps) {
  return (
    <div data-strong={strong || undefined}>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}
