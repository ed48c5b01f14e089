import { lazyComponent } from '../../../kernel/lazy';
import type { LayoutSwitchProps } from '../components/LayoutSwitch';

/** The switch between cards and a table: the server's HTML has its links, and its code stores the choice. */
export const layoutSwitch = lazyComponent<LayoutSwitchProps>(
  () =>
    import(/* webpackChunkName: "late-rest" */ '../components/LayoutSwitch').then((file) => file.layoutSwitchModule),
  'idle',
);
