import { Children, type ReactNode } from 'react';
import styled from 'styled-components';
import type { GridSpacing } from '../../../contract/content/layoutBlocks';
import { tokens } from '../theme/tokens';
import { oneOfOr } from '../../../contract/values/oneOfOr';

const spacings = {
  'x-large': tokens.space[10],
  large: tokens.space[6],
  medium: tokens.space[4],
  small: tokens.space[3],
  'xx-small': tokens.space[1],
  none: '0',
} as const satisfies Readonly<Record<GridSpacing, string>>;

const spacingNames = Object.keys(spacings) as readonly GridSpacing[];

interface GridProps {
  /** The items. */
  readonly children?: ReactNode;
  /** The minimum width of a column; as many as fit are side by side. */
  readonly minimum?: string;
  /** The gap between items, from `x-large` to `xx-small`; none by default (KIT-03). */
  readonly spacing?: string;
  /** The items are `<li>`. */
  readonly list?: boolean;
  /** Few items keep the width of a column instead of filling the row together. */
  readonly keepWidth?: boolean;
  readonly className?: string;
  /** Below the items: links to other pages. */
  readonly pagination?: ReactNode;
  /** Shown instead of the items if there are none. */
  readonly empty?: ReactNode;
  /** Shown instead of everything else if the items could not be read. */
  readonly error?: ReactNode;
}

const isShown = (slot: ReactNode): boolean => slot !== undefined && slot !== null && slot !== false;

/**
 * Equal columns, as many as fit, without a media query; with slots for pagination, for an empty list and for an error
 * (KIT-03).
 */
export function Grid({
  children,
  minimum = '16rem',
  spacing,
  list = false,
  keepWidth = false,
  className,
  pagination,
  empty,
  error,
}: GridProps) {
  if (isShown(error)) return error;
  // An array without the values that render nothing.
  const hasItems = Children.toArray(children).length > 0;
  return (
    <>
      {hasItems || !isShown(empty) ? (
        <Items
          {...(list && { as: 'ul' })}
          className={className}
          $minimum={minimum}
          $spacing={oneOfOr(spacingNames, 'none')(spacing)}
          $repeat={keepWidth ? 'auto-fill' : 'auto-fit'}
        >
          {children}
        </Items>
      ) : (
        empty
      )}
      {pagination}
    </>
  );
}

interface ItemsStyle {
  readonly $minimum: string;
  readonly $spacing: GridSpacing;
  readonly $repeat: 'auto-fill' | 'auto-fit';
}

const Items = styled.div<ItemsStyle>`
  display: grid;
  grid-template-columns: repeat(${({ $repeat }) => $repeat}, minmax(min(100%, ${({ $minimum }) => $minimum}), 1fr));
  gap: ${({ $spacing }) => spacings[$spacing]};
`;
