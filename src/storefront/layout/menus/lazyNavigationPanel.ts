import { lazyComponent } from '../../kernel/lazy';

/** The panel with all levels of the menu; its trigger is in the first load. */
export const navigationPanel = lazyComponent(
  () =>
    import(/* webpackChunkName: "part-rest" */ './components/panel/OpenNavigationPanel').then(
      (file) => file.navigationPanelModule,
    ),
  'idle',
);
