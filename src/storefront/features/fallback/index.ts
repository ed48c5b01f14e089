// What stands where something else should: nothing found, nothing to be had. Late code, for hardly any page begins with it.
// State key: none of its own.
// Publishes both.
import { createPart } from '../../kernel/parts';

const fetchFallback = () => import(/* webpackChunkName: "part-rest" */ './fallbackParts');

export const unavailable = createPart(() => fetchFallback().then((parts) => parts.unavailablePart), 'soon');
export const emptyState = createPart(() => fetchFallback().then((parts) => parts.emptyStatePart), 'soon');
