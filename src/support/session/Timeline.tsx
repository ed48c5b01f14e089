import styled from 'styled-components';
import { useMessages } from '../../storefront/messages';
import { tokens } from '../../storefront/ui/theme/tokens';
import { useSupportSelector } from '../kernel/hooks';
import { usePlayer } from '../playback/consolePlayer';
import { selectPlayback } from '../playback/playbackSlice';
import type { MarkKind } from '../player/outline';
import type { Mark } from './marks';
import { useTimeline } from './useTimeline';

const COLORS: Readonly<Record<MarkKind, string>> = {
  error: tokens.color.danger,
  request: tokens.color.outline,
  navigation: tokens.color.pine,
  cart: tokens.color.butterDeep,
  checkout: tokens.color.info,
  toast: tokens.color.warning,
  gap: tokens.color.ink,
  note: tokens.color.butter,
};

/** All actions of the session one after the other, with marks where something happened; moved by keys as any range. */
export function Timeline() {
  const t = useMessages();
  const player = usePlayer();
  const { part, position } = useSupportSelector(selectPlayback);
  const { isOpen, marks, starts, at, last, moveTo, moveToMark } = useTimeline();
  const type = player.outlines()[part]?.actions[position - 1]?.type ?? t('support.timeline.begin');
  // Errors stand above all others.
  const drawn = [...marks].sort(([one], [other]) => Number(one === 'error') - Number(other === 'error'));
  return (
    <Root aria-label={t('support.timeline')}>
      <svg aria-hidden viewBox={`0 0 ${Math.max(1, last)} 10`} preserveAspectRatio="none">
        {starts.slice(1).map((start) => (
          <path key={start} d={`M${start} 0V10`} stroke={tokens.color.ink} strokeDasharray="2 2" {...fixedWidth} />
        ))}
        {drawn.map(([kind, own]) => (
          <path key={kind} d={pathOf(kind, own)} stroke={COLORS[kind]} {...fixedWidth} />
        ))}
      </svg>
      <input
        type="range"
        aria-label={t('support.timeline.position')}
        aria-valuetext={t('support.timeline.at', { at, last, type })}
        min={0}
        max={last}
        value={at}
        disabled={!isOpen}
        onChange={({ target }) => moveTo(Number(target.value))}
      />
      <Legend aria-label={t('support.timeline.marks')}>
        {[...marks].map(([kind, own]) => (
          <li key={kind}>
            <button type="button" title={t('support.timeline.next')} onClick={() => moveToMark(kind, 1)}>
              <Swatch aria-hidden $color={COLORS[kind]} />
              {t(`support.mark.${kind}`, { count: own.length })}
            </button>
          </li>
        ))}
      </Legend>
    </Root>
  );
}

const fixedWidth = { vectorEffect: 'non-scaling-stroke' } as const;

/** One path for all marks of a kind, so that a long recording stays a handful of elements. */
const pathOf = (kind: MarkKind, marks: readonly Mark[]): string => {
  const top = kind === 'error' || kind === 'note' ? 0 : 4;
  return marks.map(({ at }) => `M${at} ${top}V10`).join('');
};

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
`;

const Legend = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: 0 ${tokens.space[4]};
  button {
    display: inline-flex;
    align-items: center;
    gap: ${tokens.space[2]};
    min-height: 2rem;
    padding: 0;
    border: 0;
    background: none;
    color: ${tokens.color.inkSoft};
    font: inherit;
    font-size: ${tokens.size.caption};
    cursor: pointer;
    &:hover {
      color: ${tokens.color.ink};
      text-decoration: underline;
    }
  }
`;

const Swatch = styled.span<{ readonly $color: string }>`
  width: 3px;
  height: 0.875rem;
  background: ${({ $color }) => $color};
`;
