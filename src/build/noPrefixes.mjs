/**
 * Replaces stylis' vendor prefixer in the builds: no supported browser needs prefixes, and styled-components adds none
 * by default.
 */
export const prefix = (declaration) => declaration;
