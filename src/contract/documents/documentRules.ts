/** Codes of the rules for what builders write: the site and contents. */
export const DOCUMENT_RULES = [
  'UNKNOWN_FIELD',
  'MISSING',
  'WRONG_TYPE',
  'BLANK',
  'TOO_LONG',
  'NOT_LISTED',
  'OUT_OF_RANGE',
  'HEX_COLOR',
  'STYLE_VALUE',
  'NAME',
  'UNSAFE_LINK',
  'LINK_MISSING',
  'IMAGE_URL',
  'PAGE_REFERENCE',
  'UNKNOWN_PAGE',
  'TOO_DEEP',
  'TOO_MANY',
  'UNKNOWN_MENU',
  'SAME_COLOR',
  'SITE_PATH',
  'CURRENCY',
  'COUNTRY',
  'LOCALE',
  'NO_LOCALE',
  'REPEATED',
  'FORMAT',
  'CONTENT_PATH',
  'PATH_TAKEN',
  'ROW_LENGTH',
  'TOO_NESTED',
  'NO_SIZE',
  'TOO_DARK',
] as const;
export type DocumentRule = (typeof DOCUMENT_RULES)[number];

/**
 * A broken rule and its path: field names and list indices joined by dots (`menus.Menu_Barista.0.label`); an empty path
 * stands for the document as a whole.
 */
export interface DocumentProblem {
  readonly path: string;
  readonly rule: DocumentRule;
}

/** Most problems in one answer. */
export const MOST_PROBLEMS = 100;
