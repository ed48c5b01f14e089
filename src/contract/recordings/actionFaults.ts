/**
 * The error text for an action that no registry knows (CON-04); in a separate file, so that the recorder can do without
 * the other texts.
 */
export const ACTION_FAULTS = { unknownType: 'unknown action type' } as const;
