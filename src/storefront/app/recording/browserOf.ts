import type { JournalBrowser } from '../../../journal/format';

/** Browser families by the name before their version, in the order of checking: most user agents also name others. */
const FAMILIES: readonly (readonly [family: string, sign: RegExp])[] = [
  ['Edge', /\bEdg(?:e|A|iOS)?\/(\d+)/],
  ['Opera', /\bOPR\/(\d+)/],
  ['Samsung Internet', /\bSamsungBrowser\/(\d+)/],
  ['Firefox', /\b(?:Firefox|FxiOS)\/(\d+)/],
  ['Chrome', /\b(?:HeadlessChrome|Chrome|CriOS)\/(\d+)/],
  ['Safari', /\bVersion\/(\d+)(?=.*\bSafari\/)/],
];

/**
 * A browser's user agent reduced to family, main version and kind of device. The rest of it (build, system, model)
 * could distinguish one shopper from another, and is not kept.
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
