import { useMessages } from '../../storefront/messages';
import { Button } from '../../storefront/ui/controls/Button';
import { Message } from '../../storefront/ui/feedback/Message';
import { Stack } from '../../storefront/ui/layout/Stack';
import { Dialog } from '../../storefront/ui/overlays/Dialog';
import { TechnicalMessage } from '../calls/TechnicalMessage';
import { useSupportDispatch, useSupportSelector } from '../kernel/hooks';
import { exportClosed, exportRequested, EXPORTS, selectExport } from './exportSlice';

/** Exports a session: as a recording, as a test of the project, or for Redux DevTools. */
export function ExportDialog() {
  const t = useMessages();
  const dispatch = useSupportDispatch();
  const { isOpen, busy, percent, failed, files } = useSupportSelector(selectExport);
  return (
    <Dialog
      open={isOpen}
      onClose={() => dispatch(exportClosed())}
      title={t('support.export')}
      closeLabel={t('builder.close')}
    >
      <Stack $gap="6">
        {EXPORTS.map((kind) => (
          <Stack as="section" $gap="3" key={kind}>
            <h3>{t(`support.export.${kind}`)}</h3>
            <p>{t(`support.export.${kind}.text`)}</p>
            <div>
              <Button
                busy={busy === kind}
                disabled={busy !== null && busy !== kind}
                onClick={() => dispatch(exportRequested(kind))}
              >
                {t(`support.export.${kind}.get`)}
              </Button>
            </div>
            {failed?.kind === kind && (
              <Message variant="error" announce title={t('support.export.failed')}>
                <TechnicalMessage message={failed.reason} />
              </Message>
            )}
          </Stack>
        ))}
        <p role="status">
          {busy !== null && percent > 0 && t('support.export.making', { percent })}
          {files.length > 0 && t('support.export.done', { files: files.join(', ') })}
        </p>
      </Stack>
    </Dialog>
  );
}
