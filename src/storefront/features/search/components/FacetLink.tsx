import Check from 'lucide-react/icons/check';
import type { ReactNode } from 'react';
import { useFormatting } from '../../../formatting';
import { useMessages } from '../../../messages';
import { Icon } from '../../../ui/controls/Icon';
import { Link } from '../../../ui/controls/Link';
import { VisuallyHidden } from '../../../ui/text/VisuallyHidden';

interface FacetLinkProps {
  /** The address of the listing with this value, or without it if it is chosen. */
  readonly href: string;
  readonly isChosen: boolean;
  /** The number of products that the listing would have with this value. */
  readonly count: number;
  /** The name of the value. */
  readonly children: ReactNode;
}

/** A value of a facet: a link that looks like a checkbox. */
export function FacetLink({ href, isChosen, count, children }: FacetLinkProps) {
  const t = useMessages();
  const { number } = useFormatting();
  return (
    <Link href={href} rel="nofollow" aria-current={isChosen || undefined}>
      <span>{isChosen && <Icon icon={Check} size="xx-small" />}</span>
      {children}
      <small>
        <VisuallyHidden>{t('search.facetCount', { count })}</VisuallyHidden>
        <span aria-hidden>{number(count)}</span>
      </small>
    </Link>
  );
}
