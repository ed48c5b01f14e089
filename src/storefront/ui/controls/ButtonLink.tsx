import styled from 'styled-components';
import { buttonStyles, type ButtonStyleProps, type ButtonVariant } from './button.styles';
import { Link, type UiLinkProps } from './Link';

interface ButtonLinkProps extends UiLinkProps {
  readonly variant?: ButtonVariant;
  readonly wide?: boolean;
}

/** A link that looks like a button: for what leads somewhere, where `Button` is for what does something. */
export function ButtonLink({ variant = 'secondary', wide = false, ...rest }: ButtonLinkProps) {
  return <Root {...rest} $variant={variant} $wide={wide} />;
}

const Root = styled(Link)<ButtonStyleProps>`
  ${buttonStyles}
`;
