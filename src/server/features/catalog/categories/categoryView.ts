import type { Category, CategoryQuery } from '../../../../contract/catalog/category';
import type { MediaGroup } from '../../../../contract/catalog/product';
import type { Audience } from '../Audience';
import type { CategoryRecord } from '../catalogRecords';
import type { CatalogSnapshot } from '../CatalogSnapshot';
import { mediaGroupsOf } from '../media';
import { fieldNames } from '../../../http/commaLists';
import { pickFields } from '../productFields';
import { recordId } from '../../../../contract/ids';

type CategoryOptions = Pick<CategoryQuery, 'fields' | 'mediaGroups' | 'excludeFields' | 'excludeMedia'>;

/** A category's picture is that of its first product visible to the audience; none when there is none. */
export const categoryImageGroups = (
  snapshot: CatalogSnapshot,
  audience: Audience,
  categoryId: string,
  wanted: readonly string[] | null,
): MediaGroup[] => {
  const place = audience.firstPlaceIn(categoryId);
  return place === -1 ? [] : mediaGroupsOf(snapshot.productAt(place), wanted);
};

/** A category for an audience: it counts the products they see. */
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
    : { mediaGroups: categoryImageGroups(snapshot, audience, category.id, fieldNames(options.mediaGroups)) }),
});
