import { variantAttributes, ButtonRoot, type ButtonVariant } from './button.styles';
import { Link, type UiLinkProps } from './Link';

interface ButtonLinkProps extends UiLinkProps {
  readonly variant?: ButtonVariant;
  readonly wide?: boolean;
}

/** A link styled as a button. It leads somewhere; a `Button` does something. */
export function ButtonLink({ variant = 'secondary', wide = false, ...rest }: ButtonLinkProps) {
  return <ButtonRoot as={Link} {...rest} {...variantAttributes(variant, wide)} />;
}
