import type { ListPositionName, ThemeStyleName } from '../../../contract/site/siteConfiguration';

const DECORATIONS = ['none', 'underline', 'overline', 'line-through'] as const;
const CASES = ['none', 'capitalize', 'uppercase', 'lowercase'] as const;
const SLANTS = ['normal', 'italic', 'oblique'] as const;
const WEIGHTS = ['normal', 'bold', '100', '200', '300', '400', '500', '600', '700', '800', '900'] as const;
export const LINES = ['solid', 'dashed', 'dotted', 'double'] as const;

export type StyleWord =
  (typeof DECORATIONS | typeof CASES | typeof SLANTS | typeof WEIGHTS | typeof LINES)[number] | 'transparent' | 'auto';

/** What a style accepts: one of several keywords, or a typed value (`start` is offered first). */
export interface StyleControl {
  readonly words: readonly StyleWord[];
  readonly own?: { readonly kind: 'color' | 'border' | 'width'; readonly start: string };
}

const color: StyleControl = { words: ['transparent'], own: { kind: 'color', start: '#0f4c3a' } };
const length: StyleControl = { words: [], own: { kind: 'width', start: '4rem' } };
const border: StyleControl = { words: ['none'], own: { kind: 'border', start: '2px solid #0f4c3a' } };

/** The control of each of the theme's styles. */
export const STYLE_CONTROLS: Readonly<Record<ThemeStyleName | ListPositionName, StyleControl>> = {
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

/** The parts of a border, each as typed. */
export interface Border {
  readonly width: string;
  readonly line: (typeof LINES)[number];
  readonly color: string;
}

const WRITTEN = new RegExp(`^(.*)px (${LINES.join('|')}) (\\S*)$`, 's');

/**
 * A border as one value. Spaces are removed from the colour, which may hold none anyway, so that the parts can be
 * separated again.
 */
export const writeBorder = ({ width, line, color: typed }: Border): string =>
  `${width}px ${line} ${typed.replaceAll(/\s/g, '')}`;

/** The parts of a border; null where the value is not three parts. */
export function readBorder(value: string): Border | null {
  const [, width, word, typed] = WRITTEN.exec(value) ?? [];
  const line = LINES.find((known) => known === word);
  return width === undefined || line === undefined || typed === undefined ? null : { width, line, color: typed };
}
