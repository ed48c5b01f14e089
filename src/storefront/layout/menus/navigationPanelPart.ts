import { createPart } from '../../kernel/parts';

/** The panel with all levels of the menu; the button that opens it is in the first load. */
export const navigationPanel = createPart(
  () =>
    import(/* webpackChunkName: "part-rest" */ './components/panel/OpenNavigationPanel').then(
      (file) => file.navigationPanelPart,
    ),
  'soon',
);
