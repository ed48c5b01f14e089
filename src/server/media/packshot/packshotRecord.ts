export type PackshotForm =
  | 'brick'
  | 'tub'
  | 'block'
  | 'wheel'
  | 'bottle'
  | 'can'
  | 'sack'
  | 'tray'
  | 'box'
  | 'sachet'
  | 'bucket'
  | 'jar'
  | 'portion'
  | 'stand'
  | 'spray'
  | 'softCheese'
  | 'blueCheese'
  | 'pastry'
  | 'apron'
  | 'bowl'
  | 'cup'
  | 'roll'
  | 'mound'
  | 'churn'
  | 'wedge'
  | 'tool'
  | 'paperware';

/** What a packshot is drawn from; colours are 6 hex digits with a leading #. */
export interface PackshotRecord {
  readonly form: PackshotForm;
  readonly brand: string;
  readonly title: string;
  readonly subtitle: string;
  readonly base: string;
  readonly accent: string;
}
