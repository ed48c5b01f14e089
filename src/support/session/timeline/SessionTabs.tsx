import styled from 'styled-components';
import { withBase } from '../../../contract/pages/basePath';
import { whenText } from '../../../builder/toolbar/when';
import type { RecordedTab } from '../../../contract/recordings/support';
import { sessionPageAddress } from '../../../contract/recordings/supportPages';
import { useMessages } from '../../../storefront/messages';
import { tokens } from '../../../storefront/ui/theme/tokens';
import { useRecording } from '../../calls/useRecording';
import { useMoment } from '../../panels/useMoment';
import { usePlayer } from '../../playback/consolePlayer';
import { whatHappened } from '../../sessions';

/**
 * All tabs of the session on one axis of time, with a line at the moment that is shown; a tab's link leads to its page
 * as it was then. Nothing for a session of one tab.
 */
export function SessionTabs() {
  const t = useMessages();
  const { data } = useRecording();
  const shown = useShownTime();
  if (!data || data.otherTabs.length === 0) return null;
  const tabs = [data, ...data.otherTabs].sort((one, other) => Date.parse(one.startedAt) - Date.parse(other.startedAt));
  return (
    <nav aria-label={t('supportSession.tabs')}>
      <Tabs>
        {tabs.map((tab, index) => (
          <li key={tab.session}>
            <a
              href={withBase(sessionPageAddress(tab.session, shown === undefined ? undefined : { at: shown }))}
              aria-current={tab.session === data.session ? 'page' : undefined}
            >
              {t('supportSession.tab', { number: index + 1 })}
            </a>
            <TimeBar tab={tab} tabs={tabs} shown={shown} />
            <span>
              {t('support.tab.time', { from: whenText(t, tab.startedAt), to: whenText(t, tab.endedAt) })}
              {', '}
              {whatHappened(t, tab.summary)}
            </span>
          </li>
        ))}
      </Tabs>
    </nav>
  );
}

/** The time on the shopper's clock at the moment that is shown, in ms UTC; undefined: no recording is open yet. */
function useShownTime(): number | undefined {
  const player = usePlayer();
  const moment = useMoment();
  const [first] = player.outlines();
  return moment && first && first.startedAt + player.timeAt(moment);
}

const WIDTH = 1_000;

interface TimeBarProps {
  readonly tab: RecordedTab;
  readonly tabs: readonly RecordedTab[];
  readonly shown: number | undefined;
}

/** When a tab was recorded, within the time of all tabs. */
function TimeBar({ tab, tabs, shown }: TimeBarProps) {
  const from = Math.min(...tabs.map(({ startedAt }) => Date.parse(startedAt)));
  const to = Math.max(...tabs.map(({ endedAt }) => Date.parse(endedAt)));
  const xOf = (at: number) => Math.round((WIDTH * (at - from)) / Math.max(1, to - from));
  const [start, end] = [xOf(Date.parse(tab.startedAt)), xOf(Date.parse(tab.endedAt))];
  return (
    <svg aria-hidden viewBox={`0 0 ${WIDTH} 10`} preserveAspectRatio="none">
      {/* A tab in which hardly any time went by is still seen. */}
      <path d={`M${start} 5H${Math.max(end, start + 4)}`} stroke={tokens.color.pine} strokeWidth={4} {...fixedWidth} />
      {shown !== undefined && <path d={`M${xOf(shown)} 0V10`} stroke={tokens.color.ink} {...fixedWidth} />}
    </svg>
  );
}

const fixedWidth = { vectorEffect: 'non-scaling-stroke' } as const;

const Tabs = styled.ol`
  max-height: 12rem;
  overflow-y: auto;
  font-size: ${tokens.size.caption};
  li {
    display: grid;
    /* One width for all names, so that the bars have one axis. */
    grid-template-columns: 5rem minmax(4rem, 1fr);
    align-items: center;
    gap: 0 ${tokens.space[3]};
  }
  a {
    display: inline-flex;
    align-items: center;
    min-height: ${tokens.target.base};
  }
  a[aria-current] {
    font-weight: 600;
  }
  svg {
    width: 100%;
    height: 1rem;
    overflow: visible;
  }
  span {
    grid-column: 1 / -1;
    color: ${tokens.color.inkSoft};
  }
`;
