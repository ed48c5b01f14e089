import styled from 'styled-components';
import type { ListedResult } from '../../../../contract/search/listed';
import type { SortRule } from '../../../../contract/search/search';
import { useFormatting } from '../../../formatting';
import { useMessages } from '../../../messages';
import { media } from '../../../ui/theme/media';
import { tokens } from '../../../ui/theme/tokens';
import { deadline } from '../../delivery';
import type { Listing } from '../listing/listing';
import { chosenRefinements } from '../listing/lazyChosenRefinements';
import { layoutSwitch } from '../layout/lazyLayoutSwitch';
import { sortLinks } from '../listing/lazySortLinks';

interface ListingHeadProps {
  readonly result: ListedResult;
  readonly rules: readonly SortRule[];
  readonly listing: Listing;
  readonly addressOf: (listing: Listing) => string;
  readonly hasTerm: boolean;
}

/** The id of the heading with the count, which a page has once. */
export const LIST_HEADING = 'found-products';

/** The head of a listing: count, sort order, layout, ordering deadline, active refinements. */
export function ListingHead({ result, rules, listing, addressOf, hasTerm }: ListingHeadProps) {
  const t = useMessages();
  const { number } = useFormatting();
  const count = result.productsPage.total;
  return (
    <Root>
      <h2 id={LIST_HEADING} tabIndex={-1}>
        {t('search.count', { count, shown: number(count) })}
      </h2>
      <sortLinks.Show rules={rules} listing={listing} addressOf={addressOf} hasTerm={hasTerm} />
      <layoutSwitch.Show
        layout={listing.layout}
        grid={addressOf({ ...listing, layout: 'grid' })}
        list={addressOf({ ...listing, layout: 'list' })}
      />
      <p>{count > 0 && <deadline.Show page="product" />}</p>
      <chosenRefinements.Show result={result} listing={listing} addressOf={addressOf} />
    </Root>
  );
}

const Root = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${tokens.space[4]};
  h2 {
    flex: none;
    font-family: ${tokens.font.text};
    font-size: ${tokens.size.small};
    font-weight: 650;
    letter-spacing: 0;
  }
  > p {
    flex: 1;
    order: -1;
    color: ${tokens.color.inkSoft};
    font-size: ${tokens.size.caption};
  }
  > h2 {
    order: -1;
  }
  > :nth-child(5) {
    width: 100%;
  }
  ${media.belowLarge} {
    display: contents;
    > h2 {
      flex: 1;
      order: 0;
    }
    > p {
      order: 0;
      flex: none;
      width: 100%;
      margin-top: calc(-1 * ${tokens.space[2]});
    }
  }
  /* On a phone sort order beside the button of the facets, count and layout in a row below. */
  ${media.small} {
    && > h2,
    && > p,
    ul {
      order: 1;
    }
    h2 {
      flex-basis: calc(100% - 8rem);
    }
  }
`;
