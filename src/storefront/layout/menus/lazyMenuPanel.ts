import { lazyComponent } from '../../kernel/lazy';

/** The panel with all levels of the menu; its trigger is in the first load. */
export const menuPanel = lazyComponent(
  () =>
    import(/* webpackChunkName: "late-rest" */ './components/panel/OpenMenuPanel').then((file) => file.menuPanelModule),
  'idle',
);
