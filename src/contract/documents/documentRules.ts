/** The rules of what builders write: the site and contents. Each is the code of the places that break it. */
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
  'FORMAT',
  'CONTENT_PATH',
  'PATH_TAKEN',
  'ROW_LENGTH',
] as const;
export type DocumentRule = (typeof DOCUMENT_RULES)[number];

/** A wrong place: field names and places in lists, joined by dots (`menus.Menu_Barista.0.label`); empty: the whole. */
export interface DocumentProblem {
  readonly path: string;
  readonly rule: DocumentRule;
}

/** Wrong places that one answer names. */
export const MOST_PROBLEMS = 100;
