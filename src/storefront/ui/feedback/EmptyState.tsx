import type { ReactNode } from 'react';
import styled from 'styled-components';
import type { HeadingLevel } from '../../../contract/values/validators';
import { Icon, type IconDrawing } from '../controls/Icon';
import { Heading } from '../text/Heading';
import { tokens } from '../theme/tokens';

interface EmptyStateProps {
  readonly icon: IconDrawing;
  readonly title: string;
  /** The level of the heading. */
  readonly level?: HeadingLevel;
  readonly children?: ReactNode;
  /** What to do next: one or two buttons or links. */
  readonly actions?: ReactNode;
}

/** Shown when there is nothing to show or loading failed: says so and offers what to do next. */
export function EmptyState({ icon, title, level = 2, children, actions }: EmptyStateProps) {
  return (
    <Root>
      <span>
        <Icon icon={icon} size="large" />
      </span>
      <Heading level={level}>{title}</Heading>
      {children && <div>{children}</div>}
      {actions && <footer>{actions}</footer>}
    </Root>
  );
}

const Root = styled.div`
  display: grid;
  justify-items: center;
  gap: ${tokens.space[3]};
  max-width: 30rem;
  margin: 0 auto;
  padding: ${tokens.space[10]} ${tokens.space[4]};
  color: ${tokens.color.inkSoft};
  text-align: center;
  text-wrap: balance;
  /* A long search term without a space is no wider than the page. */
  overflow-wrap: anywhere;
  > span {
    display: grid;
    place-items: center;
    width: 5rem;
    height: 5rem;
    margin-bottom: ${tokens.space[2]};
    border-radius: 50%;
    background: ${tokens.color.butterSoft};
    color: ${tokens.color.butterDeep};
  }
  > :is(h1, h2, h3, h4, h5, h6) {
    color: ${tokens.color.ink};
    font-size: ${tokens.size.title};
  }
  footer {
    display: flex;
    flex-wrap: wrap;
    justify-content: center;
    gap: ${tokens.space[3]};
    margin-top: ${tokens.space[3]};
  }
`;
