import { featuredProductsQuery, featuredProductsSchema } from '../../../../contract/catalog/featuredProducts.schema';
import {
  namedProductParams,
  productDetailSchema,
  productInSnapshotParams,
  productParams,
  productQuery,
} from '../../../../contract/catalog/product.schema';
import { productChildrenQuery, productChildrenSchema } from '../../../../contract/catalog/productChildren.schema';
import { LATE_PATHS, latePathTo } from '../../../../contract/latePaths';
import { PATHS } from '../../../../contract/paths';
import type { AppPlugin } from '../../../app';
import { answerWithValidator } from '../../../http/etag';
import { ApiProblem } from '../../../problems';
import { callerOf } from '../../../visitors/caller';
import { guardBrowsing, guardWebstore, idIn } from '../../context';
import { cacheInVersion } from '../caching';
import { productNamed, visibleProduct, type CatalogState } from '../Catalog';
import type { ProductRecord } from '../stored/catalogRecords';
import { buyerGroupsOf } from '../entitlement';
import { nextTaxChange } from '../taxRate';
import { featuredProducts } from './featuredProducts';
import { serveOfferedProducts } from './offeredProducts';
import { productChildren } from './productChildren';
import { productDetail } from './productDetail';

const noSuchProduct = () =>
  new ApiProblem(404, 'ITEM_NOT_FOUND', 'The product does not exist, or is not available to you.');

/**
 * The product that a path names, for members of these groups. Throws 400 on a malformed id, 404 for a product that is
 * unknown or that they may not see.
 */
export function productIn(
  state: Pick<CatalogState, 'snapshot'>,
  productId: string,
  groups: readonly string[],
): ProductRecord {
  const product = visibleProduct(state, idIn('product', productId, 'productId'), groups);
  if (product === null) throw noSuchProduct();
  return product;
}

/**
 * Products: one by id or url name, one within a published version, the contents of a bundle or set, the products
 * related to one, and lists of several.
 */
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
    PATHS.productInSnapshot,
    { schema: { params: productInSnapshotParams, querystring: productQuery, response: { 200: productDetailSchema } } },
    async (request, reply) => {
      const caller = callerOf(request);
      const groups = buyerGroupsOf(caller);
      const state = await app.catalog.stateOf(idIn('catalogSnapshot', request.params.snapshotId, 'snapshotId'));
      // A version that is no longer kept: the storefront then reads the product without naming a version.
      if (state === null) throw new ApiProblem(404, 'NOT_FOUND', 'This version of the catalogue is not kept any more.');
      const product = productIn(state, request.params.productId, groups);
      const now = app.clock.now();
      if (request.query.noCache !== true) cacheInVersion(reply, caller, now, nextTaxChange(product, now));
      return productDetail(state.snapshot, product, groups, now, request.query);
    },
  );

  app.get(
    LATE_PATHS.productChildren,
    { schema: { params: productParams, querystring: productChildrenQuery, response: { 200: productChildrenSchema } } },
    (request) => {
      const { snapshot } = app.catalog.state();
      const groups = buyerGroupsOf(callerOf(request));
      const bundle = productIn({ snapshot }, request.params.productId, groups);
      const path = latePathTo('productChildren', { ...request.params, productId: bundle.id });
      return productChildren(snapshot, bundle, groups, app.clock.now(), request.query, path);
    },
  );

  app.get(
    LATE_PATHS.featuredProducts,
    {
      schema: { params: productParams, querystring: featuredProductsQuery, response: { 200: featuredProductsSchema } },
    },
    (request) => {
      const { snapshot } = app.catalog.state();
      const groups = buyerGroupsOf(callerOf(request));
      const product = productIn({ snapshot }, request.params.productId, groups);
      return featuredProducts(snapshot, product, groups, app.clock.now(), request.query);
    },
  );

  serveOfferedProducts(app);
  done();
};
