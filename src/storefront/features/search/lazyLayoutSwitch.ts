import { lazyComponent } from '../../kernel/lazy';
import type { LayoutSwitchProps } from './components/LayoutSwitch';

/** The switch between cards and a table: the server's HTML has its links, and a choice is kept by its code. */
export const layoutSwitch = lazyComponent<LayoutSwitchProps>(
  () => import(/* webpackChunkName: "part-rest" */ './components/LayoutSwitch').then((file) => file.layoutSwitchModule),
  'idle',
);
