import { LIGHTS } from './light';

/** Two decimals of a scale and whole coordinates are enough, and a leading zero can be omitted. */
const trimmed = (drawing: string): string =>
  drawing
    .replace(/\d+\.\d+/g, (value) =>
      String(Number(value) < 20 ? Math.round(Number(value) * 100) / 100 : Math.round(Number(value))),
    )
    .replace(/ d="[^"]*"/g, (path) => path.replace(/ -/g, '-').replace(/(?<=\d) (?=[a-zA-Z])/g, ''))
    .replace(/([^\d.])0\.(?=\d)/g, '$1.')
    .replace(/#([0-9a-f])\1([0-9a-f])\2([0-9a-f])\3(?![0-9a-f])/g, '#$1$2$3')
    .replace(/#([0-9a-f])\1([0-9a-f])\2([0-9a-f])\3([0-9a-f])\4(?![0-9a-f])/g, '#$1$2$3$4');

const REFERENCE = /url\(#([\w-]+)\)/g;

/**
 * The whole SVG of 1200 × 800 around a drawing: writes the fills and filters that the drawing uses, each once, and
 * shortens every id to one that starts with the picture's own letters, so that several pictures can share a page.
 */
export function picture(letters: string, ...drawing: readonly string[]): string {
  const body = drawing.join('');
  const short = new Map<string, string>();
  for (const [, name = ''] of body.matchAll(REFERENCE)) {
    if (!short.has(name)) short.set(name, `${letters}${short.size.toString(36)}`);
  }
  const idOf = (name: string): string => short.get(name) ?? `${letters}-${name}`;
  const definitions = [...short].map(([name, id]) => {
    const [kind = '', ...values] = name.split('-');
    return LIGHTS[kind]?.(id, values) ?? '';
  });
  const renamed = body
    .replace(REFERENCE, (_, name: string) => `url(#${idOf(name)})`)
    .replace(/ id="([\w-]+)"/g, (_, name: string) => ` id="${idOf(name)}"`);
  const definitionText = definitions.join('');
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1200 800" width="1200" height="800"><defs color-interpolation-filters="sRGB">${trimmed(definitionText)}</defs><g fill="none" stroke-linecap="round">${trimmed(renamed)}</g></svg>`;
}
