import { TEXT_DIRECTION } from '../../../contract/constants';
import { languageOf, type ShopLocale } from '../../../contract/languages';
import { sayIn } from '../../texts/say';
import { sentence } from '../../texts/sentence';
import { baseAttribute } from '../../../contract/pages/basePath';
import { PLAYABLE_META } from '../../../contract/recordings/player';
import type { Release } from '../../../build/plugins/ReleaseManifest';
import { scriptFolder } from '../release';

/**
 * The empty document of a page beside the shop (the player, the builder or support): no state, only its own files, and
 * a text for browsers without scripts. The build must have written its scripts in the language. Pages that play
 * recordings get the ids of the releases whose players this server has.
 */
export function toolPage(
  release: Release,
  entry: 'replay' | 'builder' | 'support',
  basePath: string,
  locale: ShopLocale,
  playable: readonly string[] = [],
): string {
  const say = sayIn(locale);
  const folder = `${basePath}/assets/${scriptFolder(locale)}`;
  return [
    `<!doctype html><html lang="${languageOf(locale)}" dir="${TEXT_DIRECTION}"${baseAttribute(basePath)}><head><meta charset="utf-8"><title>${say(sentence(`page.${entry}.title`))} – Comptoir</title>`,
    '<meta name="viewport" content="width=device-width,initial-scale=1"><meta name="robots" content="noindex">',
    `<meta name="release" content="${release.id}">`,
    ...(playable.length === 0 ? [] : [`<meta name="${PLAYABLE_META}" content="${playable.join(' ')}">`]),
    `<link rel="icon" href="${basePath}/favicon.svg" type="image/svg+xml">`,
    ...(release.entries[entry] ?? []).map((file) => `<script defer src="${folder}${file}"></script>`),
    `</head><body><div id="root"></div><noscript><p>${say(sentence('page.needsScripts'))}</p></noscript></body></html>`,
  ].join('');
}
