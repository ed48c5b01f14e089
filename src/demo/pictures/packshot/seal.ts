import { CREAM } from './colour';

const SEALS: Readonly<Record<string, { readonly colour: string; readonly lines: readonly string[] }>> = {
  AOP: { colour: '#A8382B', lines: ['AOP'] },
  IGP: { colour: '#2B5C9E', lines: ['IGP'] },
  Bio: { colour: '#3F7A35', lines: ['BIO'] },
  'Label Rouge': { colour: '#B5122B', lines: ['LABEL', 'ROUGE'] },
};

/**
 * Splits the small print "AOP · Bio — 1 kg" into the first quality label, which gets a seal, and the rest, which is
 * printed.
 */
export function sealOf(subtitle: string): { readonly seal: string | null; readonly subtitle: string } {
  const [first = '', second] = subtitle.split(' — ');
  const names = first.split(' · ');
  if (!names.every((name) => name in SEALS)) return { seal: null, subtitle };
  return {
    seal: names[0] ?? null,
    subtitle: [...names.slice(1), ...(second === undefined ? [] : [second])].join(' · '),
  };
}

/** A seal with a milled edge in the upper right corner: legible at small size, and not the official mark. */
export function drawSeal(name: string): string {
  const seal = SEALS[name];
  if (!seal) return '';
  const two = seal.lines.length > 1;
  const size = two ? 12.5 : 19;
  const texts = seal.lines
    .map((text, index) => `<text fill="${CREAM}" y="${String(two ? -1 + index * 13.5 : 7)}">${text}</text>`)
    .join('');
  return (
    `<g transform="translate(334 66)rotate(9)" font-size="${String(size)}">` +
    `<circle r="35.5" fill="${seal.colour}" stroke="${seal.colour}" stroke-width="5" stroke-dasharray="4 3.5"/>` +
    `<circle r="30" stroke="#F2D98B" stroke-width="1.5"/>${texts}</g>`
  );
}
