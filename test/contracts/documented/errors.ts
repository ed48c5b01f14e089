import { listOf, record, text } from '../shape';

// Refusals as the public reference describes them.

/** The body with which most calls are refused: at least one error, each with a code and a message. */
export const errors = listOf(record({ errorCode: text, message: text }), 1);
