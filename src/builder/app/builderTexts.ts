import { addTexts } from '../../storefront/messages';
import builderTexts from '../../storefront/messages/fr-FR/builder.json';
import builderContentsTexts from '../../storefront/messages/fr-FR/builderContents.json';
import builderActivityTexts from '../../storefront/messages/fr-FR/builderActivity.json';
import builderFieldsTexts from '../../storefront/messages/fr-FR/builderFields.json';
import builderMenusTexts from '../../storefront/messages/fr-FR/builderMenus.json';
import builderSearchesTexts from '../../storefront/messages/fr-FR/builderSearches.json';
import builderIconsTexts from '../../storefront/messages/fr-FR/builderIcons.json';
import builderSettingsTexts from '../../storefront/messages/fr-FR/builderSettings.json';
import builderShopTexts from '../../storefront/messages/fr-FR/builderShop.json';
import builderPathsTexts from '../../storefront/messages/fr-FR/builderPaths.json';

const all = [
  builderTexts,
  builderPathsTexts,
  builderFieldsTexts,
  builderMenusTexts,
  builderIconsTexts,
  builderSettingsTexts,
  builderShopTexts,
  builderContentsTexts,
  builderActivityTexts,
  builderSearchesTexts,
];

/** Adds the texts of the builder's page, before it is shown. */
export const addBuilderTexts = (): void => all.forEach(addTexts);
