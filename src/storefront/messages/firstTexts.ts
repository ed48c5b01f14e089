import cart from './fr-FR/cart.json';
import errors from './fr-FR/errors.json';
import formatting from './fr-FR/formatting.json';
import header from './fr-FR/header.json';
import session from './fr-FR/session.json';
import shell from './fr-FR/shell.json';

/**
 * The texts that any page of the shop may need; the build compiles each file from ICU text to the arrays that `fillIn`
 * reads.
 */
export const firstTexts = { ...cart, ...errors, ...formatting, ...header, ...session, ...shell };
