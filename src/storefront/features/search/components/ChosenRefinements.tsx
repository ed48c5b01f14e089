import X from 'lucide-react/icons/x';
import styled from 'styled-components';
import {
  facetId,
  type CategoryBranch,
  type Facet,
  type Refinement,
  type SearchResult,
} from '../../../../contract/search/search';
import { useMessages } from '../../../messages';
import searchChoicesTexts from '../../../messages/fr-FR/searchChoices.json';
import { Icon } from '../../../ui/controls/Icon';
import { Link } from '../../../ui/controls/Link';
import { LinkChips } from '../../../ui/controls/LinkChips';
import { useDataLanguage } from '../../context';
import { choiceCount, isOf, isRefined, toggleRefinement, withChosen, withoutChoices } from '../listing/listingChoices';
import type { Listing } from '../listing/listing';
import type { ListingHere } from '../listing/useListing';

export interface ChosenRefinementsProps extends ListingHere {
  readonly result: Pick<SearchResult, 'categories' | 'facets'>;
}

/** The name of a category in the tree; undefined: the tree does not have it. */
function nameIn({ category, children }: CategoryBranch, id: string): string | undefined {
  if (category.id === id) return category.name;
  for (const branch of children) {
    const name = nameIn(branch, id);
    if (name !== undefined) return name;
  }
  return undefined;
}

/** The facet of a chosen refinement, which may be missing in the answer. */
const facetOf = ({ nameOrId, attributeType = 'Custom', type: facetType = 'DistinctValue' }: Refinement): Facet => ({
  nameOrId,
  attributeType,
  facetType,
  displayName: nameOrId,
  displayRank: 0,
  displayType: 'MultiSelect',
  values: [],
});

/** The facets of the answer, and the chosen ones that are missing in it. */
function allFacets(facets: readonly Facet[], listing: Listing): readonly Facet[] {
  const lost = listing.refinements
    .filter((refinement) => !facets.some((facet) => isOf(facet)(refinement)))
    .map(facetOf);
  const distinct = new Map([...facets, ...lost].map((facet) => [facetId(facet), facet]));
  return withChosen([...distinct.values()], listing);
}

/** The category and the refinements that are chosen, each with a link that removes it, and a link that removes all. */
function ChosenRefinements({ result, listing, addressOf }: ChosenRefinementsProps) {
  const t = useMessages();
  const lang = useDataLanguage();
  if (choiceCount(listing) === 0) return null;
  const { category } = listing;
  const chip = (key: string, name: string, href: string, ofData?: string) => (
    <li key={key}>
      <Link href={href} aria-label={t('search.leave', { value: name })}>
        <span lang={ofData}>{name}</span>
        <Icon icon={X} size="xx-small" />
      </Link>
    </li>
  );
  return (
    <Root $variant="chosen" aria-label={t('search.chosen')}>
      {category !== undefined &&
        chip(
          'category',
          nameIn(result.categories, category) ?? t('search.category'),
          addressOf({ ...listing, page: 1, category: undefined }),
          lang,
        )}
      {allFacets(result.facets, listing).flatMap((facet) =>
        facet.values
          .filter(({ nameOrId }) => isRefined(listing, facet, nameOrId))
          .map(({ nameOrId, displayName }) =>
            chip(facetId(facet) + nameOrId, displayName, addressOf(toggleRefinement(listing, facet, nameOrId))),
          ),
      )}
      <li>
        <Link href={addressOf(withoutChoices(listing))}>{t('search.leaveAll')}</Link>
      </li>
    </Root>
  );
}

export const chosenRefinementsModule = { Component: ChosenRefinements, texts: searchChoicesTexts } as const;

const Root = styled(LinkChips)`
  li:last-child a {
    background: none;
    text-decoration: underline;
  }
`;
