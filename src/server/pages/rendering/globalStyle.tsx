import { renderToString } from 'react-dom/server';
import { ServerStyleSheet } from 'styled-components';
import { fontFiles } from '../../../storefront/app/fontFiles';
import { GlobalStyle } from '../../../storefront/ui/theme/GlobalStyle';

/** The text of a style element; empty for anything else. */
export const styleTextIn = (tag: string): string => /<style[^>]*>([\s\S]*)<\/style>/.exec(tag)?.[1] ?? '';

/** Markers that styled-components writes beside its rules, to find them again. */
const MARKS = /\/\*!sc\*\/\s*|data-styled\.\w+\[[^\]]*\]\{content:"[^"]*"\}/g;

/**
 * The text of global rules and fonts, which are the same for every page and visitor. They get a style element of their
 * own, unknown to styled-components in the browser: it moves its own rules into another element when it starts, and
 * moved fonts would cause a new layout of the whole page.
 */
export function globalStyle(): string {
  const sheet = new ServerStyleSheet();
  try {
    renderToString(sheet.collectStyles(<GlobalStyle fonts={fontFiles()} />));
    return styleTextIn(sheet.getStyleTags()).replace(MARKS, '').trim();
  } finally {
    sheet.seal();
  }
}
