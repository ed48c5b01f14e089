import { recordId } from '../../contract/ids';
import { CATEGORY_TREE, type CategoryNode } from './categoryTree';
import { shelfPicture } from '../pictures/drawnPictures';
import { typeset } from '../printed/typeset';
import { SCENE_NAMES, type SceneName } from '../pictures/scenes/shelfScenes';
import type { CategoryRecord } from '../../server/features/catalog';

/** The tree as records, parents before children, ids by position; always the same. */
export function demoCategories(): readonly CategoryRecord[] {
  const records: CategoryRecord[] = [];
  const visit = (nodes: readonly CategoryNode[], parentId: string | null, above?: SceneName): void => {
    nodes.forEach(([urlName, name, description, children], index) => {
      const id = recordId('category', records.length + 1);
      // SCENE_NAMES is in the order of the top-level categories; a subcategory's page shows the scene of its top-level
      // category.
      const scene = above ?? SCENE_NAMES[index];
      const pictures = scene && {
        ...(parentId === null && { tile: shelfPicture({ scene, cut: 'tile' }) }),
        banner: shelfPicture({ scene, cut: 'banner' }),
      };
      records.push({
        id,
        parentId,
        urlName,
        name,
        description: typeset(description),
        sortOrder: index + 1,
        ...pictures,
      });
      visit(children ?? [], id, scene);
    });
  };
  visit(CATEGORY_TREE, null);
  return records;
}
