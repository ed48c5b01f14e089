import { createPart } from '../../kernel/parts';

/** The band above the header: it stands as the server wrote it, its link needs no script. */
export const ribbon = createPart(
  () => import(/* webpackChunkName: "part-rest" */ './Ribbon').then(({ ribbonPart }) => ribbonPart),
  'soon',
);
