import { useMessages } from '../../../messages';
import { Message } from '../../../ui/feedback/Message';

/** Why the shop does not search for what is being typed. */
export function Refusal() {
  const t = useMessages();
  return (
    <Message variant="warning" announce>
      {t('search.refused')}
    </Message>
  );
}
