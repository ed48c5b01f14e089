import type { Release } from '../../build/ReleaseManifest';

/** The empty frame in which a recording is played: no state, no visitor, nothing but the player's own files. */
export const replayPage = (release: Release): string =>
  [
    '<!doctype html><html lang="fr" dir="ltr"><head><meta charset="utf-8"><title>Replay – Comptoir</title>',
    '<meta name="viewport" content="width=device-width,initial-scale=1"><meta name="robots" content="noindex">',
    '<link rel="icon" href="/favicon.svg" type="image/svg+xml">',
    ...(release.entries['replay'] ?? []).map((file) => `<script defer src="/assets/${file}"></script>`),
    '</head><body><div id="root"></div></body></html>',
  ].join('');
