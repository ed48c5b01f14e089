import SearchX from 'lucide-react/icons/search-x';
import { useMessages } from '../../../messages';
import searchChoicesTexts from '../../../messages/fr-FR/searchChoices.json';
import searchNoneTexts from '../../../messages/fr-FR/searchNone.json';
import { ButtonLink } from '../../../ui/controls/ButtonLink';
import { EmptyState } from '../../../ui/feedback/EmptyState';

export interface NoProductsProps {
  /** Whether filters are chosen; otherwise the page is beyond the last one. */
  readonly isNarrowed: boolean;
  /** The first page of the listing without filters. */
  readonly href: string;
}

/** Shown if a listing has products, but none on this page. */
function NoProducts({ isNarrowed, href }: NoProductsProps) {
  const t = useMessages();
  return (
    <EmptyState
      icon={SearchX}
      title={t(isNarrowed ? 'search.narrowed.title' : 'search.beyond.title')}
      actions={<ButtonLink href={href}>{t(isNarrowed ? 'search.leaveAll' : 'search.beyond.first')}</ButtonLink>}
    >
      {t(isNarrowed ? 'search.narrowed.text' : 'search.beyond.text')}
    </EmptyState>
  );
}

export const noProductsModule = {
  Component: NoProducts,
  texts: { ...searchChoicesTexts, ...searchNoneTexts },
} as const;
