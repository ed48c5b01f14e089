import { pathsAbove } from '../../contract/content/parentPaths';
import type { ContentIndex, DocumentContent } from '../features/content';

/** The content at a path and its ancestors up to the top; empty where there is none. */
export function documentsAt(contents: ContentIndex, pathname: string): readonly DocumentContent[] {
  const own = contents.at(pathname);
  if (own === undefined) return [];
  return [own, ...pathsAbove(own.document.path).flatMap((path) => contents.at(path) ?? [])];
}
