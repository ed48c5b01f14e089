import { addTexts } from '../../storefront/messages';
import platformErrors from '../../storefront/messages/fr-FR/platformErrors.json';
import supportTexts from '../../storefront/messages/fr-FR/support.json';
import callTexts from '../../storefront/messages/fr-FR/supportCalls.json';
import sessionTexts from '../../storefront/messages/fr-FR/supportSession.json';
import priceTexts from '../../storefront/messages/fr-FR/supportPrices.json';
import { addBuilderTexts } from '../../builder/app/builderTexts';

/** Adds the texts of support's pages, and of the builder's parts in them, before they are shown. */
export function addSupportTexts(): void {
  addBuilderTexts();
  addTexts(supportTexts);
  addTexts(callTexts);
  addTexts(sessionTexts);
  addTexts(priceTexts);
  addTexts(platformErrors);
}
