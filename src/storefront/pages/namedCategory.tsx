import { useEffect } from 'react';
import type { Category } from '../../contract/catalog/category';
import { categoryAddress, decodedPart } from '../../contract/pages/pageReference';
import { failureOf, isMissingOrMalformed, request } from '../api';
import { useShopDispatch } from '../kernel/hooks';
import type { PageModule, PageResult } from '../kernel/page';
import type { RouteMatch } from '../kernel/pagePaths';
import type { SagaGenerator } from '../kernel/effects';
import { unavailable } from '../features/fallback';
import { notFound } from '../layout/notFound';
import { namedCategoryApi } from '../features/catalog/page';
import { navigationRequested } from '../kernel/location';

/** A blank name cannot be requested: the dash is the name of a category that does not exist. */
const nameIn = ({ params }: RouteMatch) => ({ urlName: decodedPart(params['urlName'] ?? '').trim() || '-' });

const ownAddress = ({ urlName, id }: Category, { query }: RouteMatch): string =>
  categoryAddress(urlName, id, Object.fromEntries(query));

/** Redirects to the category's canonical address, keeping the listing's parameters. */
function* loadNamedCategoryPage(match: RouteMatch): SagaGenerator<PageResult> {
  const { namedCategory: named } = namedCategoryApi.endpoints;
  const found = yield* request(named.initiate(nameIn(match), { subscribe: false }));
  if ('data' in found) return found.data?.id ? { leadsTo: ownAddress(found.data, match) } : 503;
  return isMissingOrMalformed(found.failure) ? 404 : 503;
}

/** Shown when the category was not found or could not be read; redirects to its address if a later read finds it. */
function NamedCategoryPage(match: RouteMatch) {
  const dispatch = useShopDispatch();
  const { currentData: found, error, isFetching, refetch } = namedCategoryApi.useNamedCategoryQuery(nameIn(match));
  const address = found ? ownAddress(found, match) : null;
  useEffect(() => {
    if (address !== null) dispatch(navigationRequested(address, 'REPLACE'));
  }, [address, dispatch]);
  if (error && isMissingOrMalformed(failureOf(error))) {
    return <notFound.Show title="errors.category.title" text="errors.category.text" />;
  }
  if (!error && found !== null) return null;
  return <unavailable.Show level={1} code={failureOf(error).code} busy={isFetching} onRetry={() => void refetch()} />;
}

export const page: PageModule = {
  Page: NamedCategoryPage,
  texts: {},
  loadPageData: loadNamedCategoryPage,
  head: (_state, _match, t) => ({ title: t('errors.category.title'), indexed: false }),
};
