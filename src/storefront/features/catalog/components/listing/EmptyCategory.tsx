import PackageOpen from 'lucide-react/icons/package-open';
import { HOME_ADDRESS } from '../../../../../contract/pages/pageReference';
import { useMessages } from '../../../../messages';
import texts from '../../../../messages/fr-FR/catalogEmpty.json';
import { ButtonLink } from '../../../../ui/controls/ButtonLink';
import { EmptyState } from '../../../../ui/feedback/EmptyState';

/** Shown by a category without products. */
function EmptyCategory() {
  const t = useMessages();
  return (
    <EmptyState
      icon={PackageOpen}
      title={t('catalog.empty.title')}
      actions={<ButtonLink href={HOME_ADDRESS}>{t('errors.home')}</ButtonLink>}
    >
      {t('catalog.empty.text')}
    </EmptyState>
  );
}

export const emptyCategoryModule = { Component: EmptyCategory, texts } as const;
