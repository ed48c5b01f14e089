import type { JournalBrowser } from '../../../journal/format';

/** By what a family names its version, in the order in which they are asked for: most name others, too. */
const FAMILIES: readonly (readonly [family: string, sign: RegExp])[] = [
  ['Edge', /\bEdg(?:e|A|iOS)?\/(\d+)/],
  ['Opera', /\bOPR\/(\d+)/],
  ['Samsung Internet', /\bSamsungBrowser\/(\d+)/],
  ['Firefox', /\b(?:Firefox|FxiOS)\/(\d+)/],
  ['Chrome', /\b(?:HeadlessChrome|Chrome|CriOS)\/(\d+)/],
  ['Safari', /\bVersion\/(\d+)(?=.*\bSafari\/)/],
];

/**
 * What a browser says of itself, reduced to its family, main version and the kind of device. The rest of it (build, system,
 * model) could tell one shopper from another, and is not kept.
 */
export function browserOf(userAgent: string): JournalBrowser {
  for (const [family, sign] of FAMILIES) {
    const [found, version = ''] = sign.exec(userAgent) ?? [];
    if (found !== undefined) return { family, version, device: deviceOf(userAgent) };
  }
  return { family: 'other', version: '', device: deviceOf(userAgent) };
}

function deviceOf(userAgent: string): JournalBrowser['device'] {
  if (/\biPad\b|\bTablet\b/.test(userAgent)) return 'tablet';
  if (/\bAndroid\b/.test(userAgent)) return /\bMobile\b/.test(userAgent) ? 'phone' : 'tablet';
  return /\biPhone\b|\bMobile\b/.test(userAgent) ? 'phone' : 'desktop';
}
