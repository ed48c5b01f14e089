import { useMessages } from '../../../messages';
import { Message } from '../../../ui/feedback/Message';

/** Explains why the shop does not search for the typed text. */
export function Refusal() {
  const t = useMessages();
  return (
    <Message variant="warning" announce>
      {t('search.refused')}
    </Message>
  );
}
