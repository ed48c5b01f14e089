import type { IdIn } from '../../commerce/messages/textFiles';
import type * as french from './french';

/** The ids of all texts that the server itself writes to shoppers. */
export type TextId = IdIn<typeof french>;
