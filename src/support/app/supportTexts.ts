import { addTexts } from '../../storefront/messages';
import supportTexts from '../../storefront/messages/fr-FR/support.json';
import priceTexts from '../../storefront/messages/fr-FR/supportPrices.json';
import { addBuilderTexts } from '../../builder/app/builderTexts';

/** Adds the texts of support's pages, and of the builder's parts in them, before they are shown. */
export function addSupportTexts(): void {
  addBuilderTexts();
  addTexts(supportTexts);
  addTexts(priceTexts);
}
