import type { ComponentProps } from 'react';
import styled from 'styled-components';
import { IMAGE_DENSITIES, IMAGE_WIDTHS } from '../../../contract/constants';
import { tokens } from '../theme/tokens';

/** The widths in which every picture exists: mobile, tablet, desktop. */
export const pictureWidths: readonly number[] = Object.values(IMAGE_WIDTHS);

export interface PictureSource {
  /** "image/avif" before "image/webp": the browser takes the first it supports. */
  readonly type: string;
  readonly srcSet: string;
  readonly media?: string;
}

/** A `srcset` by width, for pictures that scale with the window (with `sizes`). */
export function srcSetOfWidths(address: (width: number) => string, widths = pictureWidths): string {
  return widths.map((width) => `${address(width)} ${width}w`).join(', ');
}

/** A `srcset` by pixel density, for pictures of a fixed size in CSS pixels. */
export function srcSetOfDensities(
  address: (width: number) => string,
  width: number,
  densities: readonly number[] = IMAGE_DENSITIES,
): string {
  return densities.map((density) => `${address(Math.round(width * density))} ${density}x`).join(', ');
}

interface PictureProps extends Omit<ComponentProps<'img'>, 'loading' | 'fetchPriority' | 'decoding'> {
  readonly src: string;
  /** Alternative text; empty if nearby text says the same. */
  readonly alt: string;
  /** The file's pixels, so that the space is reserved before it loads. */
  readonly width: number;
  readonly height: number;
  readonly sources?: readonly PictureSource[];
  /** For the picture of the first screen: loaded at once with high priority. Others load lazily. */
  readonly eager?: boolean;
}

/** A picture in modern formats, with its dimensions in the HTML. */
export function Picture({ sources = [], sizes, alt, eager = false, ...image }: PictureProps) {
  return (
    <picture>
      {sources.map((source) => (
        <source key={source.type + (source.media ?? '')} sizes={sizes} {...source} />
      ))}
      <Image
        {...image}
        sizes={sizes}
        alt={alt}
        loading={eager ? 'eager' : 'lazy'}
        decoding={eager ? 'auto' : 'async'}
        {...(eager && { fetchPriority: 'high' })}
      />
    </picture>
  );
}

// Styles the alternative text, shown when the picture fails to load.
const Image = styled.img`
  color: ${tokens.color.inkSoft};
  font-size: ${tokens.size.caption};
`;
