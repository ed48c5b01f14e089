import { createPart } from '../../../kernel/parts';

/** The wordmark: it stands as the server drew it, and its link leads home without a script. */
export const logo = createPart(
  () => import(/* webpackChunkName: "part-rest" */ './Logo').then(({ logoPart }) => logoPart),
  'soon',
);
