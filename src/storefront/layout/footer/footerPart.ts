import { createPart } from '../../kernel/parts';

/** The foot of the page: no first paint shows it. */
export const footer = createPart(
  () => import(/* webpackChunkName: "part-rest" */ './Footer').then(({ footerPart }) => footerPart),
  'soon',
);
