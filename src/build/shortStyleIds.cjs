const { createHash } = require('node:crypto');

/**
 * The first characters of an id: no digit, with which a class must not begin, and no "a", because ad blockers hide
 * elements whose class begins with "ad".
 */
const FIRST = 'bcdefghijklmnopqrstuvwxyzBCDEFGHIJKLMNOPQRSTUVWXYZ';
const OTHERS = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789';

/**
 * Shortens an id to four characters: there are nearly twelve million such ids, and a test ensures that the shop's
 * differ.
 */
function shortIdOf(id) {
  let rest = createHash('sha256').update(id).digest().readUInt32BE();
  const take = (signs) => {
    const sign = signs[rest % signs.length];
    rest = Math.floor(rest / signs.length);
    return sign;
  };
  return take(FIRST) + take(OTHERS) + take(OTHERS) + take(OTHERS);
}

/**
 * Babel plugin: shortens the ids that styled-components' own plugin gives to components (`sc-1x2y3z4-5`). Each styled
 * element has its component's id among its classes, and the document's styles name it again.
 */
function shortStyleIds({ types: t }) {
  return {
    name: 'short-style-ids',
    visitor: {
      Program: {
        // On leaving the program, because the other plugin writes the ids in between.
        exit(path) {
          path.traverse({
            ObjectProperty({ node: { key, value } }) {
              if (!t.isIdentifier(key, { name: 'componentId' }) || !t.isStringLiteral(value)) return;
              if (/^sc-\w+-\d+$/.test(value.value)) value.value = shortIdOf(value.value);
            },
          });
        },
      },
    },
  };
}

module.exports = shortStyleIds;
module.exports.shortIdOf = shortIdOf;
