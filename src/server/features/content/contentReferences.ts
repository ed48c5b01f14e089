import type { LiveContent, LiveContents } from './contentStore';
import { parentPath } from './contentStore';

/** What a content refers to: its pictures, what it lists, and the documents above it. */
const referencesIn = (content: LiveContent, live: LiveContents): readonly LiveContent[] => {
  if (content.kind === 'picture') return [];
  const { path, picture, blocks } = content.document;
  const above: LiveContent[] = [];
  for (let parent = parentPath(path); parent !== null; parent = parentPath(parent)) {
    const document = live.at(parent);
    if (document) above.push(document);
  }
  const keys = [picture, ...blocks.map((block) => (block.kind === 'picture' ? block.contentKey : null))];
  const pictures = keys.flatMap((key) => (key === null ? [] : (live.named(key) ?? [])));
  const listed = blocks.flatMap((block) => (block.kind === 'contents' ? live.under(block.under) : []));
  return [...above, ...pictures, ...listed];
};

/** All that contents refer to, `depth` steps away at most, each once and none of the contents themselves. */
export const referencesOf = (
  contents: readonly LiveContent[],
  live: LiveContents,
  depth: number,
): readonly LiveContent[] => {
  const seen = new Set<LiveContent>(contents);
  const found: LiveContent[] = [];
  let edge = contents;
  for (let step = 0; step < depth && edge.length > 0; step += 1) {
    const next = edge.flatMap((content) => referencesIn(content, live)).filter((content) => !seen.has(content));
    edge = [...new Set(next)];
    for (const content of edge) seen.add(content);
    found.push(...edge);
  }
  return found;
};
