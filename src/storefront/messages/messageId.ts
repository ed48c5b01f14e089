import type { IdIn } from '../../commerce/messages/textFiles';
import type * as french from './french';

/** The id of any text of the shop, whenever it is loaded. */
export type MessageId = IdIn<typeof french>;
