import { useMessages, type MessageId } from '../../storefront/messages';
import { Button } from '../../storefront/ui/controls/Button';
import { Cluster, Stack } from '../../storefront/ui/layout/Stack';
import { Dialog } from '../../storefront/ui/overlays/Dialog';
import { dialogClosed, selectDialog, type DialogName } from '../app/viewSlice';
import { useBuilderDispatch, useBuilderSelector } from '../kernel/hooks';

interface QuestionProps {
  readonly name: DialogName;
  readonly title: MessageId;
  readonly text: MessageId;
  /** A further line below the text. */
  readonly more?: string | false;
  readonly confirm: MessageId;
  readonly onConfirm: () => void;
}

/** Asks for confirmation before a document goes live or offline. */
export function Question({ name, title, text, more = false, confirm, onConfirm }: QuestionProps) {
  const t = useMessages();
  const dispatch = useBuilderDispatch();
  const open = useBuilderSelector(selectDialog) === name;
  const close = () => void dispatch(dialogClosed());
  return (
    <Dialog
      open={open}
      onClose={close}
      title={t(title)}
      closeLabel={t('builder.close')}
      footer={
        <Cluster $justify="end">
          <Button onClick={close}>{t('builder.cancel')}</Button>
          <Button
            variant="primary"
            data-autofocus
            onClick={() => {
              close();
              onConfirm();
            }}
          >
            {t(confirm)}
          </Button>
        </Cluster>
      }
    >
      <Stack>
        <p>{t(text)}</p>
        {more !== false && <p>{more}</p>}
      </Stack>
    </Dialog>
  );
}
