import { createPart } from '../../kernel/parts';

/** What a preview has beside the page: in no page that is none. */
export const previewBar = createPart(() =>
  import(/* webpackChunkName: "part-preview" */ './PreviewBar').then(({ previewBarPart }) => previewBarPart),
);
