/** How often a text or a global regular expression occurs. */
const countOf = (text, cut) => (typeof cut === 'string' ? text.split(cut).length - 1 : [...text.matchAll(cut)].length);

/**
 * Cuts what the shop never runs out of a package's text. A cut is a text or a global regular expression, what stands in
 * its place (nothing, if left out) and how often it occurs (once, if left out). Most cuts only make a condition
 * constant or take a name out of a list: the minifier then drops what nothing reaches. Throws as soon as something does
 * not occur as often as it did when the cut was written: what the package does there has changed, and somebody has to
 * look.
 */
function cutPackage(file, source, cuts) {
  return cuts.reduce((text, [cut, instead = '', times = 1]) => {
    const count = countOf(text, cut);
    if (count !== times) {
      throw new Error(
        `${file} is not what src/build/cuts was written for. This occurs ${count} times instead of ${times}:\n${cut}\n` +
          'Look through the cuts of that file (docs/decisions/0011-patches-at-build-time.md).',
      );
    }
    return text.replaceAll(cut, () => instead);
  }, source);
}

module.exports = { cutPackage };
