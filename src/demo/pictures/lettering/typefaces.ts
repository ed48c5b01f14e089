import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { parse, type Font, type Glyph, type PathCommand } from 'opentype.js';

/** The bold face of each typeface in which the shop is set, as a file of its outlines. */
const FILES = {
  Figtree: '@expo-google-fonts/figtree/700Bold/Figtree_700Bold.ttf',
  Fraunces: '@expo-google-fonts/fraunces/700Bold/Fraunces_700Bold.ttf',
} as const;

export type Typeface = keyof typeof FILES;

export const isTypeface = (name: string): name is Typeface => Object.hasOwn(FILES, name);

/**
 * Outlines use whole numbers of this many units per em. In the largest text, of 30 px, a unit is a fifth of a pixel;
 * and the numbers are short to write.
 */
export const UNITS_PER_EM = 150;

/** A closed contour of a glyph: where it starts, relative to the glyph's origin, and its further commands. */
interface Contour {
  readonly x: number;
  readonly y: number;
  readonly rest: string;
}

/** The outlines of a text; width and coordinates are in `UNITS_PER_EM`, y points up. */
export interface Lettering {
  readonly width: number;
  /** The data of an SVG path. */
  readonly d: string;
}

const numbers = (values: readonly number[]): string =>
  values.map((value, index) => (index > 0 && value >= 0 ? ` ${String(value)}` : String(value))).join('');

type Point = readonly [x: number, y: number];

function pointsOf(command: PathCommand): readonly Point[] {
  switch (command.type) {
    case 'Z':
      return [];
    case 'Q':
      return [
        [command.x1, command.y1],
        [command.x, command.y],
      ];
    case 'C':
      return [
        [command.x1, command.y1],
        [command.x2, command.y2],
        [command.x, command.y],
      ];
    default:
      return [[command.x, command.y]];
  }
}

const isNear = ([x, y]: Point, [otherX, otherY]: Point): boolean =>
  Math.abs(x - otherX) <= 1 && Math.abs(y - otherY) <= 1;

/** Writes the commands of a contour one after the other, each as briefly as possible. */
function contourWriter(start: Point) {
  let at = start;
  /** Where a smooth curve (`t`) from here would have its control point. */
  let smooth: Point | null = null;
  let rest = '';
  let letter = '';
  const write = (command: string, points: readonly Point[]): void => {
    const relative = numbers(points.flatMap(([x, y]) => [x - at[0], y - at[1]]));
    if (command !== letter) rest += command + relative;
    else rest += relative.startsWith('-') ? relative : ` ${relative}`;
    letter = command;
  };
  const to = (end: Point, control: Point | null): void => {
    smooth = control && [2 * end[0] - control[0], 2 * end[1] - control[1]];
    at = end;
  };
  return {
    add(points: readonly Point[]): void {
      const [first, end] = [points[0], points.at(-1)];
      if (first === undefined || end === undefined || points.every((point) => isNear(point, at))) return;
      if (points.length === 1) {
        write('l', points);
        to(end, null);
      } else if (points.length === 2 && smooth && isNear(first, smooth)) {
        const control = smooth;
        write('t', [end]);
        to(end, control);
      } else {
        write(points.length === 2 ? 'q' : 'c', points);
        to(end, points.length === 2 ? first : null);
      }
    },
    end: () => `${rest}z`,
  };
}

function contoursOf(glyph: Glyph, scale: number): readonly Contour[] {
  const contours: Contour[] = [];
  let writer = contourWriter([0, 0]);
  let start: Point = [0, 0];
  for (const command of glyph.path.commands) {
    const points = pointsOf(command).map(([x, y]): Point => [Math.round(x * scale), Math.round(y * scale)]);
    if (command.type === 'M') {
      start = points[0] ?? start;
      writer = contourWriter(start);
    } else if (command.type === 'Z') contours.push({ x: start[0], y: start[1], rest: writer.end() });
    else writer.add(points);
  }
  return contours;
}

/**
 * The characters of a text that are drawn: accents composed, every kind of white space as a plain space, soft hyphens
 * and other characters without a width left out, and the non-breaking hyphen as the usual one.
 */
const plainSpelling = (text: string): string =>
  text
    .normalize('NFC')
    .replace(/[\s\p{Zs}]/gu, ' ')
    .replace(/[\u00ad\p{Cf}]/gu, '')
    .replace(/\u2011/g, '-');

const fileOf = (name: Typeface): string => createRequire(path.join(__dirname, 'typefaces')).resolve(FILES[name]);

function openTypeface(name: Typeface) {
  const file = readFileSync(fileOf(name));
  const font: Font = parse(file.buffer.slice(file.byteOffset, file.byteOffset + file.byteLength));
  const scale = UNITS_PER_EM / font.unitsPerEm;
  const known = new Map<number, readonly Contour[]>();
  const outlineOf = (glyph: Glyph): readonly Contour[] => {
    const contours = known.get(glyph.index) ?? contoursOf(glyph, scale);
    known.set(glyph.index, contours);
    return contours;
  };
  /** `spacing`: added after every letter. null: the typeface lacks one of the letters. */
  return (text: string, spacing: number): Lettering | null => {
    const characters = Array.from(plainSpelling(text)).flatMap((character) =>
      font.charToGlyphIndex(character) === 0 ? Array.from(character.normalize('NFKC')) : [character],
    );
    const glyphs = characters.map((character) => font.charToGlyph(character));
    if (glyphs.some(({ index }) => index === 0) || characters.some((character) => /\p{M}/u.test(character)))
      return null;
    let width = 0;
    let d = '';
    glyphs.forEach((glyph, index) => {
      const before = glyphs[index - 1];
      if (before) width += font.getKerningValue(before, glyph) * scale;
      for (const { x, y, rest } of outlineOf(glyph)) d += `M${numbers([Math.round(width + x), y])}${rest}`;
      width += (glyph.advanceWidth ?? 0) * scale + spacing;
    });
    return { width, d };
  };
}

/** Throws when a typeface is not installed: better at the start of the server than at each picture. */
export function checkTypefaces(): void {
  for (const name of Object.keys(FILES) as Typeface[]) fileOf(name);
}

const opened = new Map<Typeface, ReturnType<typeof openTypeface>>();

/**
 * The outlines of a text in a typeface, kerned, without ligatures; null: the typeface lacks one of its letters. The
 * file is read on first use.
 */
export function letter(typeface: Typeface, text: string, spacing = 0): Lettering | null {
  const set = opened.get(typeface) ?? openTypeface(typeface);
  opened.set(typeface, set);
  return set(text, spacing);
}
