import type { ComponentProps, MouseEvent } from 'react';
import { VisuallyHidden } from '../text/VisuallyHidden';
import { buttonTypeOf } from './buttonType';
import { variantAttributes, ButtonRoot, type ButtonVariant } from './button.styles';

interface ButtonProps extends ComponentProps<'button'> {
  readonly variant?: ButtonVariant;
  readonly wide?: boolean;
  /** Busy: the button keeps its size and focus but ignores presses, also those that would submit a form. */
  readonly busy?: boolean;
  /** Announced when it becomes busy ("Ajout en cours"). */
  readonly busyLabel?: string;
}

/** A button of at least 44 px; `type` is "button" by default, and in place of an unknown one (KIT-14). */
export function Button({
  variant = 'secondary',
  wide = false,
  busy = false,
  busyLabel,
  type,
  onClick,
  children,
  ...rest
}: ButtonProps) {
  const press = (event: MouseEvent<HTMLButtonElement>) => {
    if (busy) event.preventDefault();
    else onClick?.(event);
  };
  return (
    <>
      <ButtonRoot
        {...(busy && { 'aria-busy': true, 'aria-disabled': true })}
        {...rest}
        type={buttonTypeOf(type)}
        {...variantAttributes(variant, wide)}
        onClick={press}
      >
        {children}
      </ButtonRoot>
      {busyLabel && <VisuallyHidden role="status">{busy ? busyLabel : ''}</VisuallyHidden>}
    </>
  );
}
