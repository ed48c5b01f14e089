import { record, text } from '../shape';

// What statistics answer to an activity of a browser.

/** The id under which an activity is kept. */
export const activity = record({ uuid: text });
