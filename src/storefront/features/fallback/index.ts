// Placeholders for missing content: nothing found, or temporarily unavailable. Late code, because hardly any page
// starts with one.
// State key: none of its own.
// Publishes both.
import { lazyComponent } from '../../kernel/lazy';

const fetchFallback = () => import(/* webpackChunkName: "part-rest" */ './fallbackModules');

export const unavailable = lazyComponent(() => fetchFallback().then((modules) => modules.unavailableModule), 'idle');
export const emptyState = lazyComponent(() => fetchFallback().then((modules) => modules.emptyStateModule), 'idle');
