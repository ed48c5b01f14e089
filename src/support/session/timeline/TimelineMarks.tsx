import { memo } from 'react';
import { tokens } from '../../../storefront/ui/theme/tokens';
import type { MarkKind } from '../../player/outline';
import { drawnMarks, type Marks } from './marks';

export const MARK_COLORS: Readonly<Record<MarkKind, string>> = {
  error: tokens.color.danger,
  request: tokens.color.outline,
  navigation: tokens.color.pine,
  cart: tokens.color.butterDeep,
  checkout: tokens.color.info,
  toast: tokens.color.warning,
  press: tokens.color.dangerDeep,
  gap: tokens.color.ink,
  note: tokens.color.butter,
};

interface TimelineMarksProps {
  readonly marks: Marks;
  /** The position of each part's first state among all states. */
  readonly starts: readonly number[];
  readonly last: number;
}

/** The row of marks above the range. It does not change while the recording is moved. */
export const TimelineMarks = memo(function TimelineMarks({ marks, starts, last }: TimelineMarksProps) {
  // Errors are drawn above all others.
  const drawn = [...marks].sort(([one], [other]) => Number(one === 'error') - Number(other === 'error'));
  return (
    <svg aria-hidden viewBox={`0 0 ${Math.max(1, last)} 10`} preserveAspectRatio="none">
      <path d={pathOf(starts.slice(1), 0, last)} stroke={tokens.color.ink} strokeDasharray="2 2" {...fixedWidth} />
      {drawn.map(([kind, positions]) => (
        <path
          key={kind}
          d={pathOf(positions, kind === 'error' || kind === 'note' ? 0 : 4, last)}
          stroke={MARK_COLORS[kind]}
          {...fixedWidth}
        />
      ))}
    </svg>
  );
});

const fixedWidth = { vectorEffect: 'non-scaling-stroke' } as const;

/** One path for all marks of a kind, so that a long recording stays a handful of elements. */
const pathOf = (positions: readonly number[], top: number, last: number): string =>
  drawnMarks(positions, last)
    .map((at) => `M${at} ${top}V10`)
    .join('');
