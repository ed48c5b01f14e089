import type { ReactNode } from 'react';
import styled from 'styled-components';
import { Icon } from '../controls/Icon';
import { tokens } from '../theme/tokens';
import { stateStyles, type StateVariant } from './state.styles';

interface MessageProps {
  readonly variant?: Exclude<StateVariant, 'processing'>;
  readonly title?: ReactNode;
  readonly children?: ReactNode;
  /** Announced when it appears (an error after an action); not for permanent content. */
  readonly announce?: boolean;
}

/** A message in the flow of the page, beside its subject. */
export function Message({ variant = 'info', title, children, announce = false }: MessageProps) {
  const role = variant === 'error' ? 'alert' : 'status';
  return (
    <Root $variant={variant} {...(announce && { role })}>
      <Icon icon={stateStyles[variant].icon} size="small" />
      <div>
        {title && <strong>{title}</strong>}
        {children}
      </div>
    </Root>
  );
}

const Root = styled.div<{ readonly $variant: StateVariant }>`
  display: flex;
  gap: ${tokens.space[3]};
  padding: ${tokens.space[3]} ${tokens.space[4]};
  border-radius: ${tokens.radius.control};
  background: ${({ $variant }) => stateStyles[$variant].tint};
  > svg {
    margin-top: 1px;
    color: ${({ $variant }) => stateStyles[$variant].ink};
  }
  > div {
    min-width: 0;
    flex: 1;
  }
  strong {
    display: block;
    font-weight: 600;
  }
  strong + * {
    margin-top: ${tokens.space[1]};
  }
`;
