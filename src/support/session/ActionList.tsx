import { useMemo } from 'react';
import styled from 'styled-components';
import { useVault } from '../../storefront/kernel/personal';
import { useMessages } from '../../storefront/messages';
import { Select } from '../../storefront/ui/fields/Select';
import { TextField } from '../../storefront/ui/fields/TextField';
import { tokens } from '../../storefront/ui/theme/tokens';
import { useSupportDispatch, useSupportSelector } from '../kernel/hooks';
import { useMoveTo } from '../moments/useMoveTo';
import { usePlayer } from '../playback/consolePlayer';
import { selectPlayback, type Place } from '../playback/playbackSlice';
import type { OutlinedAction, OutlinedPart } from '../player/outline';
import { PanelArea } from '../panels/PanelArea';
import { featureChosen, filterTyped, selectPanel } from '../panels/panelSlice';
import { offsetText } from './clockText';
import { WindowedList } from './WindowedList';

interface Listed extends OutlinedAction {
  readonly place: Place;
}

/** The actions of the session, those of one feature or with some words alone; a press leads to the state after one. */
export function ActionList() {
  const t = useMessages();
  const vault = useVault();
  const dispatch = useSupportDispatch();
  const moveTo = useMoveTo();
  const player = usePlayer();
  const { status, part, position } = useSupportSelector(selectPlayback);
  const { feature, words } = useSupportSelector(selectPanel);
  const typed = vault.valueOf(words) ?? '';
  const outlines = status === 'open' ? player.outlines() : none;
  const features = useMemo(() => featuresOf(outlines), [outlines]);
  const listed = useMemo(() => listedOf(outlines, feature, typed), [outlines, feature, typed]);
  const current = listed.findLastIndex(
    ({ place }) => place.part < part || (place.part === part && place.position <= position),
  );
  return (
    <Root aria-label={t('support.actions')}>
      <Filters>
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
      </Filters>
      <p role="status">{t('support.actions.count', { count: listed.length })}</p>
      <WindowedList
        label={t('support.actions')}
        length={listed.length}
        current={current}
        onChoose={(index) => {
          const chosen = listed[index];
          if (chosen) moveTo(chosen.place);
        }}
        textAt={(index) => (
          <>
            <span data-mark={listed[index]?.mark}>{nameOf(listed[index])}</span>
            <small>{offsetText(listed[index]?.at ?? 0)}</small>
          </>
        )}
      />
      <PanelArea />
    </Root>
  );
}

const none: readonly OutlinedPart[] = [];

const featuresOf = (outlines: readonly OutlinedPart[]): readonly string[] =>
  [...new Set(outlines.flatMap(({ actions }) => actions.map(({ feature }) => feature)))].sort();

const CALL = /\/execute(?:Query|Mutation)\/(pending|fulfilled|rejected)$/;

/** A call is known by its endpoint, and any other action by its type. */
function nameOf(action: OutlinedAction | undefined): string {
  const end = CALL.exec(action?.type ?? '')?.[1];
  return end === undefined ? (action?.type ?? '') : `${action?.feature ?? ''} · ${end}`;
}

function listedOf(outlines: readonly OutlinedPart[], feature: string | null, typed: string): readonly Listed[] {
  const words = typed.toLowerCase();
  return outlines.flatMap(({ actions }, part) =>
    actions.flatMap((action, index) => {
      const isMeant =
        (feature === null || action.feature === feature) &&
        `${action.type} ${action.feature}`.toLowerCase().includes(words);
      return isMeant ? [{ ...action, place: { part, position: index + 1 } }] : [];
    }),
  );
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

const Filters = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 10rem), 1fr));
  gap: ${tokens.space[3]};
`;
