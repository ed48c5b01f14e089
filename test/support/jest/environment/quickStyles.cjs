// To compute a style, jsdom runs a selector engine for every rule of every style sheet, and copies every property of
// the rules that match, for each element anew after any change of the page. That took a third of the time of tests that
// look for roles, because whether an element is hidden depends on its style. Here an index says which rules can match,
// and elements with the same rules share what these make of them.
const { createRequire } = require('node:module');
const styleRules = require('jsdom/lib/jsdom/living/helpers/style-rules');
const defaultStyleSheet = require('jsdom/lib/jsdom/browser/default-stylesheet');
const { implForWrapper, wrapperForImpl } = require('jsdom/lib/jsdom/living/generated/utils');
const { matchingRules } = require('./ruleIndex.cjs');

const requireOfJsdom = createRequire(require.resolve('jsdom'));
const { CSSStyleDeclaration } = requireOfJsdom('cssstyle');
const ofEveryPage = requireOfJsdom('rrweb-cssom').parse(defaultStyleSheet);

/** Adds a rule's or an attribute's properties to a declaration, as jsdom does. */
const addTo = (declaration, style) => {
  for (const property of Array.from(style)) {
    const value = style.getPropertyValue(property);
    if (value === 'unset') declaration.removeProperty(property);
    else declaration.setProperty(property, value, style.getPropertyPriority(property));
  }
};

/** What the same rules declare together, found by the first of them, then by the next, and so on. */
const declared = { next: new WeakMap() };
const declarationOf = (rules) => {
  let known = declared;
  for (const rule of rules) {
    if (!known.next.has(rule)) known.next.set(rule, { next: new WeakMap() });
    known = known.next.get(rule);
  }
  if (!known.declaration) {
    known.declaration = new CSSStyleDeclaration();
    for (const { style } of rules) addTo(known.declaration, style);
  }
  return known.declaration;
};

// jsdom empties a document's cache at every change of its elements.
const cacheOf = (element) => (element._ownerDocument._styleCache ??= new WeakMap());

const declarationFor = (element) => {
  const cache = cacheOf(element);
  const before = cache.get(element);
  if (before) return before;
  const rules = matchingRules([ofEveryPage, ...element._ownerDocument.styleSheets._list], element);
  let declaration = declarationOf(rules);
  if (element.style?.length > 0) {
    declaration = new CSSStyleDeclaration();
    for (const { style } of [...rules, element]) addTo(declaration, style);
  }
  cache.set(element, declaration);
  return declaration;
};

if (typeof styleRules.getDeclarationForElement !== 'function')
  throw new Error('jsdom declares styles in another place now.');
styleRules.getDeclarationForElement = declarationFor;

/** Stands for the parent's style of an element without a parent. */
const NO_STYLE = {};
/** Computed styles by what is declared for an element, then by its parent's computed style. */
const computed = new WeakMap();
/** Computed styles of elements, by their document's cache. */
const computedIn = new WeakMap();

/** `getComputedStyle` of a window that computes the style of elements alike once. */
const quickComputed = (compute) => {
  const styleOf = (element) => {
    const cache = cacheOf(element);
    if (!computedIn.has(cache)) computedIn.set(cache, new WeakMap());
    const ofElements = computedIn.get(cache);
    const before = ofElements.get(element);
    // Changes outside of the document empty no cache.
    if (before && element._attached) return before;
    const { parentElement } = element;
    const inherited = parentElement === null ? NO_STYLE : styleOf(parentElement);
    const declaration = declarationFor(element);
    if (!computed.has(declaration)) computed.set(declaration, new WeakMap());
    const alike = computed.get(declaration);
    if (!alike.has(inherited)) {
      const style = compute(element);
      // Others get it too.
      style._readonly = true;
      alike.set(inherited, style);
    }
    ofElements.set(element, alike.get(inherited));
    return alike.get(inherited);
  };
  return styleOf;
};

/** Makes a window compute the styles of its elements quickly. */
module.exports.quickenStyles = (window) => {
  const { getComputedStyle } = window;
  const styleOf = quickComputed((element) => getComputedStyle(wrapperForImpl(element)));
  window.getComputedStyle = (element, ...pseudo) => {
    const asked = implForWrapper(element);
    return asked?.nodeType === 1 && pseudo.every((named) => !named)
      ? styleOf(asked)
      : getComputedStyle(element, ...pseudo);
  };
};
