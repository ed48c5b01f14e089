import styled from 'styled-components';
import { Segments } from '../../builder/toolbar/Segments';
import { differencesBetween, summaryOf } from '../../journal/differences';
import { requestOf } from '../../journal/requests';
import { useMessages } from '../../storefront/messages';
import { Stack } from '../../storefront/ui/layout/Stack';
import { tokens } from '../../storefront/ui/theme/tokens';
import { useSupportDispatch, useSupportSelector } from '../kernel/hooks';
import { usePlayer } from '../playback/consolePlayer';
import { selectPlayback } from '../playback/playbackSlice';
import { panelChosen, PANELS, selectPanel } from './panelSlice';
import { ValueTree } from './ValueTree';

/** Differences that are shown of one action. */
const MOST = 200;

/** What the current action was and did: itself, what it changed, the state after it, its request and answer. */
export function ActionPanel() {
  const t = useMessages();
  const dispatch = useSupportDispatch();
  const player = usePlayer();
  const { status, part, position } = useSupportSelector(selectPlayback);
  const { shown } = useSupportSelector(selectPanel);
  const store = status === 'open' ? player.parts()[part]?.store : undefined;
  const record = store?.actionAt(position);
  return (
    <Root>
      <Segments
        label={t('support.panel')}
        value={shown}
        onChoose={(name) => dispatch(panelChosen(name))}
        options={PANELS.map((value) => ({ value, label: t(`support.panel.${value}`) }))}
      />
      {/* It scrolls by itself, by keyboard too. */}
      <Region role="region" aria-label={t(`support.panel.${shown}`)} tabIndex={0}>
        {store && shown === 'state' && <ValueTree value={store.getState()} />}
        {record && shown === 'action' && <ValueTree value={record.a} />}
        {store && record && shown === 'difference' && (
          <Differences before={store.stateBefore(position)} after={store.getState()} />
        )}
        {record && shown === 'request' && <Request meta={requestOf(record)?.meta} />}
        {!record && shown !== 'state' && <p>{t('support.panel.begin')}</p>}
      </Region>
    </Root>
  );
}

function Differences({ before, after }: { readonly before: unknown; readonly after: unknown }) {
  const t = useMessages();
  const found = differencesBetween(before, after);
  if (found.length === 0) return <p>{t('support.panel.unchanged')}</p>;
  return (
    <Stack as="ul" $gap="2">
      {found.slice(0, MOST).map(({ path, before: was, after: is }) => (
        <li key={path.join('/')}>
          <strong>{path.join(' › ')}</strong>
          <del>{summaryOf(was)}</del> <ins>{summaryOf(is)}</ins>
        </li>
      ))}
      {found.length > MOST && <li>{t('support.panel.more', { count: found.length - MOST })}</li>}
    </Stack>
  );
}

function Request({ meta }: { readonly meta: unknown }) {
  const t = useMessages();
  return meta === undefined ? <p>{t('support.panel.noRequest')}</p> : <ValueTree value={meta} />;
}

const Root = styled.div`
  display: flex;
  flex: 1 1 16rem;
  flex-direction: column;
  gap: ${tokens.space[2]};
  min-height: 12rem;
`;

const Region = styled.div`
  flex: 1;
  overflow: auto;
  padding: ${tokens.space[3]};
  border: 1px solid ${tokens.color.hairline};
  border-radius: ${tokens.radius.control};
  background: ${tokens.color.surface};
  font-size: ${tokens.size.caption};
  overflow-wrap: anywhere;
  li > strong {
    display: block;
  }
  del {
    color: ${tokens.color.danger};
  }
  ins {
    color: ${tokens.color.success};
    text-decoration: none;
  }
`;
