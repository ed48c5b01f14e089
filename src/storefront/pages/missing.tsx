import type { PageModule } from '../app/page';
import { useMessages } from '../messages';
import errorsPageTexts from '../messages/fr-FR/errorsPage.json';
import { NotFound } from './NotFound';

function Missing() {
  const t = useMessages();
  return <NotFound title={t('errors.missing.title')} text={t('errors.missing.text')} />;
}

export const missing: PageModule = {
  Page: Missing,
  texts: errorsPageTexts,
  head: (_state, _match, t) => ({ title: t('errors.missing.title'), indexed: false }),
};
