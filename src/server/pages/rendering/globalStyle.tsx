import { renderToString } from 'react-dom/server';
import { ServerStyleSheet } from 'styled-components';
import { fontFiles } from '../../../storefront/app/fontFiles';
import { GlobalStyle } from '../../../storefront/ui/theme/GlobalStyle';

/** The text of the one style element that a tag is; empty if it is none. */
export const styleTextIn = (tag: string): string => /<style[^>]*>([\s\S]*)<\/style>/.exec(tag)?.[1] ?? '';

/** What styled-components writes beside its rules, to find them again. */
const MARKS = /\/\*!sc\*\/\s*|data-styled\.\w+\[[^\]]*\]\{content:"[^"]*"\}/g;

/**
 * The text of the global rules and fonts, which are the same for every page and every visitor. They stand in a style element
 * of their own, which styled-components in the browser does not know: it moves its own rules into another element when
 * it starts, and fonts that were moved would be laid out anew, and with them the whole page.
 */
export function globalStyle(): string {
  const sheet = new ServerStyleSheet();
  try {
    renderToString(sheet.collectStyles(<GlobalStyle fonts={fontFiles} />));
    return styleTextIn(sheet.getStyleTags()).replace(MARKS, '').trim();
  } finally {
    sheet.seal();
  }
}
