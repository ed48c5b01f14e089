import { lazyComponent } from '../../kernel/lazy';

/** The preview bar; loaded only on preview pages. */
export const previewBar = lazyComponent(() =>
  import(/* webpackChunkName: "late-preview" */ './PreviewBar').then(({ previewBarModule }) => previewBarModule),
);
