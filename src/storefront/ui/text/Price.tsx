import type { ReactNode } from 'react';
import styled from 'styled-components';
import { tokens } from '../theme/tokens';
import { VisuallyHidden } from './VisuallyHidden';

interface PriceProps {
  /** Already formatted, with currency: `12,50 €`. */
  readonly amount: string;
  /** "HT" or "TTC". */
  readonly tax?: string;
  /** What the price is for: "la pièce", "le carton". */
  readonly unit?: string;
  /** A second line: the price per kilo or litre. */
  readonly measure?: ReactNode;
  readonly oldAmount?: string;
  /** Announced before `oldAmount`, because the stroke through it is not announced; to be given with each. */
  readonly oldLabel?: string;
  readonly size?: PriceSize;
}

const sizes = { small: tokens.size.body, medium: tokens.size.large, large: tokens.size.headline } as const;
export type PriceSize = keyof typeof sizes;

/** A price from formatted parts; it computes nothing. */
export function Price({ amount, tax, unit, measure, oldAmount, oldLabel, size = 'medium' }: PriceProps) {
  return (
    <Root $size={size}>
      {oldAmount && (
        <>
          {oldLabel && <VisuallyHidden>{oldLabel} </VisuallyHidden>}
          <s>{oldAmount}</s>{' '}
        </>
      )}
      <strong>{amount}</strong>
      {tax && <b> {tax}</b>}
      {unit && <span> {unit}</span>}
      {measure && <small> {measure}</small>}
    </Root>
  );
}

const Root = styled.p<{ readonly $size: PriceSize }>`
  color: ${tokens.color.inkSoft};
  font-size: ${tokens.size.caption};
  line-height: 1.35;
  strong {
    color: ${tokens.color.ink};
    font-size: ${({ $size }) => sizes[$size]};
    font-weight: 680;
    letter-spacing: -0.015em;
    line-height: 1.2;
    white-space: nowrap;
  }
  b {
    margin-left: 2px;
    color: ${tokens.color.ink};
    font-weight: 600;
  }
  s {
    text-decoration-color: ${tokens.color.danger};
  }
  small {
    display: block;
    font-size: inherit;
  }
`;
