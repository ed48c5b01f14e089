/** Addresses of the two font files (latin subsets, `latin-wght-normal` of the two fontsource packages). */
export interface FontFiles {
  readonly text: string;
  readonly display: string;
}

interface FallbackFace {
  readonly family: string;
  readonly local: readonly string[];
  /** The size adjustment in percent; `ascent` and `descent` are in percent of the em and already divided by it. */
  readonly size: number;
  readonly ascent: number;
  readonly descent: number;
}

// Advance widths were measured on French shop text at the weights in use (Figtree 400, Fraunces 560); heights come from
// the files' hhea tables: Figtree .95/.25, Fraunces .978/.255 of the em, no line gap.
const figtree = { ascent: 95, descent: 25 };
const fraunces = { ascent: 97.8, descent: 25.5 };

function standIn(
  face: { ascent: number; descent: number },
  family: string,
  local: readonly string[],
  size: number,
): FallbackFace {
  return { family, local, size, ascent: (face.ascent / size) * 100, descent: (face.descent / size) * 100 };
}

/**
 * Local fonts of the common systems, adjusted to the metrics of the web fonts, so that nothing shifts when these load.
 */
export const fallbackFaces: readonly FallbackFace[] = [
  standIn(figtree, 'Figtree Arial', ['Arial', 'Liberation Sans', 'Helvetica'], 99.98),
  standIn(figtree, 'Figtree Roboto', ['Roboto'], 101.24),
  standIn(figtree, 'Figtree DejaVu', ['DejaVu Sans'], 87.84),
  standIn(fraunces, 'Fraunces Georgia', ['Georgia'], 109.08),
  standIn(fraunces, 'Fraunces Times', ['Times New Roman', 'Liberation Serif', 'Times'], 118.37),
  standIn(fraunces, 'Fraunces Noto', ['Noto Serif'], 100.28),
  standIn(fraunces, 'Fraunces DejaVu', ['DejaVu Serif'], 92.6),
];

const own = (family: string, weights: string, file: string): string =>
  `@font-face{font-family:'${family}';font-weight:${weights};font-display:swap;src:url('${file}') format('woff2');}`;

const standInCss = (faces: readonly FallbackFace[]): string =>
  faces
    .map(
      ({ family, local, size, ascent, descent }) =>
        `@font-face{font-family:'${family}';src:${local.map((name) => `local('${name}')`).join(',')};` +
        `size-adjust:${size.toFixed(2)}%;ascent-override:${ascent.toFixed(2)}%;descent-override:${descent.toFixed(2)}%;line-gap-override:0%;}`,
    )
    .join('');

const ownText = (file: string): string => own('Figtree Variable', '300 900', file);

/** The `@font-face` rules of both typefaces and their fallbacks. The page also preloads the files. */
export const fontFaceCss = ({ text, display }: FontFiles): string =>
  ownText(text) + own('Fraunces Variable', '100 900', display) + standInCss(fallbackFaces);

/** The rules of the text's typeface only. */
export const textFaceCss = (file: string): string =>
  ownText(file) + standInCss(fallbackFaces.filter(({ family }) => family.startsWith('Figtree')));
