import type { IdIn } from '../../commerce/messages/textFiles';
import type * as french from './french';

/** The id of any text, whether or not it is loaded yet. */
export type MessageId = IdIn<typeof french>;
