import {
  categoryChildrenQuery,
  categoryChildrenSchema,
  categoryParams,
  categoryPathQuery,
  categoryPathSchema,
  categoryQuery,
  categorySchema,
  namedCategoryParams,
} from '../../../../contract/catalog/category.schema';
import { webstoreParams } from '../../../../contract/context/applicationContext.schema';
import { LATE_PATHS } from '../../../../contract/latePaths';
import { PATHS } from '../../../../contract/paths';
import type { AppPlugin } from '../../../app';
import { answerWithValidator } from '../../../http/etag';
import { ApiProblem } from '../../../problems';
import { callerOf } from '../../../visitors/caller';
import { guardBrowsing, guardWebstore, idIn } from '../../context';
import { audienceOf } from '../Audience';
import type { CategoryRecord } from '../stored/catalogRecords';
import type { CatalogSnapshot } from '../CatalogSnapshot';
import { pathStep } from '../CategoryTree';
import { buyerGroupsOf } from '../entitlement';
import { categoryView, wholeCategoryView } from './categoryView';

/** The category with an id. Throws 400 on a malformed id, 404 on an unknown one. */
export function categoryIn(snapshot: CatalogSnapshot, categoryId: string, field = 'categoryId'): CategoryRecord {
  const category = snapshot.categories.category(idIn('category', categoryId, field));
  if (category === undefined) throw new ApiProblem(404, 'ITEM_NOT_FOUND', 'There is no category with this id.');
  return category;
}

function categoryNamed(snapshot: CatalogSnapshot, urlName: string): CategoryRecord {
  const category = snapshot.categories.named(urlName);
  if (category === undefined) throw new ApiProblem(404, 'ITEM_NOT_FOUND', 'There is no category with this url name.');
  return category;
}

/** Categories: one by id or url name, the children of one (or the top level), and the path from the root to one. */
export const categoryRoutes: AppPlugin = (app, _options, done) => {
  guardWebstore(app);
  guardBrowsing(app);
  answerWithValidator(app);

  app.get(
    PATHS.category,
    {
      config: { isShared: true },
      schema: { params: categoryParams, querystring: categoryQuery, response: { 200: categorySchema } },
    },
    (request) => {
      const { snapshot } = app.catalog.state();
      const audience = audienceOf(snapshot, buyerGroupsOf(callerOf(request)));
      return wholeCategoryView(snapshot, audience, categoryIn(snapshot, request.params.categoryId), request.query);
    },
  );

  app.get(
    LATE_PATHS.namedCategory,
    {
      config: { isShared: true },
      schema: { params: namedCategoryParams, querystring: categoryQuery, response: { 200: categorySchema } },
    },
    (request) => {
      const { snapshot } = app.catalog.state();
      const audience = audienceOf(snapshot, buyerGroupsOf(callerOf(request)));
      return wholeCategoryView(snapshot, audience, categoryNamed(snapshot, request.params.urlName), request.query);
    },
  );

  app.get(
    PATHS.categoryChildren,
    {
      config: { isShared: true },
      schema: { params: webstoreParams, querystring: categoryChildrenQuery, response: { 200: categoryChildrenSchema } },
    },
    (request) => {
      const { snapshot } = app.catalog.state();
      const audience = audienceOf(snapshot, buyerGroupsOf(callerOf(request)));
      const asked = request.query.parentProductCategoryId?.trim() ?? '';
      const parentId = asked === '' ? null : categoryIn(snapshot, asked, 'parentProductCategoryId').id;
      const productCategories = snapshot.categories
        .childrenOf(parentId)
        .map((category) => categoryView(snapshot, audience, category, request.query));
      return { productCategories };
    },
  );

  app.get(
    PATHS.categoryPath,
    {
      config: { isShared: true },
      schema: { params: categoryParams, querystring: categoryPathQuery, response: { 200: categoryPathSchema } },
    },
    (request) => {
      const { snapshot } = app.catalog.state();
      const { id } = categoryIn(snapshot, request.params.categoryId);
      return { path: snapshot.categories.pathTo(id).map(pathStep) };
    },
  );
  done();
};
