/**
 * Constants and limits, almost all of them of the specification (CON-01). Numbers are times in ms and lengths in px
 * unless their names say otherwise.
 */
export * from './constants';
export * from './lateConstants';
