import { useMessages } from '../../storefront/messages';
import { Stack } from '../../storefront/ui/layout/Stack';
import { Dialog } from '../../storefront/ui/overlays/Dialog';
import { useBuilderDispatch, useBuilderSelector } from '../kernel/hooks';
import { dialogClosed, selectDialog } from '../app/viewSlice';
import { FailureMessage } from '../toolbar/FailureMessage';
import { VersionsPage } from './VersionsPage';
import { selectTaking, selectVersionFailure, selectVersionPages } from './versionsSlice';

/** The published versions, newest first, each of which can be taken back as an edit. */
export function VersionsDialog() {
  const t = useMessages();
  const dispatch = useBuilderDispatch();
  const open = useBuilderSelector(selectDialog) === 'versions';
  const pages = useBuilderSelector(selectVersionPages);
  const taking = useBuilderSelector(selectTaking);
  const failure = useBuilderSelector(selectVersionFailure);
  return (
    <Dialog
      open={open}
      onClose={() => dispatch(dialogClosed())}
      title={t('builder.versions.title')}
      closeLabel={t('builder.close')}
    >
      <Stack>
        <p>{t('builder.versions.intro')}</p>
        {failure && taking === null && <FailureMessage title="builder.failure.version" failure={failure} />}
        {pages.map((before, place) => (
          <VersionsPage key={before ?? 0} before={before} isLast={place === pages.length - 1} />
        ))}
      </Stack>
    </Dialog>
  );
}
