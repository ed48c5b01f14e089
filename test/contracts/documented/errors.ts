import { listOf, record, text } from '../shape';

// Refusals as the public reference describes them.

/** A refusal of most calls. */
export const errors = listOf(record({ errorCode: text, message: text }), 1);
