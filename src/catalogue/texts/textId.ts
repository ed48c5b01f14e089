import type { french } from './french';

/** The id of any text of the catalogue. */
export type TextId = keyof typeof french;
