import X from 'lucide-react/icons/x';
import styled from 'styled-components';
import { facetId, type Facet } from '../../../../contract/search/search';
import { useMessages } from '../../../messages';
import { Icon } from '../../../ui/controls/Icon';
import { Link } from '../../../ui/controls/Link';
import { tokens } from '../../../ui/theme/tokens';
import type { Listing } from '../listing';
import { isRefined, toggleRefinement } from '../listingChoices';

interface ChosenRefinementsProps {
  readonly facets: readonly Facet[];
  readonly listing: Listing;
  readonly addressOf: (listing: Listing) => string;
}

/** What the listing has been narrowed to, each with the way out of it, and the way out of all. */
export function ChosenRefinements({ facets, listing, addressOf }: ChosenRefinementsProps) {
  const t = useMessages();
  if (listing.refinements.length === 0) return null;
  return (
    <Root aria-label={t('search.chosen')}>
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

const Root = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: ${tokens.space[2]};
  a {
    display: inline-flex;
    align-items: center;
    gap: ${tokens.space[2]};
    min-height: ${tokens.target.base};
    padding: 0 ${tokens.space[4]};
    border-radius: ${tokens.radius.round};
    background: ${tokens.color.pineSoft};
    font-weight: 600;
    text-decoration: none;
  }
  li:last-child a {
    background: none;
    text-decoration: underline;
  }
`;
