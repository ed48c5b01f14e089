import { BUILDER_PAGE } from '../site/builderPaths';

const API = `${BUILDER_PAGE}/api`;
const CONTENT = `${API}/contents/:contentKey` as const;

/** The page that lists contents; each is edited on a page below it. */
export const CONTENTS_PAGE = `${BUILDER_PAGE}/contents`;

/** Stands for the key of a content that is not saved yet; generated keys are longer. */
export const NEW_CONTENT = 'new';

/** Paths of the calls for editing contents. */
export const EDITING_PATHS = {
  contents: `${API}/contents`,
  content: CONTENT,
  publications: `${CONTENT}/publications`,
  withdraw: `${CONTENT}/actions/withdraw`,
  versions: `${CONTENT}/versions`,
  version: `${CONTENT}/versions/:contentVersion`,
  pictures: `${API}/pictures`,
} as const;

type OfContent = 'content' | 'publications' | 'withdraw' | 'versions';

/** The path of a call about one content. */
export const editingPath = (name: OfContent, contentKey: string): string =>
  EDITING_PATHS[name].replace(':contentKey', encodeURIComponent(contentKey));

/** The path of a published version of a content. */
export const contentVersionPath = (contentKey: string, version: number | string): string =>
  `${editingPath('versions', contentKey)}/${encodeURIComponent(String(version))}`;

/** The pattern of the pages on which one content is edited. */
export const contentPagePath = `${CONTENTS_PAGE}/:contentKey`;

/** The page on which a content is edited. */
export const contentPageAddress = (contentKey: string): string => `${CONTENTS_PAGE}/${encodeURIComponent(contentKey)}`;
