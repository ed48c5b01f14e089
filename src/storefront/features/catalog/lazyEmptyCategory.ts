import { lazyComponent } from '../../kernel/lazy';

/** What a category shows instead of products: hardly any page starts with it. */
export const emptyCategory = lazyComponent(
  () =>
    import(/* webpackChunkName: "late-rest" */ './components/listing/EmptyCategory').then(
      (file) => file.emptyCategoryModule,
    ),
  'idle',
);
