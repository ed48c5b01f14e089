/**
 * Stands in the builds where stylis has its vendor prefixes: no browser of ours needs one, and styled-components writes
 * none unless it is told to.
 */
export const prefix = (declaration) => declaration;
