import type { IdIn } from '../../commerce/messages/textFiles';
import type * as french from './french';

/** The ids of everything the server itself says to shoppers. */
export type TextId = IdIn<typeof french>;
