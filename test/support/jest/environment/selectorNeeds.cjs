/** A selector of nothing but a tag and classes, which match whatever has them; null: it has something else. */
const plainOf = (selector) => {
  const [whole, tag, classes] = /^([a-z][a-z0-9]*)?((?:\.-?[a-z_][\w-]*)*)$/i.exec(selector) ?? [];
  if (!whole || tag !== tag?.toLowerCase()) return null;
  return { tag, classes: classes.split('.').slice(1) };
};

const classesIn = (selector) => (selector.match(/\.-?[a-z_][\w-]*/gi) ?? []).map((mark) => mark.slice(1));

/**
 * What an element must have for a selector to match it: a class, or else a tag, and classes around it; and what decides
 * without the selector engine, if that is possible. `isWhole`: nothing in brackets was taken away.
 */
const needOf = (selector, isWhole) => {
  const [, around, subject] = /^(.*?)([^\s>+~]*)$/.exec(selector.trim());
  const [className] = classesIn(subject);
  const tag = /^[a-z][\w-]*/i.exec(subject)?.[0].toLowerCase();
  // What stands before a sibling need not be around the element.
  const within = /[+~]/.test(around) ? [] : classesIn(around);
  const isSimple = isWhole && /^(\.-?[a-z_][\w-]* )?$/i.test(around);
  return { className, tag, within, plain: isSimple ? plainOf(subject) : null };
};

/** What each selector of a list needs; null: the selector engine has to decide for every element. */
const needsOf = (text) => {
  // Nothing inside brackets is required for a match; where something is quoted, escaped, in a namespace or not ASCII,
  // nothing can be concluded.
  const spaced = text.replace(/\s+/g, ' ');
  let open = spaced.replace(/\[[^\]]*\]/g, ':attribute');
  for (let before = ''; before !== open;) {
    before = open;
    open = open.replace(/\([^()]*\)/g, '');
  }
  if (/["'\\()[\]|@]|[^ -~]/.test(open)) return null;
  // Without brackets, commas separate the selectors.
  return open.split(',').map((selector) => needOf(selector, open === spaced));
};

const known = new Map();

/** `needsOf`, kept for each text. */
module.exports.needsOf = (text) => {
  const before = known.get(text);
  if (before !== undefined) return before;
  const needs = needsOf(text);
  known.set(text, needs);
  return needs;
};
