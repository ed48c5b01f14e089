/** Stands for a message's text in a script that is not in a language yet. */
const standInOf = (id) => `@@${id}@@`;

/** Stands for the folder of the language's scripts. */
const FOLDER = '.folder';

/** Finds each stand-in, which is a whole string literal, whichever quotes the minifier gave it. */
const STAND_INS = /(["'`])@@([^@"'`]+)@@\1/g;

module.exports = { FOLDER, STAND_INS, standInOf };
