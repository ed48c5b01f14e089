import type { PageModule } from '../kernel/page';
import errorsPageTexts from '../messages/fr-FR/errorsPage.json';
import { NotFound } from '../layout/notFound/NotFound';

function Missing() {
  return <NotFound title="errors.missing.title" text="errors.missing.text" />;
}

export const missing: PageModule = {
  Page: Missing,
  texts: errorsPageTexts,
  head: (_state, _match, t) => ({ title: t('errors.missing.title'), indexed: false }),
};
