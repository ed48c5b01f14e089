import { Personal } from '../../storefront/kernel/personal';
import { useMessages, type Translate } from '../../storefront/messages';
import { useBuilderSelector } from '../kernel/hooks';
import type { DocumentState } from '../publication';
import { useToolbox } from './Toolbox';
import { useWhen } from './when';

function storedText(
  t: Translate,
  when: ReturnType<typeof useWhen>,
  { isChanged, changedAt, liveVersion }: DocumentState,
): string {
  if (!isChanged) return t('builder.state.published', { version: liveVersion });
  const isLive = liveVersion > 0;
  if (changedAt === null) return t(isLive ? 'builder.state.draft' : 'builder.state.never');
  return t(isLive ? 'builder.state.saved' : 'builder.state.notLive', { when: when(changedAt) });
}

/** The state of the draft in words, announced when it changes. */
export function DraftStatus() {
  const t = useMessages();
  const when = useWhen();
  const { selectDoing, selectState, selectIsChanged, selectIsUnsettled, selectIsConflict } = useToolbox();
  const doing = useBuilderSelector(selectDoing);
  const state = useBuilderSelector(selectState);
  const isChanged = useBuilderSelector(selectIsChanged);
  const isUnsettled = useBuilderSelector(selectIsUnsettled);
  const isConflict = useBuilderSelector(selectIsConflict);
  const says = () => {
    if (doing !== null) return t(`builder.doing.${doing}`);
    if (isConflict) return t('builder.state.conflict');
    if (isUnsettled) return t('builder.state.unknown');
    if (isChanged) return t('builder.state.unsaved');
    return state && storedText(t, when, state);
  };
  const isStored = doing === null && !isConflict && !isUnsettled && !isChanged && state?.isChanged;
  return (
    <p role="status">
      {says()}
      {isStored && state.changedBy !== null && (
        <>
          {' '}
          {t('builder.state.by')} <Personal token={state.changedBy} />
        </>
      )}
    </p>
  );
}
