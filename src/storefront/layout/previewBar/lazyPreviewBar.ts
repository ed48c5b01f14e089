import { lazyComponent } from '../../kernel/lazy';

/** The preview bar; loaded only on preview pages. */
export const previewBar = lazyComponent(() =>
  import(/* webpackChunkName: "part-preview" */ './PreviewBar').then(({ previewBarModule }) => previewBarModule),
);
