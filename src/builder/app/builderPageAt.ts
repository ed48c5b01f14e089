import { CONTENTS_PAGE, NEW_CONTENT } from '../../contract/content/editingPaths';
import { SEARCHES_PAGE } from '../../contract/site/builderPaths';
import type { BuilderPage } from './viewSlice';

interface PageAt {
  readonly page: BuilderPage;
  /** Key of the content that is edited; null: none, or a new one that is not saved yet. */
  readonly contentKey: string | null;
}

/** Which builder page a path stands for. */
export function builderPageAt(pathname: string): PageAt {
  if (pathname === SEARCHES_PAGE) return { page: 'searches', contentKey: null };
  if (pathname === CONTENTS_PAGE) return { page: 'contents', contentKey: null };
  if (!pathname.startsWith(`${CONTENTS_PAGE}/`)) return { page: 'site', contentKey: null };
  const named = decodeURIComponent(pathname.slice(CONTENTS_PAGE.length + 1));
  return { page: 'content', contentKey: named === NEW_CONTENT ? null : named };
}
