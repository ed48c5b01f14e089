import type { ComponentProps } from 'react';
import styled from 'styled-components';
import { tokens } from '../theme/tokens';
import { withBase } from '../../../contract/pages/basePath';

export interface PictureSource {
  /** "image/avif" before "image/webp": the browser takes the first it supports. */
  readonly type: string;
  /** Rendered unchanged: its addresses must be below the base path already, as `pictures/useSources` returns them. */
  readonly srcSet: string;
  readonly media?: string;
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
export function Picture({ src, sources = [], sizes, alt, eager = false, ...image }: PictureProps) {
  return (
    <picture>
      {sources.map((source) => (
        <source key={source.type + (source.media ?? '')} sizes={sizes} {...source} />
      ))}
      <Image
        {...image}
        src={withBase(src)}
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
