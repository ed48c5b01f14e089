/** The languages of the browser build, by locale: the first is written where the scripts lie, each other in a folder of its own. */
const LOCALES = ['fr-FR', 'en-US'];

/** The locale whose text stands in for one that is missing. */
const FALLBACK_LOCALE = 'en-US';

/** Stands for a message's text in a script that is not in a language yet. */
const standInOf = (id) => `@@${id}@@`;

/** Stands for the folder of the language's scripts. */
const FOLDER = '.folder';

/** Finds each as a whole string literal, whichever quotes the minifier gave it. */
const STAND_INS = /(["'`])@@([^@"'`]+)@@\1/g;

module.exports = { LOCALES, FALLBACK_LOCALE, FOLDER, STAND_INS, standInOf };
