import { createPart } from '../../kernel/parts';

/** The header's colours by customer type, which the server has painted, and the dialog of accounts. */
export const headerRest = createPart(
  () => import(/* webpackChunkName: "part-rest" */ './HeaderRest').then(({ headerRestPart }) => headerRestPart),
  'soon',
);
