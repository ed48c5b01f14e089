import styled from 'styled-components';
import type { SearchResult, SortRule } from '../../../../contract/search/search';
import { useFormatting } from '../../../formatting';
import { useMessages } from '../../../messages';
import { media } from '../../../ui/theme/media';
import { tokens } from '../../../ui/theme/tokens';
import type { Listing } from '../listing';
import { layoutSwitch } from '../lazyLayoutSwitch';
import { ChosenRefinements } from './ChosenRefinements';
import { SortLinks } from './SortLinks';

interface ListingHeadProps {
  readonly result: SearchResult;
  readonly rules: readonly SortRule[];
  readonly listing: Listing;
  readonly addressOf: (listing: Listing) => string;
  readonly hasTerm: boolean;
}

/** The id of the heading with the count, which a page has once. */
export const LIST_HEADING = 'found-products';

/** The head of a listing: count, sort order, layout, active refinements. */
export function ListingHead({ result, rules, listing, addressOf, hasTerm }: ListingHeadProps) {
  const t = useMessages();
  const { number } = useFormatting();
  const count = result.productsPage.total;
  return (
    <Root>
      <h2 id={LIST_HEADING} tabIndex={-1}>
        {t('search.count', { count, shown: number(count) })}
      </h2>
      <SortLinks rules={rules} listing={listing} addressOf={addressOf} hasTerm={hasTerm} />
      <layoutSwitch.Show
        layout={listing.layout}
        grid={addressOf({ ...listing, layout: 'grid' })}
        list={addressOf({ ...listing, layout: 'list' })}
      />
      <ChosenRefinements facets={result.facets} listing={listing} addressOf={addressOf} />
    </Root>
  );
}

const Root = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${tokens.space[4]};
  h2 {
    flex: 1;
    font-family: ${tokens.font.text};
    font-size: ${tokens.size.small};
    font-weight: 650;
    letter-spacing: 0;
  }
  > :nth-child(4) {
    width: 100%;
  }
  ${media.belowLarge} {
    display: contents;
  }
  /* On a phone sort order beside the button of the facets, count and layout in a row below. */
  ${media.small} {
    h2,
    ul {
      order: 1;
    }
    h2 {
      flex-basis: calc(100% - 8rem);
    }
  }
`;
