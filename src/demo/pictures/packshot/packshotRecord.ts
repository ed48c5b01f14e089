import type { Drawing } from '../../../server/features/catalog';

/** The shapes of what is drawn: packages, food and equipment. */
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

/** What a packshot is drawn from; colours are 6 hex digits with a leading #. */
export interface PackshotRecord {
  readonly form: PackshotForm;
  readonly brand: string;
  readonly title: string;
  readonly subtitle: string;
  readonly base: string;
  readonly accent: string;
}

/** The packshot that a drawing describes; null: it describes none. */
export function packshotIn({ form, brand, title, subtitle, base, accent }: Drawing): PackshotRecord | null {
  const known = PACKSHOT_FORMS.find((name) => name === form);
  if (known === undefined || brand === undefined || title === undefined) return null;
  if (subtitle === undefined || base === undefined || accent === undefined) return null;
  return { form: known, brand, title, subtitle, base, accent };
}
