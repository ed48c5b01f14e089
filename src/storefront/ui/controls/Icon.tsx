import { createContext, use, type ForwardRefExoticComponent, type RefAttributes, type SVGProps } from 'react';
import styled from 'styled-components';
import { tokens } from '../theme/tokens';

/** A single icon of the set: `import Truck from 'lucide-react/icons/truck'`. */
export type IconDrawing = ForwardRefExoticComponent<
  Omit<Partial<SVGProps<SVGSVGElement>>, 'ref'> & { size?: string | number } & RefAttributes<SVGSVGElement>
>;

/** The icons that an `IconSheet` above has drawn, each with the id of its drawing. */
export const IconSheetContext = createContext<ReadonlyMap<IconDrawing, string> | null>(null);

const sizes = { 'xx-small': 14, 'x-small': 16, small: 20, medium: 24, large: 32 } as const;
const variants = {
  bare: 'currentColor',
  error: tokens.color.danger,
  inverse: tokens.color.onPine,
  warning: tokens.color.warning,
  success: tokens.color.success,
} as const;

export type IconSize = keyof typeof sizes;
export type IconVariant = keyof typeof variants;

export const isIconSize = (size: string): size is IconSize => Object.hasOwn(sizes, size);

export interface IconProps {
  /** undefined renders an empty box of the same size. */
  readonly icon: IconDrawing | undefined;
  /** An invalid size becomes medium. */
  readonly size?: IconSize;
  /** Without a variant, or with an invalid one, the icon has the colour of the surrounding text. */
  readonly variant?: IconVariant;
  /** The icon's accessible name; without it the icon is decorative and hidden from assistive technology. */
  readonly label?: string;
}

/**
 * An icon in one of five sizes (KIT-07), in the colour of its text or of a state; an icon that a sheet above has is not
 * drawn again.
 */
export function Icon({ icon: Drawing, size = 'medium', variant = 'bare', label }: IconProps) {
  const pixels = sizes[isIconSize(size) ? size : 'medium'];
  const drawings = use(IconSheetContext);
  const color = Object.hasOwn(variants, variant) ? variants[variant] : variants.bare;
  if (!Drawing) return <EmptyBox $pixels={pixels} />;
  const meaning = label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true };
  const drawn = drawings?.get(Drawing);
  if (drawn !== undefined) {
    return (
      <svg width={pixels} height={pixels} viewBox="0 0 24 24" {...(color !== variants.bare && { color })} {...meaning}>
        <use href={`#${drawn}`} />
      </svg>
    );
  }
  return <Drawing size={pixels} strokeWidth={1.75} color={color} {...meaning} />;
}

const EmptyBox = styled.span<{ readonly $pixels: number }>`
  display: block;
  flex: none;
  width: ${({ $pixels }) => $pixels}px;
  height: ${({ $pixels }) => $pixels}px;
`;
