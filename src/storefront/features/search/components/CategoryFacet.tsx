import styled from 'styled-components';
import type { CategoryBranch } from '../../../../contract/search/search';
import { useMessages } from '../../../messages';
import searchChoicesTexts from '../../../messages/fr-FR/searchChoices.json';
import { tokens } from '../../../ui/theme/tokens';
import { useDataLanguage } from '../../context';
import type { ListingHere } from '../listing/useListing';
import { FacetLink } from './FacetLink';

export interface CategoryFacetProps extends ListingHere {
  /** The tree of categories with results, open down to the chosen one. */
  readonly categories: CategoryBranch;
}

/**
 * The first level at which there is something to choose, or to take back: a category that has all the products narrows
 * nothing.
 */
function firstChoices(
  { productCount, children }: CategoryBranch,
  chosen: string | undefined,
): CategoryBranch['children'] {
  const [only, ...others] = children;
  const isChoice = others.length > 0 || only?.productCount !== productCount || only.category.id === chosen;
  return isChoice ? children : firstChoices(only, chosen);
}

/**
 * The categories in which a term finds products. One can be chosen, and choosing it again removes it. If all products
 * are in one category, those below it are offered.
 */
function CategoryFacet({ categories, listing, addressOf }: CategoryFacetProps) {
  const t = useMessages();
  const choices = firstChoices(categories, listing.category);
  if (choices.length === 0) return null;
  return (
    <Root>
      <h2>{t('search.category')}</h2>
      <Branches of={choices} listing={listing} addressOf={addressOf} />
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
  /* Round like a radio button: choosing another one replaces it. */
  && a > span:first-child {
    border-radius: 50%;
  }
`;
