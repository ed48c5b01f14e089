import { listOf, record, text } from '../shape';

// What the public reference says of refusals.

/** A refusal of most calls. */
export const errors = listOf(record({ errorCode: text, message: text }), 1);
