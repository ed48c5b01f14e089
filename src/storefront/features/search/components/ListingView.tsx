import type { ReactNode } from 'react';
import styled from 'styled-components';
import type { ListedResult } from '../../../../contract/search/listed';
import { lastSearchPage, type SortRule } from '../../../../contract/search/search';
import { unavailable } from '../../fallback';
import { useMessages } from '../../../messages';
import { Skeleton, SkeletonGroup } from '../../../ui/feedback/Skeleton';
import { Grid } from '../../../ui/layout/Grid';
import { media } from '../../../ui/theme/media';
import { tokens } from '../../../ui/theme/tokens';
import { listingSearch, type Listing } from '../listing/listing';
import { choiceCount, withoutChoices } from '../listing/listingChoices';
import { categoryFacet } from '../listing/lazyCategoryFacet';
import { listingPages } from '../listing/lazyListingPages';
import { noProducts } from '../listing/lazyNoProducts';
import { searchApi } from '../searchApi';
import { useListing } from '../listing/useListing';
import { Facets } from './Facets';
import { ListingHead } from './ListingHead';

interface ListingViewProps {
  readonly of: { readonly categoryId: string } | { readonly searchTerm: string };
  /** Renders the found products. */
  readonly children: (result: ListedResult, layout: Listing['layout']) => ReactNode;
  /** Rendered if nothing was found without any filter. */
  readonly empty: (result: ListedResult) => ReactNode;
}

/** A listing as given by its address: facets, sort order, layout, products, pages. */
export function ListingView({ of, children, empty }: ListingViewProps) {
  const { listing, addressOf } = useListing();
  const found = searchApi.useSearchProductsQuery(listingSearch(of, listing));
  const { data: sorting } = searchApi.useSortRulesQuery();
  const result = found.currentData;

  if (!result)
    return found.error || result === null ? (
      <unavailable.Show busy={found.isFetching} onRetry={() => void found.refetch()} />
    ) : (
      <Waiting />
    );
  const { total, pageSize, products } = result.productsPage;
  const isNarrowed = choiceCount(listing) > 0;
  if (total === 0 && !isNarrowed) return empty(result);
  const pages = lastSearchPage(pageSize, total);
  return (
    <Root>
      <Facets facets={result.facets} listing={listing} addressOf={addressOf} total={total}>
        {'searchTerm' in of && (
          <categoryFacet.Show categories={result.categories} listing={listing} addressOf={addressOf} />
        )}
      </Facets>
      <section>
        <ListingHead
          result={result}
          rules={sorting?.sortRules ?? noRules}
          listing={listing}
          addressOf={addressOf}
          hasTerm={'searchTerm' in of}
        />
        <Grid
          minimum="100%"
          empty={<noProducts.Show isNarrowed={isNarrowed} href={addressOf(withoutChoices(listing))} />}
          pagination={<listingPages.Show listing={listing} addressOf={addressOf} pages={pages} />}
        >
          {products.length > 0 && children(result, listing.layout)}
        </Grid>
      </section>
    </Root>
  );
}

/** Always the same list, so that the props of late code do not change. */
const noRules: readonly SortRule[] = [];

const skeletonKeys = 'abcdef'.split('');

function Waiting() {
  const t = useMessages();
  return (
    <SkeletonGroup label={t('shell.loading')}>
      <Grid minimum="20rem" spacing="medium">
        {skeletonKeys.map((key) => (
          <Skeleton key={key} height="14rem" shape="block" />
        ))}
      </Grid>
    </SkeletonGroup>
  );
}

const Root = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${tokens.space[4]};
  /* The button that opens the facets stands in one row with the listing's head; opened facets stand above that row. */
  ${media.belowLarge} {
    align-items: center;
    > * {
      display: contents;
    }
    > * > :not(details) {
      width: 100%;
    }
    /* Not "div + div > *": because of a rule for all children of a sibling, an overlay that is inserted on the page
       restyles all of it. */
    > section > * {
      order: 1;
    }
  }
  ${media.large} {
    display: grid;
    grid-template-columns: 14.5rem minmax(0, 1fr);
    gap: ${tokens.space[8]};
    > section {
      display: flex;
      flex-direction: column;
      gap: ${tokens.space[3]};
    }
  }
`;
