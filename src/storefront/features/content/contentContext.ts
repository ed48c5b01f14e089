import { createContext, use } from 'react';
import type { ManagedContent } from '../../../contract/content/content';
import type { ContentImageData } from './contentImages';
import type { Item } from './richText/placeholders';

/** What the blocks of a content are shown with. */
export interface Surroundings {
  /** What placeholders of the texts stand for. */
  readonly facts: Item;
  readonly images: Readonly<Record<string, ContentImageData>>;
  /** The contents and pictures that the content refers to. */
  readonly references: readonly ManagedContent[];
}

const nothing: Surroundings = { facts: {}, images: {}, references: [] };

export const ContentContext = createContext<Surroundings>(nothing);
export const useSurroundings = (): Surroundings => use(ContentContext);
