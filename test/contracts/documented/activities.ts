import { record, text } from '../shape';

// The answer to an activity that a browser reports.

/** The id under which an activity is kept. */
export const activity = record({ uuid: text });
