// What stands where something else should: nothing found, nothing to be had. Late code, for hardly any page begins with it.
// State key: none of its own.
// Publishes both.
import { lazyComponent } from '../../kernel/lazy';

const fetchFallback = () => import(/* webpackChunkName: "part-rest" */ './fallbackModules');

export const unavailable = lazyComponent(() => fetchFallback().then((modules) => modules.unavailableModule), 'idle');
export const emptyState = lazyComponent(() => fetchFallback().then((modules) => modules.emptyStateModule), 'idle');
