import styled from 'styled-components';
import { selectLocation } from '../../storefront/kernel/location';
import type { RootState } from '../../storefront/kernel/state';
import { useMessages } from '../../storefront/messages';
import { tokens } from '../../storefront/ui/theme/tokens';
import { usePlayer } from '../playback/consolePlayer';
import { useMoment } from '../panels/useMoment';
import { clockText } from './clockText';

/** Where the shopper was: the address of their page, the size of their window and the time on their clock. */
export function PageLine() {
  const t = useMessages();
  const player = usePlayer();
  const moment = useMoment();
  const part = moment && player.outlines()[moment.part];
  if (!part) return <Root aria-hidden />;
  const { viewport, timeZone, application, startedAt } = part;
  const at = startedAt + (part.actions[moment.position - 1]?.at ?? 0);
  return (
    <Root aria-label={t('support.page')}>
      <strong>{application === undefined ? addressIn(moment.store.getState()) : application}</strong>
      <span>
        {[
          viewport && t('support.page.window', { width: viewport.width, height: viewport.height }),
          t('support.page.clock', { time: clockText(at, timeZone), zone: timeZone }),
        ]
          .filter((text) => text !== null)
          .join(' · ')}
      </span>
    </Root>
  );
}

function addressIn(state: unknown): string {
  // Checked edge: a part without an application is the shop's, and its states are of the shop's reducer.
  const { pathname, search } = selectLocation(state as RootState);
  return `${pathname}${search}`;
}

const Root = styled.p`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  justify-content: space-between;
  gap: 0 ${tokens.space[4]};
  min-height: 1.5em;
  font-size: ${tokens.size.caption};
  strong {
    overflow-wrap: anywhere;
  }
  span {
    color: ${tokens.color.inkSoft};
    font-variant-numeric: tabular-nums;
  }
`;
