import {
  namedProductParams,
  productDetailSchema,
  productInSnapshotParams,
  productListQuery,
  productListSchema,
  productParams,
  productQuery,
} from '../../../../contract/catalog/product.schema';
import { productChildrenQuery, productChildrenSchema } from '../../../../contract/catalog/productChildren.schema';
import { webstoreParams } from '../../../../contract/context/applicationContext.schema';
import { anyPathTo, OTHER_CLIENT_PATHS } from '../../../../contract/otherClientPaths';
import { LATE_PATHS } from '../../../../contract/latePaths';
import { PATHS } from '../../../../contract/paths';
import type { AppPlugin } from '../../../app';
import { answerWithValidator } from '../../../http/etag';
import { ApiProblem } from '../../../problems';
import { callerOf } from '../../../visitors/caller';
import { guardBrowsing, guardWebstore, idIn } from '../../context';
import { cacheInVersion } from '../caching';
import { productNamed, visibleProduct } from '../Catalog';
import type { CatalogState } from '../Catalog';
import type { ProductRecord } from '../stored/catalogRecords';
import { buyerGroupsOf } from '../entitlement';
import { nextTaxChange } from '../taxRate';
import { productChildren } from './productChildren';
import { productDetail } from './productDetail';
import { productList } from './productList';

const noSuchProduct = () =>
  new ApiProblem(404, 'ITEM_NOT_FOUND', 'The product does not exist, or is not available to you.');

/** The product that a path names, for members of these groups. Throws 400 on a malformed id, 404 on any other miss. */
export const productIn = (
  state: Pick<CatalogState, 'snapshot'>,
  productId: string,
  groups: readonly string[],
): ProductRecord => {
  const product = visibleProduct(state, idIn('product', productId, 'productId'), groups);
  if (product === null) throw noSuchProduct();
  return product;
};

/** Products: one by id or url name, one within a published version, several, and the contents of a bundle. */
export const productRoutes: AppPlugin = (app, _options, done) => {
  guardWebstore(app);
  guardBrowsing(app);
  answerWithValidator(app);

  app.get(
    PATHS.product,
    { schema: { params: productParams, querystring: productQuery, response: { 200: productDetailSchema } } },
    (request) => {
      const { snapshot } = app.catalog.state();
      const groups = buyerGroupsOf(callerOf(request));
      const product = productIn({ snapshot }, request.params.productId, groups);
      return productDetail(snapshot, product, groups, app.clock.now(), request.query);
    },
  );

  app.get(
    LATE_PATHS.namedProduct,
    { schema: { params: namedProductParams, querystring: productQuery, response: { 200: productDetailSchema } } },
    (request) => {
      const { snapshot } = app.catalog.state();
      const groups = buyerGroupsOf(callerOf(request));
      const product = productNamed({ snapshot }, request.params.urlName, groups);
      if (product === null) throw noSuchProduct();
      return productDetail(snapshot, product, groups, app.clock.now(), request.query);
    },
  );

  app.get(
    OTHER_CLIENT_PATHS.productInSnapshot,
    { schema: { params: productInSnapshotParams, querystring: productQuery, response: { 200: productDetailSchema } } },
    async (request, reply) => {
      const caller = callerOf(request);
      const groups = buyerGroupsOf(caller);
      const state = await app.catalog.stateOf(idIn('catalogSnapshot', request.params.snapshotId, 'snapshotId'));
      // A version that is no longer kept: the storefront reads its context again and asks within the current one.
      if (state === null) throw new ApiProblem(404, 'NOT_FOUND', 'This version of the catalogue is not kept any more.');
      const product = productIn(state, request.params.productId, groups);
      const now = app.clock.now();
      if (request.query.noCache !== true) cacheInVersion(reply, caller, now, nextTaxChange(product, now));
      return productDetail(state.snapshot, product, groups, now, request.query);
    },
  );

  app.get(
    LATE_PATHS.products,
    { schema: { params: webstoreParams, querystring: productListQuery, response: { 200: productListSchema } } },
    (request) => {
      const { snapshot } = app.catalog.state();
      const products = productList(snapshot, request.query, buyerGroupsOf(callerOf(request)), app.clock.now());
      return { total: products.length, products };
    },
  );

  app.get(
    OTHER_CLIENT_PATHS.productChildren,
    { schema: { params: productParams, querystring: productChildrenQuery, response: { 200: productChildrenSchema } } },
    (request) => {
      const { snapshot } = app.catalog.state();
      const groups = buyerGroupsOf(callerOf(request));
      const bundle = productIn({ snapshot }, request.params.productId, groups);
      const path = anyPathTo('productChildren', { ...request.params, productId: bundle.id });
      return productChildren(snapshot, bundle, groups, app.clock.now(), request.query, path);
    },
  );
  done();
};
