import { useLayoutEffect, useRef, type ReactNode } from 'react';
import { regainFocusSoon } from '../../../platform/page/regainFocus';
import { Button } from '../../../ui/controls/Button';

interface RetryButtonProps {
  readonly variant?: 'primary' | 'secondary' | 'quiet';
  /** The read is being tried again. */
  readonly busy?: boolean;
  readonly onRetry: () => void;
  readonly children: ReactNode;
}

/** What can take the focus from the button: a heading that is made for it, or the dialog around it. */
const TARGETS = ':is(h1, h2, h3, h4)[tabindex="-1"], [role="dialog"]';

/**
 * Repeats what has failed. While `busy`, the button stays with its focus. When it is removed with the focus, because
 * what it stands for has come, the focus moves to the last heading before it, or to the heading of the page that has
 * come.
 */
export function RetryButton({ variant = 'primary', busy = false, onRetry, children }: RetryButtonProps) {
  const button = useRef<HTMLButtonElement>(null);
  useLayoutEffect(() => {
    const element = button.current;
    return () => {
      if (element !== null && element === element.ownerDocument.activeElement) passFocusOn(element);
    };
  }, []);
  return (
    <Button ref={button} variant={variant} busy={busy} onClick={onRetry}>
      {children}
    </Button>
  );
}

function passFocusOn(element: HTMLElement): void {
  const isBefore = (target: Element) =>
    (target.compareDocumentPosition(element) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0;
  const targets = [...element.ownerDocument.querySelectorAll<HTMLElement>(TARGETS)];
  targets.findLast(isBefore)?.focus({ preventScroll: true });
  // The heading may be removed in the same commit.
  regainFocusSoon();
}
