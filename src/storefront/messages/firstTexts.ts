import cart from './fr-FR/cart.json';
import errors from './fr-FR/errors.json';
import footer from './fr-FR/footer.json';
import formatting from './fr-FR/formatting.json';
import header from './fr-FR/header.json';
import notices from './fr-FR/notices.json';
import search from './fr-FR/search.json';
import shell from './fr-FR/shell.json';

/** What every page can say; the build compiles each file from ICU text to Lingui's arrays. */
export const firstTexts = { ...cart, ...errors, ...footer, ...formatting, ...header, ...notices, ...search, ...shell };
