import cart from './fr-FR/cart.json';
import catalog from './fr-FR/catalog.json';
import errors from './fr-FR/errors.json';
import footer from './fr-FR/footer.json';
import formatting from './fr-FR/formatting.json';
import header from './fr-FR/header.json';
import home from './fr-FR/home.json';
import notices from './fr-FR/notices.json';
import search from './fr-FR/search.json';
import shell from './fr-FR/shell.json';

/** The merged French catalogue; the build compiles each file from ICU text to Lingui's arrays. */
export const frenchCatalogue = {
  ...cart,
  ...catalog,
  ...errors,
  ...footer,
  ...formatting,
  ...header,
  ...home,
  ...notices,
  ...search,
  ...shell,
};
