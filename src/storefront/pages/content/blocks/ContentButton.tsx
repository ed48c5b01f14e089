import ArrowLeft from 'lucide-react/icons/arrow-left';
import ArrowRight from 'lucide-react/icons/arrow-right';
import styled, { css } from 'styled-components';
import type { ButtonBlock } from '../../../../contract/content/contentDocument';
import { safeAddress } from '../../../../contract/pages/safeAddress';
import { actionOf, directionOf, sizeOf, type Size } from '../../../../contract/values/enumerations';
import { leadsOutside } from '../../../layout/links';
import { ButtonLink } from '../../../ui/controls/ButtonLink';
import { Icon } from '../../../ui/controls/Icon';
import { tokens } from '../../../ui/theme/tokens';

interface ContentButtonProps extends Pick<ButtonBlock, 'label' | 'url'> {
  /** An invalid size, direction or action, as in a foreign document, has a fallback (KIT-08). */
  readonly size: unknown;
  readonly direction: unknown;
  readonly action: unknown;
}

/** A builder's link in the form of a button; only its text if the address cannot be linked (LNK-09). */
export function ContentButton({ label, url, size, direction, action }: ContentButtonProps) {
  const href = safeAddress(url);
  if (href === null) return <p>{label}</p>;
  const isOutside = leadsOutside(href);
  const pointsLeft = directionOf(direction) === 'left';
  return (
    <Line>
      <Root
        href={href}
        {...((isOutside || actionOf(action) === 'redirect') && { target: '_self' })}
        {...(isOutside && { rel: 'noopener noreferrer' })}
        $size={sizeOf(size)}
      >
        {pointsLeft && <Icon icon={ArrowLeft} size="x-small" />}
        {label}
        {!pointsLeft && <Icon icon={ArrowRight} size="x-small" />}
      </Root>
    </Line>
  );
}

const Line = styled.p`
  margin-block: ${tokens.space[3]};
`;

const sizes: Readonly<Record<Size, ReturnType<typeof css>>> = {
  small: css`
    padding-inline: ${tokens.space[3]};
  `,
  medium: css`
    font-size: ${tokens.size.body};
  `,
  large: css`
    padding: ${tokens.space[3]} ${tokens.space[8]};
    font-size: ${tokens.size.large};
  `,
};

const Root = styled(ButtonLink)<{ readonly $size: Size }>`
  && {
    ${({ $size }) => sizes[$size]}
  }
`;
