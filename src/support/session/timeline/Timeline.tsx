import styled from 'styled-components';
import { useMessages } from '../../../storefront/messages';
import { tokens } from '../../../storefront/ui/theme/tokens';
import { useSupportSelector } from '../../kernel/hooks';
import { usePlayer } from '../../playback/consolePlayer';
import { selectPlayback } from '../../playback/playbackSlice';
import { MARK_COLORS, TimelineMarks } from './TimelineMarks';
import { useTimeline } from './useTimeline';

/** All actions of the session in sequence, with marks where something happened; keys move it like any range input. */
export function Timeline() {
  const t = useMessages();
  const player = usePlayer();
  const { part, position } = useSupportSelector(selectPlayback);
  const { isOpen, marks, starts, at, last, happened, actions, moveTo, moveToMark } = useTimeline();
  const type = player.outlines()[part]?.actions[position - 1]?.type ?? t('support.timeline.begin');
  return (
    <Root aria-label={t('support.timeline')}>
      <TimelineMarks marks={marks} starts={starts} last={last} />
      <input
        type="range"
        aria-label={t('support.timeline.position')}
        aria-valuetext={t('support.timeline.at', { at: happened, last: actions, type })}
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
              <Swatch aria-hidden $color={MARK_COLORS[kind]} />
              {t(`support.mark.${kind}`, { count: own.length })}
            </button>
          </li>
        ))}
      </Legend>
    </Root>
  );
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
