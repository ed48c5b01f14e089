import styled, { css } from 'styled-components';
import type { ProductDetail } from '../../contract/catalog/product';
import { parseProductFields } from '../../contract/catalog/productFields';
import { categoryAddress } from '../../contract/pages/pageReference';
import { failureOf, isMissingOrMalformed } from '../api';
import type { PageModule } from '../kernel/page';
import type { RouteMatch } from '../kernel/pagePaths';
import { unavailable } from '../features/fallback';
import { notFound } from '../layout/notFound';
import { catalogApi, familySearch, Trail } from '../features/catalog';
import {
  BuyBox,
  Gallery,
  ProductShelf,
  productDetails,
  familyOf,
  hasContents,
  productContents,
  variationTable,
} from '../features/catalog/page';
import { recommendationShelf } from '../features/recommendations';
import { useMessages } from '../messages';
import catalogTexts from '../messages/fr-FR/catalog.json';
import catalogProductTexts from '../messages/fr-FR/catalogProduct.json';
import { Skeleton, SkeletonGroup } from '../ui/feedback/Skeleton';
import { PageColumn } from '../ui/layout/PageFrame';
import { Stack } from '../ui/layout/Stack';
import { media } from '../ui/theme/media';
import { tokens } from '../ui/theme/tokens';

function ProductPage({ params }: RouteMatch) {
  const t = useMessages();
  const productId = params['productId'] ?? '';
  const { currentData: detail, error, isFetching, refetch } = catalogApi.useProductQuery({ productId });
  if (detail) return <Found detail={detail} />;
  if (error && isMissingOrMalformed(failureOf(error))) {
    return <notFound.Show title="errors.product.title" text="errors.product.text" />;
  }
  if (error || detail === null)
    return <unavailable.Show level={1} code={failureOf(error).code} busy={isFetching} onRetry={() => void refetch()} />;
  return (
    <Page>
      <SkeletonGroup label={t('shell.loading')}>
        <Counter $wide={false} $isFamily={false}>
          <div>
            <Skeleton ratio="1 / 1" shape="block" />
          </div>
          <Stack>
            <Stack as="header" $gap="2">
              <Skeleton height="2.5rem" />
              <Skeleton width="50%" />
            </Stack>
            <Skeleton width="30%" height="2rem" />
            <Skeleton height="3rem" shape="block" />
          </Stack>
        </Counter>
      </SkeletonGroup>
    </Page>
  );
}

function Found({ detail }: { readonly detail: ProductDetail }) {
  const t = useMessages();
  const facts = parseProductFields(detail.fields ?? {});
  const path = detail.primaryProductCategoryPath?.path;
  const family = path?.at(-1);
  const isWhole = hasContents(detail);
  return (
    <Page>
      <Trail path={path} here={{ product: facts.name }} />
      <Counter $wide={Boolean(detail.variationInfo) || isWhole} $isFamily={familyOf(detail.productClass) !== null}>
        <Gallery detail={detail} />
        <BuyBox detail={detail} facts={facts} />
        {detail.variationInfo && <variationTable.Show detail={detail} />}
        {isWhole && <productContents.Show detail={detail} />}
        <Details>
          <productDetails.Show detail={detail} />
        </Details>
      </Counter>
      {family && (
        <ProductShelf
          search={familySearch(family.id)}
          // The search finds a family, not its sizes.
          exceptId={detail.variationParentId ?? detail.id}
          title={t('catalog.sameShelf')}
          more={{
            label: t('catalog.wholeShelf', { name: family.name }),
            href: categoryAddress(family.urlName, family.id),
          }}
        />
      )}
      <recommendationShelf.Show
        recommender="ComplementaryProducts"
        anchorValues={[detail.id]}
        title="recommendations.together"
      />
      <recommendationShelf.Show
        recommender="RecentlyViewed"
        anchorValues={[detail.id]}
        title="recommendations.viewed"
      />
    </Page>
  );
}

const Page = styled(PageColumn)`
  display: grid;
  gap: ${tokens.space[4]};
  padding-top: ${tokens.space[4]};
  > section {
    min-width: 0;
    margin-top: ${tokens.space[8]};
  }
`;

const Details = styled.div`
  grid-column: 1 / -1;
`;

/** On phones a single picture stands beside the product's name, so that price and button come without scrolling. */
const besideName = css`
  &:has(> :first-child > :only-child) {
    grid-template-columns: min(7rem, 30%) minmax(0, 1fr);
    align-items: center;
    > *,
    > :nth-child(2) > * {
      grid-column: 1 / -1;
    }
    > :first-child {
      grid-column: 1;
    }
    > :nth-child(2) {
      display: contents;
    }
    > :nth-child(2) > header {
      grid-column: 2;
    }
    h1 {
      font-size: ${tokens.size.title};
    }
  }
`;

/** The picture is beside both the offer and the table. */
const besideTable = css`
  grid-template: auto 1fr / minmax(0, 4fr) minmax(0, 7fr);
  > :first-child {
    grid-row: 1 / 3;
  }
  > :nth-child(3) {
    grid-column: 2;
  }
`;

/** The description is below the picture; the offer beside both is the tallest. */
const belowPicture = css`
  grid-template-rows: auto 1fr;
  > :nth-child(2) {
    grid-area: 1 / 2 / 3;
  }
  ${Details}, ${Details} > div, ${Details} > div > :first-child {
    display: contents;
  }
  ${Details} > div > :nth-child(2),
  ${Details} > div > :first-child > * {
    grid-column: 1 / -1;
  }
  ${Details} > div > :first-child > :first-child:not(:only-child) {
    grid-area: 2 / 1;
  }
`;

/** For a family, only its name is shown beside the picture. */
const lowPicture = css`
  grid-template-columns: 11rem minmax(0, 1fr);
`;

/**
 * Picture, offer and details. If there are variations or contents, their table below the offer gets the wider column.
 */
const Counter = styled.div<{ readonly $wide: boolean; readonly $isFamily: boolean }>`
  display: grid;
  gap: ${tokens.space[5]};
  ${media.small} {
    ${besideName}
  }
  ${media.fromMedium} {
    grid-template-columns: minmax(0, 1fr) minmax(0, 1fr);
    align-items: start;
    ${({ $wide }) => $wide && '> :nth-child(3) { grid-column: 1 / -1; }'}
    ${media.belowLarge} {
      ${({ $isFamily }) => ($isFamily ? lowPicture : belowPicture)}
    }
  }
  ${media.large} {
    grid-template-columns: minmax(0, 5fr) minmax(0, 6fr);
    gap: ${tokens.space[6]} ${tokens.space[12]};
    ${({ $wide }) => $wide && besideTable}
  }
`;

export const page: PageModule = {
  Page: ProductPage,
  texts: { ...catalogTexts, ...catalogProductTexts },
  head: (state, { params }, t) => {
    const { data, error } = catalogApi.endpoints.product.select({ productId: params['productId'] ?? '' })(state);
    const isMissing = isMissingOrMalformed(failureOf(error));
    const facts = data && parseProductFields(data.fields ?? {});
    return {
      title: facts?.name ?? t(isMissing ? 'errors.product.title' : 'errors.unavailable.title'),
      ...(facts && {
        description: [!familyOf(data.productClass) && facts.packaging, facts.description].filter(Boolean).join('. '),
      }),
      indexed: facts !== undefined,
    };
  },
};
