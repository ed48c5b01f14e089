import { lazyComponent } from '../../../kernel/lazy';
import type { ChosenRefinementsProps } from '../components/ChosenRefinements';

/** The choices of a listing, each with a link that removes it; late code, because hardly any page starts with one. */
export const chosenRefinements = lazyComponent<ChosenRefinementsProps>(
  () =>
    import(/* webpackChunkName: "late-rest" */ '../components/ChosenRefinements').then(
      (file) => file.chosenRefinementsModule,
    ),
  'idle',
);
