import type { IdIn } from '../../commerce/messages/textFiles';
import type * as french from './french';

/** The id of any text of the catalogue. */
export type TextId = IdIn<typeof french>;
