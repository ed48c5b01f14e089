import { lazyComponent } from '../../kernel/lazy';

/** What a preview has beside the page: in no page that is none. */
export const previewBar = lazyComponent(() =>
  import(/* webpackChunkName: "part-preview" */ './PreviewBar').then(({ previewBarModule }) => previewBarModule),
);
