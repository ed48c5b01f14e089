import type { Static } from 'typebox';
import type { activityBody, activityProductSchema, activityTakenSchema } from './activity.schema';
import type { ActivityType } from './activityTypes';

/** A product in an activity (TRK-06); amounts as on the wire. */
export type ActivityProduct = Static<typeof activityProductSchema>;
/** An activity as it is sent. The cookie's id identifies the browser, the correlation id one search. */
export type ActivityBody = Static<typeof activityBody>;
/**
 * An activity as the shop's processes report it. The browser's id, and the id of a search if there is one, are added
 * when it is sent.
 */
export type Activity = Omit<ActivityBody, 'cookieId' | 'correlationId'>;
export type ActivityTaken = Static<typeof activityTakenSchema>;

/** For each activity type, the fields of which it needs at least one. */
const SUBJECTS: Readonly<Record<ActivityType, readonly (keyof Activity)[]>> = {
  addToCart: ['product'],
  clickCategory: ['category'],
  clickReco: ['product'],
  clickSearch: ['searchText'],
  clickSearchSuggestion: ['searchText'],
  viewCategory: ['category'],
  viewProduct: ['product'],
  viewReco: ['product', 'products'],
  viewSearch: ['searchText'],
  viewSearchSuggestion: ['searchText'],
};

function says(value: Activity[keyof Activity]): boolean {
  if (typeof value === 'string') return value.trim() !== '';
  if (Array.isArray(value)) return value.length > 0 && value.every(says);
  return typeof value === 'object' && 'id' in value && says(value.id);
}

/**
 * The name of what an activity lacks, or null. It needs non-empty ids or a search text; a click in a category or a
 * search also a product, a recommendation also its recommender and its answer's id (TRK-05). Checked by both sides: the
 * shop does not send an incomplete activity, and the server refuses it.
 */
export function lackOf(type: ActivityType, activity: Activity): string | null {
  const subjects = SUBJECTS[type];
  if (!subjects.some((subject) => says(activity[subject]))) return subjects.join(' or ');
  if ((type === 'clickCategory' || type === 'clickSearch') && !says(activity.product)) return 'product';
  if (type !== 'viewReco' && type !== 'clickReco') return null;
  if (!says(activity.recommenderName)) return 'recommenderName';
  return says(activity.recoUUID) ? null : 'recoUUID';
}
