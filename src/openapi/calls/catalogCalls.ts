import { LATE_PATHS } from '../../contract/latePaths';
import { PATHS } from '../../contract/paths';
import type { CallGroup } from './CallText';

export const catalogCalls: CallGroup = {
  tag: 'Catalogue',
  description: 'Products and categories that the caller may see; what they may not see looks as if it did not exist.',
  calls: [
    {
      operationId: 'getProduct',
      method: 'GET',
      path: PATHS.product,
      summary: 'A product',
      description:
        'Fields, pictures, rules of quantity, variations and the way to it through the categories. Prices are calls of their own.',
      callers: 'anybody',
    },
    {
      operationId: 'getProductByUrlName',
      method: 'GET',
      path: LATE_PATHS.namedProduct,
      summary: 'A product by its url name',
      description: 'As by id. Of several products of one name it is the first that is no variation.',
      callers: 'anybody',
    },
    {
      operationId: 'getProductInVersion',
      method: 'GET',
      path: PATHS.productInSnapshot,
      summary: 'A product in a version of the catalogue',
      description:
        'The version is `catalogSnapshotVersionId` of the application context. A guest’s answer never changes, so it may be kept; of versions the last three are known.',
      callers: 'anybody',
    },
    {
      operationId: 'listProducts',
      method: 'GET',
      path: LATE_PATHS.products,
      summary: 'Products by ids or references',
      description:
        'Up to a hundred, by `ids` or by `skus`. Each fails by itself: `success` is false with a code, while the call succeeds. Each has the caller’s `prices` unless `excludePrices` is said.',
      callers: 'anybody',
    },
    {
      operationId: 'listProductChildren',
      method: 'GET',
      path: LATE_PATHS.productChildren,
      summary: 'What is in a bundle or a set',
      description:
        'A bundle is sold as a whole, the members of a set one by one. A child that the caller may not see keeps its place, with nothing but its id.',
      callers: 'anybody',
    },
    {
      operationId: 'listFeaturedProducts',
      method: 'GET',
      path: LATE_PATHS.featuredProducts,
      summary: 'Products that go with another',
      description: 'By the type of their relationship, each list in its order. Without `relationshipTypes` all types.',
      callers: 'anybody',
    },
    {
      operationId: 'listGiftWrap',
      method: 'GET',
      path: LATE_PATHS.giftWrap,
      summary: 'Gift wrap on offer',
      description: 'Products like any other, which a cart takes as a line. Empty where gifts are off.',
      callers: 'anybody',
    },
    {
      operationId: 'listRecommendations',
      method: 'GET',
      path: LATE_PATHS.recommendations,
      summary: 'Recommended products',
      description:
        'By a `recommender`. Most need anchors, products or a category that they are alike: `anchorValues`, or those of the current cart.',
      callers: 'anybody',
    },
    {
      operationId: 'getCategory',
      method: 'GET',
      path: PATHS.category,
      summary: 'A category',
      description: 'With its fields, pictures and the category above it.',
      callers: 'anybody',
    },
    {
      operationId: 'getCategoryByUrlName',
      method: 'GET',
      path: LATE_PATHS.namedCategory,
      summary: 'A category by its url name',
      description: 'As by id. Of several categories of one name it is the uppermost.',
      callers: 'anybody',
    },
    {
      operationId: 'listCategoryChildren',
      method: 'GET',
      path: PATHS.categoryChildren,
      summary: 'The categories below one',
      description: 'Of the uppermost without `parentProductCategoryId`.',
      callers: 'anybody',
    },
    {
      operationId: 'getCategoryPath',
      method: 'GET',
      path: PATHS.categoryPath,
      summary: 'The way to a category',
      description: 'From the uppermost down to it.',
      callers: 'anybody',
    },
    {
      operationId: 'listCategoryMenuItems',
      method: 'GET',
      path: PATHS.categoryMenuItems,
      summary: 'The menu of categories',
      description:
        'At most five levels and 2,500 items, counted level by level. `publishStatus=Draft` is for builders.',
      callers: 'anybody',
    },
  ],
};
