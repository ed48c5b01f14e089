import styles from '@fastify/swagger-ui/static/swagger-ui.css';
import swaggerUi from '@fastify/swagger-ui/static/swagger-ui-bundle.js';
import { currentBase, withBase } from '../contract/pages/basePath';
import { PATHS } from '../contract/paths';
import { API_DOCUMENT_PATH } from '../contract/pages/apiPage';
import { pageStyle } from './pageStyle';
import { ofThisShop } from './ofThisShop';
import { repairAccess } from './repairAccess';

/** The part of the library's own interface that this page uses. */
type SwaggerUi = ((options: object) => unknown) & { readonly presets: { readonly apis: unknown } };
declare global {
  interface Window {
    readonly SwaggerUIBundle?: SwaggerUi;
  }
}

/** Adopts these texts as style sheets: the page's policy allows no style elements made by scripts. */
function withStyles(...texts: readonly string[]): void {
  document.adoptedStyleSheets = texts.map((text) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(text);
    return sheet;
  });
}

const loadLibrary = (): Promise<SwaggerUi> =>
  new Promise((resolve, reject) => {
    const script = document.createElement('script');
    script.src = withBase(swaggerUi);
    script.onload = () => {
      if (window.SwaggerUIBundle) resolve(window.SwaggerUIBundle);
      else reject(new Error('the library is not what it was'));
    };
    script.onerror = () => reject(new Error('the library could not be loaded'));
    document.head.append(script);
  });

async function readJson(path: string): Promise<unknown> {
  const answer = await fetch(withBase(path));
  if (!answer.ok) throw new Error(`${path} is ${answer.status}`);
  return answer.json();
}

async function show(root: HTMLElement): Promise<void> {
  const [library, document_, siteInfo] = await Promise.all([
    loadLibrary(),
    readJson(API_DOCUMENT_PATH),
    readJson(PATHS.siteInfo),
  ]);
  library({
    spec: ofThisShop(document_, siteInfo, location.origin + currentBase()),
    domNode: root,
    presets: [library.presets.apis],
    // Deep linking would add links inside of buttons.
    deepLinking: false,
    docExpansion: 'list',
    defaultModelsExpandDepth: -1,
    // The document is not sent to an external validator.
    validatorUrl: null,
    syntaxHighlight: false,
  });
  repairAccess(root);
}

/**
 * Shows the calls of this shop, each of which can be tried with the identity of this browser, because its cookies are
 * sent.
 */
export function startApiPage(root: HTMLElement): void {
  withStyles(styles, pageStyle());
  show(root).catch((error: unknown) => {
    root.setAttribute('role', 'alert');
    root.textContent = `The calls cannot be shown: ${error instanceof Error ? error.message : String(error)}. Reload the page to try again.`;
  });
}
