/**
 * What builders write: pages, advice, recipes, trends and answers of the help, as blocks of known kinds. One document is
 * one content with an address of its own. `html` is rich text (KIT-16); it and plain texts may hold the placeholders of
 * KIT-19, `{!Item.freeDeliveryFrom}` for one: the shop's rules are quoted, never copied.
 */

export const CONTENT_KINDS = ['page', 'advice', 'recipe', 'trend', 'helpAnswer'] as const;
export type ContentKind = (typeof CONTENT_KINDS)[number];

/** What the shop itself puts in a page of content. */
export const WIDGETS = ['contactForm', 'helpSearch', 'siteMap', 'browserStorage', 'consentSettings'] as const;
export type WidgetName = (typeof WIDGETS)[number];

/** A question with its answer, both shown. */
export interface Question {
  readonly question: string;
  readonly html: string;
}

/** One line of a recipe; with a SKU it can go into the cart, `quantity` of it. */
export interface Ingredient {
  readonly text: string;
  readonly sku: string | null;
  readonly quantity: number;
}

/** Times in minutes, 0 where there is none of it. */
export interface RecipeBlock {
  readonly kind: 'recipe';
  readonly servings: string;
  readonly prepMinutes: number;
  readonly restMinutes: number;
  readonly cookMinutes: number;
  readonly ingredients: readonly Ingredient[];
  /** Rich text, one a step. */
  readonly steps: readonly string[];
}

export type ContentBlock =
  | { readonly kind: 'heading'; readonly level: 2 | 3; readonly text: string }
  | { readonly kind: 'text'; readonly html: string }
  /** Items are rich text. */
  | { readonly kind: 'list'; readonly ordered: boolean; readonly items: readonly string[] }
  /** A picture of managed content. */
  | { readonly kind: 'picture'; readonly contentKey: string; readonly altText: string; readonly caption: string }
  | { readonly kind: 'shelf'; readonly title: string; readonly skus: readonly string[] }
  | { readonly kind: 'questions'; readonly title: string; readonly items: readonly Question[] }
  /** Cells are rich text; each row has as many as the head. */
  | {
      readonly kind: 'table';
      readonly caption: string;
      readonly head: readonly string[];
      readonly rows: readonly (readonly string[])[];
    }
  | RecipeBlock
  /** Links to the contents right below an address, with picture and description. */
  | { readonly kind: 'contents'; readonly title: string; readonly under: string }
  | { readonly kind: 'widget'; readonly widget: WidgetName };

export interface ContentDocument {
  readonly kind: ContentKind;
  /** Where it stands: a path of this site, percent-encoded, without a slash at its end. */
  readonly path: string;
  readonly title: string;
  /** For lists, search engines and sharing: one or two sentences. */
  readonly description: string;
  /** The content key of its picture, for lists and for sharing. */
  readonly picture: string | null;
  /** Its place among its neighbours, from 1; 0: by title, after those. */
  readonly position: number;
  readonly blocks: readonly ContentBlock[];
}

/** The platform's name for the type of a content of this kind. */
export const contentTypeOf = (kind: ContentKind): string => `comptoir__${kind}`;
