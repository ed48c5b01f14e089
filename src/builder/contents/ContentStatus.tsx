import type { ContentState } from '../../contract/content/editing';
import { Personal } from '../../storefront/kernel/personal';
import { useMessages, type Translate } from '../../storefront/messages';
import { useBuilderSelector } from '../kernel/hooks';
import { whenText } from '../toolbar/when';
import { selectIsContentChanged } from './editing/contentSelectors';
import {
  selectContentConflict,
  selectContentDoing,
  selectContentState,
  selectUnsettledContent,
} from './editing/contentSlice';

const storedText = (t: Translate, { isChanged, changedAt, liveVersion }: ContentState): string => {
  if (!isChanged) return t('builder.state.published', { version: liveVersion });
  const when = changedAt === null ? '' : whenText(t, changedAt);
  return t(liveVersion === 0 ? 'builderContents.state.notLive' : 'builder.state.saved', { when });
};

/** Where the content stands, in words: read out when it changes. */
export function ContentStatus() {
  const t = useMessages();
  const doing = useBuilderSelector(selectContentDoing);
  const state = useBuilderSelector(selectContentState);
  const isChanged = useBuilderSelector(selectIsContentChanged);
  const isUnsettled = useBuilderSelector((all) => selectUnsettledContent(all) !== null);
  const isConflict = useBuilderSelector((all) => selectContentConflict(all) !== null);
  const says = () => {
    if (doing !== null) return t(`builderContents.doing.${doing}`);
    if (isConflict) return t('builder.state.conflict');
    if (isUnsettled) return t('builder.state.unknown');
    if (isChanged) return t('builder.state.unsaved');
    return state && storedText(t, state);
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
