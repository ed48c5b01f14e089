import { CONTENTS_PAGE, NEW_CONTENT } from '../../contract/content/editingPaths';
import type { BuilderPage } from './viewSlice';

interface PageAt {
  readonly page: BuilderPage;
  /** The content that is edited; null: none, or one that is yet to be written. */
  readonly contentKey: string | null;
}

/** What the builder's page at a path is about. */
export const builderPageAt = (pathname: string): PageAt => {
  if (pathname === CONTENTS_PAGE) return { page: 'contents', contentKey: null };
  if (!pathname.startsWith(`${CONTENTS_PAGE}/`)) return { page: 'site', contentKey: null };
  const named = decodeURIComponent(pathname.slice(CONTENTS_PAGE.length + 1));
  return { page: 'content', contentKey: named === NEW_CONTENT ? null : named };
};
