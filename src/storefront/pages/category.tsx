import styled from 'styled-components';
import { BANNER_USAGE_TYPE } from '../../contract/catalog/product';
import { categoryAddress } from '../../contract/pages/pageReference';
import { failureOf, isMissingOrMalformed } from '../api';
import type { PageModule } from '../kernel/page';
import type { RouteMatch } from '../kernel/pagePaths';
import { unavailable } from '../features/fallback';
import { notFound } from '../layout/notFound';
import { catalogApi, Trail } from '../features/catalog';
import { emptyCategory, Products } from '../features/catalog/page';
import { readListing } from '../features/search';
import { knownChoices, ListingView } from '../features/search/page';
import { useMessages } from '../messages';
import catalogTexts from '../messages/fr-FR/catalog.json';
import catalogListingTexts from '../messages/fr-FR/catalogListing.json';
import searchListingTexts from '../messages/fr-FR/searchListing.json';
import { Link } from '../ui/controls/Link';
import { LinkChips } from '../ui/controls/LinkChips';
import { PageColumn } from '../ui/layout/PageFrame';
import { Picture, type PictureSource } from '../ui/layout/Picture';
import { media } from '../ui/theme/media';
import { tokens } from '../ui/theme/tokens';
import { useDataLanguage } from '../features/context';

function CategoryPage({ params }: RouteMatch) {
  const t = useMessages();
  const categoryId = params['categoryId'] ?? '';
  const lang = useDataLanguage();
  const { currentData: category, error, isFetching, refetch } = catalogApi.useCategoryQuery({ categoryId });
  const { currentData: path } = catalogApi.useCategoryPathQuery({ categoryId });
  const { currentData: below } = catalogApi.useCategoryChildrenQuery({ parentProductCategoryId: categoryId });

  if (category === null || (!category && error)) {
    return isMissingOrMalformed(failureOf(error)) ? (
      <notFound.Show title="errors.category.title" text="errors.category.text" />
    ) : (
      <unavailable.Show level={1} code={failureOf(error).code} busy={isFetching} onRetry={() => void refetch()} />
    );
  }
  const children = below?.productCategories ?? [];
  const banner = category?.mediaGroups?.find(({ usageType }) => usageType === BANNER_USAGE_TYPE)?.mediaItems[0];
  return (
    <Page>
      {banner && <Picture src={banner.url} alt="" width={600} height={200} sources={noneOnPhones} eager />}
      <Trail key={categoryId} path={path?.path} />
      <h1 tabIndex={-1} lang={lang}>
        {category?.fields?.['Name'] ?? t('shell.loading')}
      </h1>
      <p lang={lang}>{category?.fields?.['Description']}</p>
      {children.length > 0 && (
        <Below $variant="strong" lang={lang} aria-label={t('catalog.below')}>
          {children.map(({ id, urlName: childName, fields }) => (
            <li key={id}>
              <Link href={categoryAddress(childName, id)}>{fields?.['Name']}</Link>
            </li>
          ))}
        </Below>
      )}
      <ListingView of={{ categoryId }} empty={() => <emptyCategory.Show />}>
        {(result, layout) => <Products result={result} where="list" layout={layout} first widens />}
      </ListingView>
    </Page>
  );
}

// Phones show the products first: they hide the picture, and get a pixel instead of its file.
const noneOnPhones: readonly PictureSource[] = [
  {
    type: 'image/gif',
    media: media.small.slice('@media '.length),
    srcSet: 'data:image/gif;base64,R0lGODlhAQABAAAAACH5BAEKAAEALAAAAAABAAEAAAICTAEAOw==',
  },
];
const Page = styled(PageColumn)`
  padding-block: ${tokens.space[4]} 0;
  h1 {
    margin-top: ${tokens.space[3]};
  }
  > p {
    max-width: 44rem;
    margin-top: ${tokens.space[2]};
    color: ${tokens.color.inkSoft};
    font-size: ${tokens.size.body};
    text-wrap: pretty;
  }
  > picture {
    float: right;
    width: 40%;
    max-width: 28rem;
    margin-left: ${tokens.space[6]};
    img {
      border-radius: ${tokens.radius.card};
    }
    ${media.small} {
      display: none;
    }
  }
  > div:last-child {
    clear: both;
    margin-top: ${tokens.space[6]};
  }
  ${media.large} {
    h1 {
      margin-top: 0;
      font-size: ${tokens.size.headline};
    }
    > p {
      margin-top: 0;
    }
    > div:last-child {
      margin-top: ${tokens.space[4]};
    }
  }
`;

const Below = styled(LinkChips)`
  margin-top: ${tokens.space[4]};
  ${media.small} {
    /* A row with its own horizontal scrolling, edge to edge. */
    flex-wrap: nowrap;
    overflow-x: auto;
    margin-inline: calc(-1 * ${tokens.space[4]});
    padding: 2px ${tokens.space[4]};
    scrollbar-width: none;
    white-space: nowrap;
  }
`;

export const page: PageModule = {
  Page: CategoryPage,
  texts: { ...catalogTexts, ...catalogListingTexts, ...searchListingTexts },
  head: (state, { params, query }, t) => {
    const { data, error } = catalogApi.endpoints.category.select({ categoryId: params['categoryId'] ?? '' })(state);
    const isMissing = isMissingOrMalformed(failureOf(error));
    const listing = readListing(query);
    return {
      title: data?.fields?.['Name'] ?? t(isMissing ? 'errors.category.title' : 'errors.unavailable.title'),
      ...(data?.fields?.['Description'] && { description: data.fields['Description'] }),
      // Refined listings are not indexed: they repeat the same products.
      indexed: data !== undefined && listing.refinements.length === 0,
    };
  },
  leadsOn: (state, { params, query }) => {
    const categoryId = params['categoryId'] ?? '';
    if (!catalogApi.endpoints.category.select({ categoryId })(state).data) return undefined;
    const known = knownChoices(state, { categoryId }, query);
    return known === undefined ? undefined : categoryAddress(params['urlName'] ?? null, categoryId) + known;
  },
};
