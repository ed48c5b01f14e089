/**
 * Constants and limits of the specification (CON-01), in one place. Times are in ms and lengths in px unless the name
 * says otherwise.
 */
export * from './constants';
export * from './lateConstants';
