import type { ReactNode } from 'react';
import { useMessages } from '../../storefront/messages';
import { Stack } from '../../storefront/ui/layout/Stack';
import { Dialog } from '../../storefront/ui/overlays/Dialog';
import { useBuilderDispatch, useBuilderSelector } from '../kernel/hooks';
import { dialogClosed, selectDialog } from '../app/viewSlice';
import { FailureMessage } from '../toolbar/FailureMessage';
import { selectTaking, selectVersionFailure } from './versionsSlice';

/** The dialog with the published versions, each of which can be brought back as an edit. */
export function VersionsWindow({ children }: { readonly children: ReactNode }) {
  const t = useMessages();
  const dispatch = useBuilderDispatch();
  const open = useBuilderSelector(selectDialog) === 'versions';
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
        {children}
      </Stack>
    </Dialog>
  );
}
