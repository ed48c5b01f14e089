import { createPart } from '../../app/parts';

/** What the search box says instead of searching; rarely. */
export const refusal = createPart(
  () => import(/* webpackChunkName: "part-rest" */ './components/Refusal').then(({ refusalPart }) => refusalPart),
  'soon',
);
