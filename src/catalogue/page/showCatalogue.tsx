import { createRoot } from 'react-dom/client';
import { SHOP_LOCALE } from '../../contract/constants';
import { LOCALES } from '../../contract/languages';
import { GlobalStyle } from '../../storefront/ui/theme/GlobalStyle';
import { Tooltips } from '../../storefront/ui/overlays/Tooltips';
import { catalogueFonts } from '../fonts';
import { sayIn } from '../texts/say';
import { CataloguePage } from './CataloguePage';

type After = (ms: number, work: () => void) => () => void;

/** Shows the page, in the language that its address names (`?lang=en-US`), in French otherwise. */
export function showCatalogue(root: HTMLElement, after: After): void {
  const asked = new URLSearchParams(window.location.search).get('lang');
  const language = LOCALES.find((one) => one === asked) ?? SHOP_LOCALE;
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
