import { useShopDispatch, useShopSelector } from '../../../kernel/hooks';
import { useMessages } from '../../../messages';
import linksTexts from '../../../messages/fr-FR/links.json';
import recordingTexts from '../../../messages/fr-FR/recording.json';
import { Button } from '../../../ui/controls/Button';
import { Spinner } from '../../../ui/feedback/Spinner';
import { Cluster } from '../../../ui/layout/Stack';
import { Dialog } from '../../../ui/overlays/Dialog';
import { selectSending, sendingClosed, sendingRequested } from '../recordingSlice';
import { PreviewOfSending } from './PreviewOfSending';
import { SentCode } from './SentCode';

/** Shows what would be sent, sends it, and gives the code by which support finds it. */
function SendingDialog() {
  const t = useMessages();
  const dispatch = useShopDispatch();
  const sending = useShopSelector(selectSending);
  if (sending === null) return null;
  const close = () => void dispatch(sendingClosed());
  const isSent = sending.status === 'sent';
  return (
    <Dialog
      open
      title={t('recording.title')}
      closeLabel={t('recording.close')}
      onClose={close}
      footer={
        <Cluster $justify="end">
          <Button onClick={close}>{t(sending.status === 'asking' ? 'recording.cancel' : 'recording.done')}</Button>
          {!isSent && (
            <Button
              variant="primary"
              busy={sending.status !== 'asking'}
              busyLabel={t('recording.busy')}
              onClick={() => dispatch(sendingRequested())}
            >
              {t('recording.confirm')}
            </Button>
          )}
        </Cluster>
      }
    >
      {sending.status === 'opening' && <Spinner />}
      {sending.status === 'sent' && <SentCode sent={sending} />}
      {(sending.status === 'asking' || sending.status === 'sending') && (
        <PreviewOfSending preview={sending.preview} hasFailed={sending.status === 'asking' && sending.hasFailed} />
      )}
    </Dialog>
  );
}

export const sendingDialogModule = { Component: SendingDialog, texts: { ...recordingTexts, ...linksTexts } } as const;
