import type { Release } from '../../build/ReleaseManifest';

const WITHOUT_SCRIPTS =
  '<p>Cette page a besoin de JavaScript. Activez-le dans votre navigateur, puis rechargez-la.</p>';

/**
 * The empty document of a page beside the shop, the player's, the builder's or support's: no state, only its own files, and a text
 * for browsers without scripts.
 */
export const toolPage = (release: Release, entry: 'replay' | 'builder' | 'support', title: string): string =>
  [
    `<!doctype html><html lang="fr" dir="ltr"><head><meta charset="utf-8"><title>${title} – Comptoir</title>`,
    '<meta name="viewport" content="width=device-width,initial-scale=1"><meta name="robots" content="noindex">',
    `<meta name="release" content="${release.id}">`,
    '<link rel="icon" href="/favicon.svg" type="image/svg+xml">',
    ...(release.entries[entry] ?? []).map((file) => `<script defer src="/assets/${file}"></script>`),
    `</head><body><div id="root"></div><noscript>${WITHOUT_SCRIPTS}</noscript></body></html>`,
  ].join('');
