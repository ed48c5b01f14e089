import { useMessages } from '../../storefront/messages';
import { Button } from '../../storefront/ui/controls/Button';
import { useBuilderDispatch, useBuilderSelector } from '../kernel/hooks';
import { builderApi } from '../publication';
import { VersionList } from './VersionList';
import { VersionsWindow } from './VersionsWindow';
import { olderRequested, selectVersionPages } from './versionsSlice';

/** The published versions of the site, newest first. */
export function VersionsDialog() {
  const pages = useBuilderSelector(selectVersionPages);
  return (
    <VersionsWindow>
      {pages.map((before, index) => (
        <VersionsPage key={before ?? 0} before={before} isLast={index === pages.length - 1} />
      ))}
    </VersionsWindow>
  );
}

interface VersionsPageProps {
  /** null: the newest. */
  readonly before: number | null;
  readonly isLast: boolean;
}

function VersionsPage({ before, isLast }: VersionsPageProps) {
  const t = useMessages();
  const dispatch = useBuilderDispatch();
  const answer = builderApi.useSiteVersionsQuery(before, { refetchOnMountOrArgChange: true });
  const nextBefore = answer.error ? null : (answer.data?.nextBefore ?? null);
  return (
    <>
      <VersionList {...answer} />
      {isLast && nextBefore !== null && (
        <Button onClick={() => dispatch(olderRequested({ before: nextBefore }))}>{t('builder.versions.older')}</Button>
      )}
    </>
  );
}
