import styled from 'styled-components';
import type { CategoryBranch } from '../../../../contract/search/search';
import { useMessages } from '../../../messages';
import searchChoicesTexts from '../../../messages/fr-FR/searchChoices.json';
import { tokens } from '../../../ui/theme/tokens';
import { useDataLanguage } from '../../context';
import type { ListingHere } from '../listing/useListing';
import { FacetLink } from './FacetLink';

export interface CategoryFacetProps extends ListingHere {
  /** The tree of categories with hits, open down to the chosen one. */
  readonly categories: CategoryBranch;
}

/**
 * The categories in which a term finds products, of which one is chosen; choosing it again takes it back. A single one
 * would narrow nothing, and is not shown.
 */
function CategoryFacet({ categories, listing, addressOf }: CategoryFacetProps) {
  const t = useMessages();
  if (categories.children.length < 2 && listing.category === undefined) return null;
  return (
    <Root>
      <h2>{t('search.category')}</h2>
      <Branches of={categories.children} listing={listing} addressOf={addressOf} />
    </Root>
  );
}

interface BranchesProps extends ListingHere {
  readonly of: readonly CategoryBranch[];
}

function Branches({ of, listing, addressOf }: BranchesProps) {
  const lang = useDataLanguage();
  return (
    <ul>
      {of.map(({ category: { id, name }, productCount, children }) => {
        const isChosen = id === listing.category;
        return (
          <li key={id}>
            <FacetLink
              href={addressOf({ ...listing, page: 1, category: isChosen ? undefined : (id ?? undefined) })}
              isChosen={isChosen}
              count={productCount}
            >
              <span lang={lang}>{name}</span>
            </FacetLink>
            {children.length > 0 && <Branches of={children} listing={listing} addressOf={addressOf} />}
          </li>
        );
      })}
    </ul>
  );
}

export const categoryFacetModule = { Component: CategoryFacet, texts: searchChoicesTexts } as const;

const Root = styled.section`
  ul ul {
    padding-left: ${tokens.space[5]};
  }
  /* Round, as for a single choice: another one takes its place. */
  && a > span:first-child {
    border-radius: 50%;
  }
`;
