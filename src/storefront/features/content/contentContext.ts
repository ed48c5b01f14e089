import { createContext, use } from 'react';
import type { ManagedContent } from '../../../contract/content/content';
import type { ContentBlock } from '../../../contract/content/contentDocument';
import type { ContentImageData } from './contentImages';
import type { Item } from './richText/placeholders';

/** What blocks need besides their own data. */
export interface Surroundings {
  /** The values of placeholders in texts. */
  readonly facts: Item;
  readonly images: Readonly<Record<string, ContentImageData>>;
  /** The ids of the content's headings. */
  readonly anchors: ReadonlyMap<ContentBlock, string>;
  /** The contents and pictures that the content refers to. */
  readonly references: readonly ManagedContent[];
}

const nothing: Surroundings = { facts: {}, images: {}, anchors: new Map(), references: [] };

export const ContentContext = createContext<Surroundings>(nothing);
export const useSurroundings = (): Surroundings => use(ContentContext);
