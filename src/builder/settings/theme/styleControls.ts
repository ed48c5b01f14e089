import type { ListPlaceName, ThemeStyleName } from '../../../contract/site/siteConfiguration';

const DECORATIONS = ['none', 'underline', 'overline', 'line-through'] as const;
const CASES = ['none', 'capitalize', 'uppercase', 'lowercase'] as const;
const SLANTS = ['normal', 'italic', 'oblique'] as const;
const WEIGHTS = ['normal', 'bold', '100', '200', '300', '400', '500', '600', '700', '800', '900'] as const;
export const LINES = ['solid', 'dashed', 'dotted', 'double'] as const;

export type StyleWord =
  (typeof DECORATIONS | typeof CASES | typeof SLANTS | typeof WEIGHTS | typeof LINES)[number] | 'transparent' | 'auto';

/** What a style takes: one of some words, or a value of its own that is typed (`start` is what it begins as). */
export interface StyleControl {
  readonly words: readonly StyleWord[];
  readonly own?: { readonly kind: 'color' | 'border' | 'width'; readonly start: string };
}

const color: StyleControl = { words: ['transparent'], own: { kind: 'color', start: '#0f4c3a' } };
const length: StyleControl = { words: [], own: { kind: 'width', start: '4rem' } };
const border: StyleControl = { words: ['none'], own: { kind: 'border', start: '2px solid #0f4c3a' } };

/** The control of each of the theme's styles. */
export const STYLE_CONTROLS: Readonly<Record<ThemeStyleName | ListPlaceName, StyleControl>> = {
  'border-bottom-color': color,
  'text-decoration': { words: DECORATIONS },
  'text-transform': { words: CASES },
  'font-style': { words: SLANTS },
  'font-weight': { words: WEIGHTS },
  'background-color': color,
  width: { words: ['auto'], own: { kind: 'width', start: '16rem' } },
  background: color,
  'background-hover': color,
  'text-color': color,
  'text-hover-color': color,
  'border-left-active': border,
  'border-left-inactive': border,
  top: length,
  left: length,
  height: length,
};

/** A border in its parts, each as it was typed. */
export interface Border {
  readonly width: string;
  readonly line: (typeof LINES)[number];
  readonly color: string;
}

const WRITTEN = new RegExp(`^(.*)px (${LINES.join('|')}) (\\S*)$`, 's');

/** A border's value. What a colour may not hold anyway, spaces, is left out of it, so that the parts can be told apart. */
export const writeBorder = ({ width, line, color: typed }: Border): string =>
  `${width}px ${line} ${typed.replaceAll(/\s/g, '')}`;

/** The parts of a border's value; null where it has others. */
export const readBorder = (value: string): Border | null => {
  const [, width, word, typed] = WRITTEN.exec(value) ?? [];
  const line = LINES.find((known) => known === word);
  return width === undefined || line === undefined || typed === undefined ? null : { width, line, color: typed };
};
