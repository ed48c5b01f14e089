import { Type } from 'typebox';
import { flag, open, pathParams, query, text, textOrNull } from '../wire.schema';
import { fieldTexts, mediaGroupSchema, pathStepSchema } from './product.schema';

export const categoryParams = pathParams(['version', 'webstoreId', 'categoryId']);
export const categoryQuery = query({
  fields: Type.Optional(text),
  mediaGroups: Type.Optional(text),
  excludeFields: flag,
  excludeMedia: flag,
});
export const categorySchema = Type.Object(
  {
    id: text,
    urlName: textOrNull,
    fields: Type.Optional(fieldTexts),
    mediaGroups: Type.Optional(Type.Array(mediaGroupSchema)),
    categoryPath: Type.Optional(Type.Array(pathStepSchema)),
  },
  open,
);

export const namedCategoryParams = pathParams(['version', 'webstoreId', 'urlName']);

export const categoryChildrenQuery = query({
  parentProductCategoryId: Type.Optional(text),
  fields: Type.Optional(text),
  mediaGroups: Type.Optional(text),
  excludeMedia: flag,
});
export const categoryChildrenSchema = Type.Object({ productCategories: Type.Array(categorySchema) }, open);

export const categoryPathQuery = query({});
export const categoryPathSchema = Type.Object({ path: Type.Array(pathStepSchema) }, open);
