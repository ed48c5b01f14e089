import { ACTIVITY_COUNT_DAYS } from '../../contract/tracking/activityCounts';
import { failureOf } from '../../storefront/api';
import { useMessages } from '../../storefront/messages';
import { Stack } from '../../storefront/ui/layout/Stack';
import { Dialog } from '../../storefront/ui/overlays/Dialog';
import { dialogClosed, selectDialog } from '../app/viewSlice';
import { useBuilderDispatch, useBuilderSelector } from '../kernel/hooks';
import { FailureMessage } from '../toolbar/FailureMessage';
import { activityApi } from './activityApi';
import { ActivityTable } from './ActivityTable';

/** The dialog with the counts of what shoppers did on recent days. */
export function ActivityDialog() {
  const t = useMessages();
  const dispatch = useBuilderDispatch();
  return (
    <Dialog
      open={useBuilderSelector(selectDialog) === 'activity'}
      onClose={() => dispatch(dialogClosed())}
      title={t('builderActivity.title')}
      closeLabel={t('builder.close')}
    >
      <Stack>
        <p>{t('builderActivity.intro', { days: ACTIVITY_COUNT_DAYS })}</p>
        <Counts />
      </Stack>
    </Dialog>
  );
}

/** Fetched again each time the dialog is opened. */
function Counts() {
  const t = useMessages();
  const { data, error, refetch } = activityApi.useActivityCountsQuery(undefined, { refetchOnMountOrArgChange: true });
  if (error) {
    return <FailureMessage title="builderActivity.failed" failure={failureOf(error)} onRetry={() => void refetch()} />;
  }
  if (!data) return <p role="status">{t('builderActivity.reading')}</p>;
  if (data.counts.length === 0) return <p>{t('builderActivity.none', { days: ACTIVITY_COUNT_DAYS })}</p>;
  return <ActivityTable counts={data.counts} />;
}
