import { useMessages } from '../../../messages';
import searchRefusedTexts from '../../../messages/fr-FR/searchRefused.json';
import { Message } from '../../../ui/feedback/Message';

/** Why the shop does not search for what is being typed. */
function Refusal() {
  const t = useMessages();
  return (
    <Message variant="warning" announce>
      {t('search.refused')}
    </Message>
  );
}

export const refusalPart = { Part: Refusal, texts: searchRefusedTexts } as const;
