import type { Category, CategoryQuery } from '../../../../contract/catalog/category';
import type { MediaGroup } from '../../../../contract/catalog/product';
import type { Audience } from '../Audience';
import type { CategoryRecord } from '../stored/catalogRecords';
import type { CatalogSnapshot } from '../CatalogSnapshot';
import { bannerGroup, mediaGroupsOf, onlyWanted, tileGroup } from '../media';
import { fieldNames } from '../../../http/commaLists';
import { pickFields } from '../productFields';
import { recordId } from '../../../../contract/ids';

type CategoryOptions = Pick<CategoryQuery, 'fields' | 'mediaGroups' | 'excludeFields' | 'excludeMedia'>;

/**
 * The pictures of a category: its tile for lists, if it has one; every other picture is that of its first product that
 * the audience can see. None if the audience can see no product in it.
 */
export function categoryImageGroups(
  snapshot: CatalogSnapshot,
  audience: Audience,
  { id, name, tile }: CategoryRecord,
  wanted: readonly string[] | null,
): MediaGroup[] {
  const row = audience.firstRowIn(id);
  if (row === -1) return [];
  const [listing, ...others] = mediaGroupsOf(snapshot.productAt(row), null);
  const own = tile === undefined ? listing : tileGroup(name, tile);
  return onlyWanted(own ? [own, ...others] : others, wanted);
}

/** A category in a list, with the number of products that the audience can see. */
export const categoryView = (
  snapshot: CatalogSnapshot,
  audience: Audience,
  category: CategoryRecord,
  options: CategoryOptions,
): Category => ({
  id: category.id,
  urlName: category.urlName,
  ...(options.excludeFields === true
    ? {}
    : {
        fields: pickFields(
          {
            Name: category.name,
            Description: category.description,
            IsNavigational: 'true',
            NumberOfProducts: String(audience.productCount(category.id)),
            ParentCategoryId: category.parentId,
            SortOrder: String(category.sortOrder),
            CatalogId: recordId('catalog', 1),
          },
          fieldNames(options.fields),
        ),
      }),
  ...(options.excludeMedia === true
    ? {}
    : { mediaGroups: categoryImageGroups(snapshot, audience, category, fieldNames(options.mediaGroups)) }),
});

/** A single category: as in a list, and with the wide picture for its head, if it has one. */
export function wholeCategoryView(
  snapshot: CatalogSnapshot,
  audience: Audience,
  category: CategoryRecord,
  options: CategoryOptions,
): Category {
  const view = categoryView(snapshot, audience, category, options);
  const banners =
    category.banner === undefined
      ? []
      : onlyWanted([bannerGroup(category.name, category.banner)], fieldNames(options.mediaGroups));
  return view.mediaGroups === undefined ? view : { ...view, mediaGroups: [...view.mediaGroups, ...banners] };
}
