// The placeholder for content that is temporarily unavailable. Late code, because hardly any page starts with it.
// State key: none of its own.
// Publishes the placeholder as a lazy component.
import { lazyComponent } from '../../kernel/lazy';

export const unavailable = lazyComponent(
  () => import(/* webpackChunkName: "late-rest" */ './unavailableModule').then((file) => file.unavailableModule),
  'idle',
);
