import X from 'lucide-react/icons/x';
import styled from 'styled-components';
import { facetId, type Facet } from '../../../../contract/search/search';
import { useMessages } from '../../../messages';
import { Icon } from '../../../ui/controls/Icon';
import { Link } from '../../../ui/controls/Link';
import { LinkChips } from '../../../ui/controls/LinkChips';
import type { Listing } from '../listing';
import { isRefined, toggleRefinement } from '../listingChoices';

interface ChosenRefinementsProps {
  readonly facets: readonly Facet[];
  readonly listing: Listing;
  readonly addressOf: (listing: Listing) => string;
}

/** The active refinements, each with a link that removes it, and a link that removes all. */
export function ChosenRefinements({ facets, listing, addressOf }: ChosenRefinementsProps) {
  const t = useMessages();
  if (listing.refinements.length === 0) return null;
  return (
    <Root $variant="chosen" aria-label={t('search.chosen')}>
      {facets.flatMap((facet) =>
        facet.values
          .filter(({ nameOrId }) => isRefined(listing, facet, nameOrId))
          .map(({ nameOrId, displayName }) => (
            <li key={facetId(facet) + nameOrId}>
              <Link
                href={addressOf(toggleRefinement(listing, facet, nameOrId))}
                aria-label={t('search.leave', { value: displayName })}
              >
                {displayName}
                <Icon icon={X} size="xx-small" />
              </Link>
            </li>
          )),
      )}
      <li>
        <Link href={addressOf({ ...listing, page: 1, refinements: [] })}>{t('search.leaveAll')}</Link>
      </li>
    </Root>
  );
}

const Root = styled(LinkChips)`
  li:last-child a {
    background: none;
    text-decoration: underline;
  }
`;
