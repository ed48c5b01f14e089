import { createPart } from '../../app/parts';

/** What opens under the bar of categories; the bar's links lead to the categories without it. */
export const categoryPanel = createPart(
  () => import(/* webpackChunkName: "part-rest" */ './CategoryPanel').then((file) => file.categoryPanelPart),
  'soon',
);
