import type { Static } from 'typebox';
import type { Image, MediaGroup } from './product';
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
/** What the shop's pages read of a category: a page's document has no more of it. */
export interface ShownCategory extends Omit<Category, 'mediaGroups'> {
  readonly mediaGroups?: readonly (Pick<MediaGroup, 'usageType'> & {
    readonly mediaItems: readonly Pick<Image, 'url'>[];
  })[];
}
export interface ShownCategories {
  readonly productCategories: readonly ShownCategory[];
}
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

/** Field values are texts: `IsNavigational` is "true" or "false", numbers are digits. */
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
