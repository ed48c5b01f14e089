import { useMemo } from 'react';
import styled from 'styled-components';
import { useMessages } from '../../storefront/messages';
import { tokens } from '../../storefront/ui/theme/tokens';
import { useSupportDispatch, useSupportSelector } from '../kernel/hooks';
import { usePlayer } from '../playback/consolePlayer';
import { paused, seekRequested, selectPlayback } from '../playback/playbackSlice';
import type { MarkKind, OutlinedPart } from '../player/outline';

const COLORS: Readonly<Record<MarkKind, string>> = {
  error: tokens.color.danger,
  request: tokens.color.outline,
  navigation: tokens.color.pine,
  cart: tokens.color.butterDeep,
  checkout: tokens.color.info,
  toast: tokens.color.warning,
  gap: tokens.color.ink,
};

/** All actions of the session one after the other, with marks where something happened; moved by keys as any range. */
export function Timeline() {
  const t = useMessages();
  const dispatch = useSupportDispatch();
  const player = usePlayer();
  const { status, lengths, part, position } = useSupportSelector(selectPlayback);
  const isOff = status !== 'open';
  const marks = useMemo(() => marksOf(isOff ? [] : player.outlines()), [isOff, player]);
  const starts = startsOf(lengths);
  const last = (starts.at(-1) ?? 0) + (lengths.at(-1) ?? 0);
  const at = (starts[part] ?? 0) + position;
  const type = player.outlines()[part]?.actions[position - 1]?.type ?? t('support.timeline.begin');
  const moveTo = (index: number) => {
    const found = starts.findLastIndex((start) => start <= index);
    dispatch(paused());
    dispatch(seekRequested({ part: Math.max(0, found), position: index - (starts[found] ?? 0) }));
  };
  return (
    <Root aria-label={t('support.timeline')}>
      <svg aria-hidden viewBox={`0 0 ${Math.max(1, last)} 10`} preserveAspectRatio="none">
        {marks.map(({ kind, path }) => (
          <path key={kind} d={path} stroke={COLORS[kind]} vectorEffect="non-scaling-stroke" />
        ))}
      </svg>
      <input
        type="range"
        aria-label={t('support.timeline.position')}
        aria-valuetext={t('support.timeline.at', { at, last, type })}
        min={0}
        max={last}
        value={at}
        disabled={isOff}
        onChange={({ target }) => moveTo(Number(target.value))}
      />
      <p>{t('support.timeline.at', { at, last, type })}</p>
    </Root>
  );
}

/** Of each part the place of its first state among all states of the recording. */
function startsOf(lengths: readonly number[]): readonly number[] {
  let next = 0;
  return lengths.map((length) => {
    const start = next;
    next += length + 1;
    return start;
  });
}

/** One path a kind, so that a long recording stays a handful of elements. Errors stand last, above all others. */
function marksOf(outlines: readonly OutlinedPart[]): readonly { readonly kind: MarkKind; readonly path: string }[] {
  const starts = startsOf(outlines.map(({ actions }) => actions.length));
  const paths = new Map<MarkKind, string>();
  outlines.forEach(({ actions }, part) => {
    actions.forEach(({ mark }, index) => {
      if (mark === undefined) return;
      const at = (starts[part] ?? 0) + index + 1;
      const [top, bottom] = mark === 'error' ? [0, 10] : [4, 10];
      paths.set(mark, `${paths.get(mark) ?? ''}M${at} ${top}V${bottom}`);
    });
  });
  const kinds = [...paths].map(([kind, path]) => ({ kind, path }));
  return kinds.sort((one, other) => Number(one.kind === 'error') - Number(other.kind === 'error'));
}

const Root = styled.section`
  display: grid;
  svg {
    width: 100%;
    height: 1.25rem;
    padding: 0 0.5rem;
    overflow: visible;
  }
  path {
    stroke-width: 2px;
  }
  input {
    width: 100%;
    height: ${tokens.target.base};
    margin: 0;
    accent-color: ${tokens.color.pine};
  }
  p {
    color: ${tokens.color.inkSoft};
    font-size: ${tokens.size.caption};
    font-variant-numeric: tabular-nums;
    overflow-wrap: anywhere;
  }
`;
