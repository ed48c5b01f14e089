import { createPart } from '../../kernel/parts';

/** What is wrong with a quantity: nothing is, before somebody has chosen one. */
export const problemLine = createPart(
  () =>
    import(/* webpackChunkName: "part-rest" */ './components/ProblemLine').then(
      ({ problemLinePart }) => problemLinePart,
    ),
  'soon',
);
