import { Fragment, type ReactNode } from 'react';
import styled from 'styled-components';
import { media } from '../../storefront/ui/theme/media';
import { tokens } from '../../storefront/ui/theme/tokens';

interface FactsProps {
  /** In order; null ones are left out. */
  readonly facts: readonly (readonly [name: string, value: ReactNode] | null)[];
}

/** Short facts, each with its name. */
export function Facts({ facts }: FactsProps) {
  return (
    <List>
      {facts.map(
        (fact) =>
          fact && (
            <Fragment key={fact[0]}>
              <dt>{fact[0]}</dt>
              <dd>{fact[1]}</dd>
            </Fragment>
          ),
      )}
    </List>
  );
}

const List = styled.dl`
  display: grid;
  grid-template-columns: minmax(6rem, max-content) minmax(0, 1fr);
  gap: ${tokens.space[1]} ${tokens.space[4]};
  dt {
    color: ${tokens.color.inkSoft};
  }
  dd {
    overflow-wrap: anywhere;
  }
  ${media.small} {
    grid-template-columns: minmax(0, 1fr);
    row-gap: 0;
    dd {
      margin-bottom: ${tokens.space[2]};
    }
  }
`;
