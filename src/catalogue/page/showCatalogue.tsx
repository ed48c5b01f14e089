import { createRoot } from 'react-dom/client';
import { GlobalStyle } from '../../storefront/ui/theme/GlobalStyle';
import { Tooltips } from '../../storefront/ui/overlays/Tooltips';
import { catalogueFonts } from '../fonts';
import { CATALOGUE_LANGUAGES, sayIn } from '../texts/say';
import { CataloguePage } from './CataloguePage';

type After = (ms: number, work: () => void) => () => void;

/** Shows the page, in the language that its address names (`?lang=en-US`), in French otherwise. */
export function showCatalogue(root: HTMLElement, after: After): void {
  const asked = new URLSearchParams(window.location.search).get('lang');
  const language = CATALOGUE_LANGUAGES.find((one) => one === asked) ?? 'fr-FR';
  const say = sayIn(language);
  document.documentElement.lang = language;
  document.title = `${say('page.title')} · Comptoir`;
  createRoot(root).render(
    <>
      <GlobalStyle fonts={catalogueFonts} />
      <CataloguePage language={language} />
      <Tooltips after={after} />
    </>,
  );
}
