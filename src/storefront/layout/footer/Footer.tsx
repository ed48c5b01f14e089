import { CHECKOUT_ADDRESS } from '../../../contract/pages/pageReference';
import { addEvents } from '../../kernel/eventRegistry';
import { useShopSelector } from '../../kernel/hooks';
import footerTexts from '../../messages/fr-FR/footer.json';
import { selectLocation } from '../../kernel/location';
import { CheckoutFooter } from './CheckoutFooter';
import { ColumnFooter } from './ColumnFooter';
import { footerEvents } from './footerEvents';
import { readColumns } from './readColumns';

// The events of a lazy component are known with its code.
addEvents(footerEvents);

/** The page's last region: the full checkout footer and the columns, in the checkout the compact one alone (HDR-01). */
function Footer() {
  const isCheckout = useShopSelector(selectLocation).pathname === CHECKOUT_ADDRESS;
  return (
    <footer id="footer" tabIndex={-1}>
      <CheckoutFooter layoutFull={!isCheckout} />
      {!isCheckout && <ColumnFooter />}
    </footer>
  );
}

export const footerModule = { Component: Footer, texts: footerTexts, reads: readColumns } as const;
