import { createGlobalStyle } from 'styled-components';
import { LAYERS } from '../../../contract/constants';
import { fontFaceCss, type FontFiles } from './fontFaces';
import { media } from './media';
import { themeValues } from './themeValues';
import { themeDeclarations, tokens } from './tokens';

/**
 * Tokens, reset and typography of every page. For the shop the server writes it into the document once, outside the
 * app, so that no bundle of the shop contains it; other applications render it themselves. With `fonts` it also writes
 * the `@font-face` rules.
 */
export const GlobalStyle = createGlobalStyle<{ readonly fonts?: FontFiles }>`
  ${({ fonts }) => (fonts ? fontFaceCss(fonts) : '')}
  /* Registered as an integer: an invalid value falls back to the baseline (KIT-09). */
  @property --overlay-base { syntax: '<integer>'; inherits: true; initial-value: ${LAYERS.baseline}; }
  :root {
    ${themeDeclarations(themeValues)}
    --overlay-base: ${LAYERS.overlayBase};
    color-scheme: light;
    /* Painted by the body as well. If only the rule of an open overlay, below, referred to a property here, Chromium
       would restyle every element of the page each time that an overlay opens or closes. */
    background: ${tokens.color.paper};
    scrollbar-gutter: stable;
    -webkit-text-size-adjust: 100%;
    text-size-adjust: 100%;
  }
  *, ::before, ::after { box-sizing: border-box; }
  body {
    margin: 0;
    background: ${tokens.color.paper};
    color: ${tokens.color.ink};
    font: 400 ${tokens.size.small}/1.5 ${tokens.font.text};
    font-variant-numeric: tabular-nums;
    -webkit-font-smoothing: antialiased;
    overflow-wrap: break-word;
    text-wrap: pretty;
  }
  /* On a short page the footer stays at the bottom of the window. */
  #root:has(> #main) { display: flex; flex-direction: column; min-height: 100vh; }
  #main { flex: 1 0 auto; }
  html[data-modal] { overflow: hidden; }
  /* The space of the hidden scroll bar is as dark as the page below an overlay; a drawer on that side covers it. */
  html[data-modal]:not([data-modal='right']) { background: color-mix(in srgb, ${tokens.color.paper}, rgb(29 38 35) 45%); }
  h1, h2, h3, h4, h5, h6, p, ul, ol, dl, dd, figure, fieldset, table { margin: 0; padding: 0; border: 0; }
  ul, ol { list-style: none; }
  h1, h2, h3, h4, h5, h6 {
    font-family: ${tokens.font.display};
    font-weight: 560;
    font-variant-numeric: normal;
    line-height: 1.15;
    letter-spacing: -0.012em;
    text-wrap: balance;
  }
  h1 { font-size: ${tokens.size.headline}; }
  h2 { font-size: ${tokens.size.title}; }
  h3 { font-size: ${tokens.size.large}; }
  h4 { font-size: ${tokens.size.body}; }
  h5 { font-size: ${tokens.size.small}; }
  h6 { font-size: ${tokens.size.caption}; }
  ${media.large} { h1 { font-size: ${tokens.size.display}; } }
  [tabindex='-1']:focus { outline: 0; }
  a { color: ${tokens.color.pine}; text-underline-offset: .18em; text-decoration-thickness: 1px; }
  ${media.hover} { a:hover { text-decoration-thickness: 2px; } }
  img, svg, picture { display: block; max-width: 100%; }
  img { height: auto; }
  svg { flex: none; }
  button, input, select, textarea { font: inherit; color: inherit; letter-spacing: inherit; }
  button { -webkit-tap-highlight-color: transparent; touch-action: manipulation; }
  :focus-visible { outline: 2px solid ${tokens.color.pine}; outline-offset: 2px; border-radius: ${tokens.radius.small}; }
  ::selection { background: ${tokens.color.butter}; color: ${tokens.color.ink}; }
  [hidden] { display: none !important; }
  ${media.still} {
    *, ::before, ::after { animation-duration: .01ms !important; animation-iteration-count: 1 !important; transition-duration: .01ms !important; scroll-behavior: auto !important; }
  }
  @media print { :root, body { background: none; } }
`;
