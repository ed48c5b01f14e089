import type { Static } from 'typebox';
import type {
  categoryChildrenQuery,
  categoryChildrenSchema,
  categoryPathSchema,
  categoryQuery,
  categorySchema,
} from './category.schema';

export type Category = Static<typeof categorySchema>;
export type CategoryQuery = Static<typeof categoryQuery>;
export type CategoryChildrenQuery = Static<typeof categoryChildrenQuery>;
export type CategoryChildren = Static<typeof categoryChildrenSchema>;
/** From the root to the category itself. */
export type CategoryPath = Static<typeof categoryPathSchema>;

export interface CategoryArgs {
  readonly categoryId: string;
  readonly fields?: readonly string[];
}
/** Without a parent: the top-level categories. */
export interface CategoryChildrenArgs {
  readonly parentProductCategoryId?: string;
  readonly fields?: readonly string[];
}

/** Field values are texts: the flag is "true" or "false", numbers are digits. */
export const CATEGORY_FIELDS = [
  'Name',
  'Description',
  'IsNavigational',
  'NumberOfProducts',
  'ParentCategoryId',
  'SortOrder',
  'CatalogId',
] as const;
export type CategoryFieldName = (typeof CATEGORY_FIELDS)[number];
