import { useMemo } from 'react';
import styled from 'styled-components';
import { useVault } from '../../../storefront/kernel/personal';
import { useMessages } from '../../../storefront/messages';
import { Select } from '../../../storefront/ui/fields/Select';
import { TextField } from '../../../storefront/ui/fields/TextField';
import { Grid } from '../../../storefront/ui/layout/Grid';
import { tokens } from '../../../storefront/ui/theme/tokens';
import { useSupportDispatch, useSupportSelector } from '../../kernel/hooks';
import { useMoveTo } from '../../moments/useMoveTo';
import { useOverview, usePlayer } from '../../playback/consolePlayer';
import { selectPlayback } from '../../playback/playbackSlice';
import type { OutlinedAction } from '../../player/outline';
import { PanelArea } from '../../panels/PanelArea';
import { featureChosen, filterTyped, selectPanel } from '../../panels/panelSlice';
import { offsetText } from '../clockText';
import { listingOf } from './listing';
import { useContainingRows } from './useContainingRows';
import { WindowedList } from './WindowedList';

/** The actions of the session, filtered by feature or words; a press on one leads to the state after it. */
export function ActionList() {
  const t = useMessages();
  const vault = useVault();
  const dispatch = useSupportDispatch();
  const moveTo = useMoveTo();
  const { part, position } = useSupportSelector(selectPlayback);
  const { feature, words } = useSupportSelector(selectPanel);
  const typed = vault.valueOf(words) ?? '';
  const overview = useOverview();
  const { features, actions: all } = overview;
  const player = usePlayer();
  const containing = useContainingRows(player.recordedParts(), typed);
  const listed = useMemo(
    () => listingOf(overview.parts, feature, typed, containing),
    [overview, feature, typed, containing],
  );
  return (
    <Root aria-label={t('support.actions')}>
      <Grid minimum="10rem" spacing="small">
        <Select
          label={t('support.actions.feature')}
          value={feature ?? ''}
          onChange={({ target }) => dispatch(featureChosen(target.value === '' ? null : target.value))}
          options={[
            { value: '', label: t('support.actions.everyFeature') },
            ...features.map((name) => ({ value: name, label: name })),
          ]}
        />
        <TextField
          type="search"
          label={t('support.actions.words')}
          value={typed}
          onChange={({ target }) => dispatch(filterTyped(vault, target.value))}
        />
      </Grid>
      <p role="status">
        {t(listed.length === all ? 'support.actions.count' : 'support.actions.countOf', { count: listed.length, all })}
        {containing === undefined && ` · ${t('support.actions.searching')}`}
      </p>
      <WindowedList
        label={t('support.actions')}
        length={listed.length}
        current={listed.lastAt({ part, position })}
        onChoose={(index) => {
          const chosen = listed.at(index);
          if (chosen) moveTo(chosen.at);
        }}
        textAt={(index) => <Line action={listed.at(index)?.action} />}
      />
      <PanelArea />
    </Root>
  );
}

function Line({ action }: { readonly action: OutlinedAction | undefined }) {
  return (
    <>
      <span data-mark={action?.mark}>{nameOf(action)}</span>
      <small>{offsetText(action?.at ?? 0)}</small>
    </>
  );
}

const CALL = /\/execute(?:Query|Mutation)\/(pending|fulfilled|rejected)$/;

/** A call is named by its endpoint, any other action by its type. */
function nameOf(action: OutlinedAction | undefined): string {
  const end = CALL.exec(action?.type ?? '')?.[1];
  return end === undefined ? (action?.type ?? '') : `${action?.feature ?? ''} · ${end}`;
}

const Root = styled.section`
  display: flex;
  flex-direction: column;
  gap: ${tokens.space[2]};
  min-width: 0;
  min-height: 0;
  > p {
    color: ${tokens.color.inkSoft};
    font-size: ${tokens.size.caption};
  }
`;
