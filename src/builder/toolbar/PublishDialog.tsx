import { useMessages } from '../../storefront/messages';
import { Button } from '../../storefront/ui/controls/Button';
import { Cluster, Stack } from '../../storefront/ui/layout/Stack';
import { Dialog } from '../../storefront/ui/overlays/Dialog';
import { useBuilderDispatch, useBuilderSelector } from '../kernel/hooks';
import { dialogClosed, selectDialog } from '../app/viewSlice';
import { publishRequested, selectIsChanged } from '../publication';

/** Asks before what everybody sees changes. */
export function PublishDialog() {
  const t = useMessages();
  const dispatch = useBuilderDispatch();
  const open = useBuilderSelector(selectDialog) === 'publish';
  const isChanged = useBuilderSelector(selectIsChanged);
  const close = () => dispatch(dialogClosed());
  const publish = () => {
    close();
    dispatch(publishRequested());
  };
  return (
    <Dialog
      open={open}
      onClose={close}
      title={t('builder.publish.title')}
      closeLabel={t('builder.close')}
      footer={
        <Cluster $justify="end">
          <Button onClick={close}>{t('builder.cancel')}</Button>
          <Button variant="primary" data-autofocus onClick={publish}>
            {t('builder.publish.confirm')}
          </Button>
        </Cluster>
      }
    >
      <Stack>
        <p>{t('builder.publish.text')}</p>
        {isChanged && <p>{t('builder.publish.saves')}</p>}
      </Stack>
    </Dialog>
  );
}
