import type { SiteState } from '../../contract/site/builder';
import { Personal } from '../../storefront/kernel/personal';
import { useMessages, type Translate } from '../../storefront/messages';
import { useBuilderSelector } from '../kernel/hooks';
import { selectConflict, selectDoing, selectIsChanged, selectSite, selectUnsettled } from '../publication';
import { whenText } from './when';

const storedText = (t: Translate, { isChanged, changedAt, liveVersion }: SiteState): string => {
  if (!isChanged) return t('builder.state.published', { version: liveVersion });
  if (changedAt !== null) return t('builder.state.saved', { when: whenText(t, changedAt) });
  return t(liveVersion === 0 ? 'builder.state.never' : 'builder.state.draft');
};

/** Where the draft stands, in words: read out when it changes. */
export function DraftStatus() {
  const t = useMessages();
  const doing = useBuilderSelector(selectDoing);
  const site = useBuilderSelector(selectSite);
  const isChanged = useBuilderSelector(selectIsChanged);
  const isUnsettled = useBuilderSelector((state) => selectUnsettled(state) !== null);
  const isConflict = useBuilderSelector((state) => selectConflict(state) !== null);
  const says = () => {
    if (doing !== null)
      return t(
        ({ reading: 'builder.reading', saving: 'builder.saving', publishing: 'builder.publishing' } as const)[doing],
      );
    if (isConflict) return t('builder.state.conflict');
    if (isUnsettled) return t('builder.state.unknown');
    if (isChanged) return t('builder.state.unsaved');
    return site && storedText(t, site);
  };
  const isStored = doing === null && !isConflict && !isUnsettled && !isChanged && site?.isChanged;
  return (
    <p role="status">
      {says()}
      {isStored && site.changedBy !== null && (
        <>
          {' '}
          {t('builder.state.by')} <Personal token={site.changedBy} />
        </>
      )}
    </p>
  );
}
