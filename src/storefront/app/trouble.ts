import { createPart } from './parts';

/** What stands where something else should: parts, for hardly any page begins with one of them. */
const fetchTrouble = () => import(/* webpackChunkName: "part-rest" */ './troubleParts');

export const unavailable = createPart(() => fetchTrouble().then((parts) => parts.unavailablePart), 'soon');
export const notFound = createPart(() => fetchTrouble().then((parts) => parts.notFoundPart), 'soon');
export const pageFailed = createPart(() => fetchTrouble().then((parts) => parts.pageFailedPart), 'soon');
export const emptyState = createPart(() => fetchTrouble().then((parts) => parts.emptyStatePart), 'soon');
