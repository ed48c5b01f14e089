import type { RecordingSummary } from '../../contract/recordings/support';
import type { Translate } from '../../storefront/messages';

/** What happened in a session, in one line: "12 pages, 3 changements du panier, commande DC-…, 2 erreurs". */
export function whatHappened(t: Translate, summary: RecordingSummary): string {
  const { pages, cartChanges, orderReferences, errors, deadPresses } = summary;
  return [
    t('support.line.pages', { count: pages }),
    cartChanges > 0 && t('support.line.cartChanges', { count: cartChanges }),
    orderReferences.length > 0 &&
      t('support.line.orders', { count: orderReferences.length, references: orderReferences.join(', ') }),
    errors > 0 && t('support.line.errors', { count: errors }),
    deadPresses > 0 && t('support.mark.press', { count: deadPresses }),
  ]
    .filter((piece) => piece !== false)
    .join(', ');
}
