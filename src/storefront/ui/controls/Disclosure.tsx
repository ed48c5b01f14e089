import ChevronDown from 'lucide-react/icons/chevron-down';
import type { MouseEvent, ReactNode } from 'react';
import styled from 'styled-components';
import { tokens } from '../theme/tokens';
import { Icon } from './Icon';

interface DisclosureProps {
  readonly summary: ReactNode;
  readonly children: ReactNode;
  /** With `onToggle` the caller decides whether the section is open, otherwise the browser. */
  readonly open?: boolean;
  readonly onToggle?: (open: boolean) => void;
}

/** A section that opens and closes; a native `<details>`, so it works without JavaScript. */
export function Disclosure({ summary, children, open = false, onToggle }: DisclosureProps) {
  const toggle = (event: MouseEvent) => {
    if (!onToggle) return;
    event.preventDefault();
    onToggle(!open);
  };
  return (
    <Root open={open}>
      {/* The browser also fires this click for Enter and Space on a summary. */}
      <summary onClick={toggle}>
        {summary}
        <Icon icon={ChevronDown} size="small" />
      </summary>
      {children}
    </Root>
  );
}

const Root = styled.details`
  border-bottom: 1px solid ${tokens.color.hairline};
  padding-bottom: ${tokens.space[1]};
  > summary {
    display: flex;
    align-items: center;
    justify-content: space-between;
    gap: ${tokens.space[3]};
    min-height: 3rem;
    padding-block: ${tokens.space[2]};
    font-weight: 600;
    cursor: pointer;
    list-style: none;
  }
  > summary::-webkit-details-marker {
    display: none;
  }
  > summary svg {
    transition: transform ${tokens.motion.base};
  }
  &[open] {
    padding-bottom: ${tokens.space[4]};
  }
  &[open] > summary svg {
    transform: rotate(180deg);
  }
`;
