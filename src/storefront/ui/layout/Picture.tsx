import type { ComponentProps } from 'react';
import styled from 'styled-components';
import { IMAGE_DENSITIES, IMAGE_WIDTHS } from '../../../contract/constants';
import { tokens } from '../theme/tokens';

/** The raster widths that exist for every picture: mobile, tablet, desktop. */
export const pictureWidths: readonly number[] = Object.values(IMAGE_WIDTHS);

export interface PictureSource {
  /** "image/avif" before "image/webp": the browser takes the first it knows. */
  readonly type: string;
  readonly srcSet: string;
  readonly media?: string;
}

/** A `srcset` of widths, for pictures whose size follows the window (with `sizes`). */
export function srcSetOfWidths(address: (width: number) => string, widths = pictureWidths): string {
  return widths.map((width) => `${address(width)} ${width}w`).join(', ');
}

/** A `srcset` of pixel densities, for pictures of one size in CSS pixels. */
export function srcSetOfDensities(
  address: (width: number) => string,
  width: number,
  densities: readonly number[] = IMAGE_DENSITIES,
): string {
  return densities.map((density) => `${address(Math.round(width * density))} ${density}x`).join(', ');
}

interface PictureProps extends Omit<ComponentProps<'img'>, 'loading' | 'fetchPriority' | 'decoding'> {
  readonly src: string;
  /** What it shows, empty where text beside it says the same. */
  readonly alt: string;
  /** Pixels of the file: the place is kept before it arrives. */
  readonly width: number;
  readonly height: number;
  readonly sources?: readonly PictureSource[];
  /** The picture of the first screen: loaded at once and before others. All else waits until it comes near. */
  readonly eager?: boolean;
}

/** A picture with its modern formats and its dimensions in the HTML. */
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

// The alternative text of a picture that fails to load should look like text of ours.
const Image = styled.img`
  color: ${tokens.color.inkSoft};
  font-size: ${tokens.size.caption};
`;
