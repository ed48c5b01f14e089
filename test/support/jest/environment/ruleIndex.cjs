// Which rules of style sheets match an element, found by the element's tag and classes instead of by trying each rule.
const { createRequire } = require('node:module');
const selectors = require('jsdom/lib/jsdom/living/helpers/selectors');
const { needsOf } = require('./selectorNeeds.cjs');

const { CSSGroupingRule, CSSStyleSheet } = createRequire(require.resolve('jsdom'))('rrweb-cssom');

/** How often rules were inserted or deleted, in any sheet. */
let changes = 0;
for (const { prototype } of [CSSStyleSheet, CSSGroupingRule]) {
  for (const name of ['insertRule', 'deleteRule']) {
    const change = prototype[name];
    prototype[name] = function changeNoted(...args) {
      changes += 1;
      return change.apply(this, args);
    };
  }
}

/** The rules that jsdom applies, in their order: it has a screen, and knows no condition but that. */
const rulesOf = (sheet) =>
  [...sheet.cssRules].flatMap((rule) => {
    if (!rule.media) return [rule];
    return Array.prototype.includes.call(rule.media, 'screen') ? [...rule.cssRules] : [];
  });

const put = (map, key, entry) => {
  const before = map.get(key);
  if (before) before.push(entry);
  else map.set(key, [entry]);
};

const UNKNOWN = [{ within: [], plain: null }];

const indexOf = (sheet) => {
  const index = { changes, byTag: new Map(), byClass: new Map(), others: [] };
  rulesOf(sheet).forEach((rule, order) => {
    // Some rules have no selector, such as @font-face.
    if (typeof rule.selectorText !== 'string') return;
    for (const { className, tag, within, plain } of needsOf(rule.selectorText) ?? UNKNOWN) {
      const entry = { order, rule, within, plain };
      if (className !== undefined) put(index.byClass, className, entry);
      else if (tag !== undefined) put(index.byTag, tag, entry);
      else index.others.push(entry);
    }
  });
  return index;
};

const indexes = new WeakMap();
const knownIndexOf = (sheet) => {
  const before = indexes.get(sheet);
  if (before?.changes === changes) return before;
  const index = indexOf(sheet);
  indexes.set(sheet, index);
  return index;
};

const classesOf = (element) => new Set(element.getAttributeNS(null, 'class')?.match(/[^\t\n\f\r ]+/g));

/** The classes around elements, by their document's cache, which jsdom empties at every change in the document. */
const surroundings = new WeakMap();
/** The classes of an element's ancestors. */
const classesAround = (element) => {
  const { parentElement } = element;
  if (parentElement === null) return new Set();
  const cache = element._ownerDocument._styleCache;
  if (!surroundings.has(cache)) surroundings.set(cache, new WeakMap());
  const known = surroundings.get(cache);
  // Changes outside of the document empty no cache.
  if (!known.has(parentElement) || !parentElement._attached) {
    known.set(parentElement, new Set([...classesAround(parentElement), ...classesOf(parentElement)]));
  }
  return known.get(parentElement);
};

/** The rules of a sheet that match an element, in their order. */
const matchingIn = (sheet, element, classes, around) => {
  const { byTag, byClass, others } = knownIndexOf(sheet);
  const name = element._localName;
  const found = [others, byTag.get(name.toLowerCase()), ...[...classes].map((mark) => byClass.get(mark))];
  const decided = new Map();
  for (const { order, rule, within, plain } of found.flatMap((entries) => entries ?? [])) {
    if (decided.get(order) || !within.every((mark) => around.has(mark))) continue;
    if (plain) {
      const has = (plain.tag ?? name) === name && plain.classes.every((mark) => classes.has(mark));
      if (has) decided.set(order, rule);
    } else if (!decided.has(order)) {
      // The engine is asked about the whole list of selectors, so once for each rule.
      decided.set(order, selectors.matchesDontThrow(element, rule.selectorText) ? rule : null);
    }
  }
  const orders = [...decided.keys()].filter((order) => decided.get(order) !== null);
  return orders.sort((one, other) => one - other).map((order) => decided.get(order));
};

/**
 * The rules of these sheets that match an element, in the order in which jsdom applies them. The element's document has
 * a cache of styles.
 */
module.exports.matchingRules = (sheets, element) => {
  const classes = classesOf(element);
  const around = classesAround(element);
  return sheets.flatMap((sheet) => matchingIn(sheet, element, classes, around));
};
