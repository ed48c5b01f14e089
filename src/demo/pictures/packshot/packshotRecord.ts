import type { Drawing } from '../../../server/features/catalog';

/** The shapes that can be drawn: packages, food and equipment. */
export const PACKSHOT_FORMS = [
  'brick',
  'tub',
  'block',
  'wheel',
  'bottle',
  'can',
  'sack',
  'tray',
  'box',
  'sachet',
  'bucket',
  'jar',
  'portion',
  'stand',
  'spray',
  'softCheese',
  'blueCheese',
  'pastry',
  'apron',
  'bowl',
  'cup',
  'roll',
  'mound',
  'churn',
  'wedge',
  'tool',
  'paperware',
] as const;
export type PackshotForm = (typeof PACKSHOT_FORMS)[number];

/** The description of a packshot; colours are 6 hex digits with a leading #. */
export interface PackshotRecord {
  readonly form: PackshotForm;
  readonly brand: string;
  readonly title: string;
  readonly subtitle: string;
  readonly base: string;
  readonly accent: string;
}

/** Reads the description of a packshot; null: the drawing is not a packshot. */
export function packshotIn({ form, brand, title, subtitle, base, accent }: Drawing): PackshotRecord | null {
  const known = PACKSHOT_FORMS.find((name) => name === form);
  if (known === undefined || brand === undefined || title === undefined) return null;
  if (subtitle === undefined || base === undefined || accent === undefined) return null;
  return { form: known, brand, title, subtitle, base, accent };
}
