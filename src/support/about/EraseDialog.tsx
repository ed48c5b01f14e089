import { useMessages } from '../../storefront/messages';
import { Button } from '../../storefront/ui/controls/Button';
import { Cluster, Stack } from '../../storefront/ui/layout/Stack';
import { Dialog } from '../../storefront/ui/overlays/Dialog';
import { CallFailure } from '../calls/CallFailure';
import { useRecording } from '../calls/useRecording';
import { useSupportDispatch, useSupportSelector } from '../kernel/hooks';
import { aboutOpened, eraseRequested, selectErasing } from './aboutSlice';

/** Asks for confirmation before the session is erased, and says what is erased with it and what stays. */
export function EraseDialog({ session }: { readonly session: string }) {
  const t = useMessages();
  const dispatch = useSupportDispatch();
  const erasing = useSupportSelector(selectErasing);
  const hasOtherTabs = (useRecording().data?.otherTabs.length ?? 0) > 0;
  const close = () => dispatch(aboutOpened());
  return (
    <Dialog
      open
      onClose={close}
      title={t('supportSession.erase.title')}
      closeLabel={t('supportSession.close')}
      footer={
        <Cluster $justify="end">
          <Button data-autofocus onClick={close}>
            {t('supportSession.erase.cancel')}
          </Button>
          <Button
            variant="danger"
            busy={erasing.status === 'sending'}
            busyLabel={t('supportSession.erase.busy')}
            onClick={() => dispatch(eraseRequested(session))}
          >
            {t('supportSession.erase.confirm')}
          </Button>
        </Cluster>
      }
    >
      <Stack>
        <p>{t('supportSession.erase.goes')}</p>
        <p>{t('supportSession.erase.stays')}</p>
        {hasOtherTabs && <p>{t('supportSession.erase.otherTabs')}</p>}
        {erasing.status === 'failed' && <CallFailure title="supportSession.erase.failed" failure={erasing.failure} />}
      </Stack>
    </Dialog>
  );
}
