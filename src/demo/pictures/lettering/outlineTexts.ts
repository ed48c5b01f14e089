import { isTypeface, letter, UNITS_PER_EM } from './typefaces';

/** What a text inherits from the elements around it. */
interface TextStyle {
  readonly family: string;
  readonly size: number;
  readonly spacing: number;
  readonly isCentred: boolean;
}

const INITIAL: TextStyle = { family: '', size: 16, spacing: 0, isCentred: false };

/** A whole text element, or the start or end tag of any other element. */
const PIECE = /<text([^>]*)>([^<]*)<\/text>|<(\/?)[a-z]\w*([^>]*)>/gi;

const ENTITIES: Readonly<Record<string, string>> = { '&amp;': '&', '&lt;': '<', '&gt;': '>', '&quot;': '"' };

const attribute = (attributes: string, name: string): string | undefined =>
  new RegExp(` ${name}="([^"]*)"`).exec(attributes)?.[1];

function styleIn(outer: TextStyle, attributes: string): TextStyle {
  const anchor = attribute(attributes, 'text-anchor');
  return {
    family: attribute(attributes, 'font-family')?.split(',')[0] ?? outer.family,
    size: Number(attribute(attributes, 'font-size') ?? outer.size),
    spacing: Number(attribute(attributes, 'letter-spacing') ?? outer.spacing),
    isCentred: anchor === undefined ? outer.isCentred : anchor === 'middle',
  };
}

/**
 * Raised whenever the outlines of a text change (another file, other units): it is part of the pictures' addresses,
 * which are cached for a year.
 */
export const LETTERING_VERSION = 1;

const short = (value: number, digits: number): string => String(Number(value.toFixed(digits)));

function outlined(outer: TextStyle, attributes: string, content: string): string | null {
  const { family, size, spacing, isCentred } = styleIn(outer, attributes);
  const text = content.replace(/&\w+;/g, (entity) => ENTITIES[entity] ?? entity);
  const scale = size / UNITS_PER_EM;
  const lettering = isTypeface(family) ? letter(family, text, spacing / scale) : null;
  if (lettering === null) return null;
  const natural = lettering.width * scale;
  if (natural === 0) return '';
  const width = Number(attribute(attributes, 'textLength') ?? natural);
  const x = Number(attribute(attributes, 'x') ?? 0) - (isCentred ? width / 2 : 0);
  const y = attribute(attributes, 'y') ?? '0';
  const fill = attribute(attributes, 'fill');
  return (
    `<path${fill === undefined ? '' : ` fill="${fill}"`} transform="translate(${short(x, 1)} ${y})` +
    `scale(${short((scale * width) / natural, 4)} ${short(-scale, 4)})" d="${lettering.d}"/>`
  );
}

/**
 * Replaces the texts of a drawing by outlines in the shop's typefaces: pictures load no fonts, and the machine that
 * rasterises them may have none. A text in another family, or with a letter that its typeface lacks, stays a text.
 */
export function outlineTexts(svg: string): string {
  const styles: TextStyle[] = [INITIAL];
  return svg.replace(
    PIECE,
    (piece: string, textAttributes: string | undefined, content: string, end: string, attributes: string) => {
      const outer = styles.at(-1) ?? INITIAL;
      if (textAttributes !== undefined) return outlined(outer, textAttributes, content) ?? piece;
      if (end === '/') styles.pop();
      else if (!attributes.endsWith('/')) styles.push(styleIn(outer, attributes));
      return piece;
    },
  );
}
