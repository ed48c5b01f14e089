import { TEXT_DIRECTION } from '../../../contract/constants';
import { baseAttribute, currentBase, withBase } from '../../../contract/pages/basePath';
import { packState } from '../../../contract/pages/packedState';
import type { Head } from '../../../storefront/kernel/page';
import { escaped, scriptJson } from '../../texts/escaping';

interface DocumentParts {
  readonly head: Head;
  readonly title: string;
  readonly language: string;
  readonly release: string;
  /** Elements of the head for search engines and sharing. */
  readonly meta: readonly string[];
  /** The rules of every page, as text. */
  readonly globalStyle: string;
  /** The style element of the page's components, as collected by styled-components. */
  readonly styleTag: string;
  readonly fonts: readonly string[];
  /** Addresses of the script that runs at once, and of those that it loads, in order. */
  readonly firstScript: string;
  readonly scripts: readonly string[];
  readonly state: unknown;
  readonly vault: unknown;
  readonly markup: string;
}

const block = (id: string, value: unknown): string =>
  `<script type="application/json" id="${id}">${scriptJson(value)}</script>`;

/**
 * The whole document, without inline scripts. State and vault come after the content, because the browser draws what it
 * has: on a slow connection they would keep the content waiting.
 */
export const htmlDocument = (parts: DocumentParts): string =>
  [
    `<!doctype html><html lang="${escaped(parts.language)}" dir="${TEXT_DIRECTION}"${baseAttribute(currentBase())}><head><meta charset="utf-8">`,
    `<meta name="viewport" content="width=device-width,initial-scale=1">`,
    `<meta name="release" content="${parts.release}">`,
    `<title>${escaped(parts.title)}</title>`,
    parts.head.description ? `<meta name="description" content="${escaped(parts.head.description)}">` : '',
    ...parts.meta,
    `<meta name="theme-color" content="#0F4C3A"><link rel="icon" href="${withBase('/favicon.svg')}" type="image/svg+xml">`,
    `<link rel="apple-touch-icon" href="${withBase('/apple-touch-icon.png')}"><link rel="manifest" href="${withBase('/manifest.webmanifest')}">`,
    ...parts.fonts.map((font) => `<link rel="preload" href="${font}" as="font" type="font/woff2" crossorigin>`),
    `<style>${parts.globalStyle}</style>`,
    parts.styleTag,
    `<script defer fetchpriority="high" src="${parts.firstScript}" data-then="${parts.scripts.join(' ')}"></script>`,
    `</head><body><div id="root">${parts.markup}</div>`,
    block('state', packState(parts.state)),
    block('vault', parts.vault),
    '</body></html>',
  ].join('');
