import { SHOP_LOCALE } from '../../contract/constants';
import { sayIn } from '../texts/say';
import { sentence } from '../texts/sentence';
import { baseAttribute } from '../../contract/pages/basePath';
import type { Release } from '../../build/ReleaseManifest';

/** These pages are written in the shop's own language. */
const inShopLanguage = sayIn(SHOP_LOCALE);
const WITHOUT_SCRIPTS = inShopLanguage(sentence('page.needsScripts'));

/**
 * The empty document of a page beside the shop, the player's, the builder's or support's: no state, only its own files, and a text
 * for browsers without scripts.
 */
export const toolPage = (release: Release, entry: 'replay' | 'builder' | 'support', basePath: string): string =>
  [
    `<!doctype html><html lang="fr" dir="ltr"${baseAttribute(basePath)}><head><meta charset="utf-8"><title>${inShopLanguage(sentence(`page.${entry}.title`))} – Comptoir</title>`,
    '<meta name="viewport" content="width=device-width,initial-scale=1"><meta name="robots" content="noindex">',
    `<meta name="release" content="${release.id}">`,
    `<link rel="icon" href="${basePath}/favicon.svg" type="image/svg+xml">`,
    ...(release.entries[entry] ?? []).map((file) => `<script defer src="${basePath}/assets/${file}"></script>`),
    `</head><body><div id="root"></div><noscript><p>${WITHOUT_SCRIPTS}</p></noscript></body></html>`,
  ].join('');
