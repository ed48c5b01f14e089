import { CHECKOUT_ADDRESS } from '../../../contract/pages/pageReference';
import { useShopSelector } from '../../kernel/hooks';
import { recordingEvents } from '../../features/recording';
import { selectLocation } from '../../kernel/location';
import footerTexts from '../../messages/fr-FR/footer.json';
import linksTexts from '../../messages/fr-FR/links.json';
import recordingSendTexts from '../../messages/fr-FR/recordingSend.json';
import { CheckoutFooter } from './CheckoutFooter';
import { ColumnFooter } from './ColumnFooter';
import { footerEvents } from './footerEvents';
import { readColumns } from './readColumns';

/** The page's footer: the full checkout footer with the columns; in the checkout only the compact one (HDR-01). */
function Footer() {
  const isCheckout = useShopSelector(selectLocation).pathname === CHECKOUT_ADDRESS;
  return (
    <footer id="footer" tabIndex={-1}>
      <CheckoutFooter layoutFull={!isCheckout} />
      {!isCheckout && <ColumnFooter />}
    </footer>
  );
}

export const footerModule = {
  Component: Footer,
  texts: { ...footerTexts, ...linksTexts, ...recordingSendTexts },
  events: [footerEvents, recordingEvents],
  reads: readColumns,
} as const;
