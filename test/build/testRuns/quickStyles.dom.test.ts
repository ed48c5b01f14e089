/** A style element with these rules, gone after the test. */
function addSheet(rules: string): CSSStyleSheet {
  const element = document.head.appendChild(document.createElement('style'));
  element.textContent = rules;
  if (!element.sheet) throw new Error('A style element has a sheet.');
  return element.sheet;
}
afterEach(() => {
  document.head.innerHTML = '';
  document.body.innerHTML = '';
});

function styleOf(selector: string): CSSStyleDeclaration {
  const element = document.querySelector(selector);
  if (!element) throw new Error(`Nothing is ${selector}.`);
  return getComputedStyle(element);
}

// `quickStyles` may skip only what the selector engine would not match: here both are evaluated for every element.
const selectors = [
  'b',
  '.x',
  '.x.y',
  'p.x',
  'div > .x',
  '.x .y',
  '.x *',
  '.x > *',
  '.x b, .y i',
  '.x p b',
  'div.x b',
  'b + .y > i',
  '.x ~ .y i',
  '.x.y b:first-child',
  '.x   .y, i',
  ':not(.x) > i',
  '.x [id]',
  '[class~="y"]',
  '.x:hover, b',
  'div:not(.x)',
  ':is(.x, b)',
  'p:is(.y, #here)',
  '#here',
  '*',
  '.x + b',
  '.x ~ .y',
  'b:first-child',
  '.a\\:b',
  '.x:has(b)',
];

it.each(selectors)('a rule for "%s" gives its style to the elements it matches, and to no other', (selector) => {
  document.body.innerHTML =
    '<div class="x"><p class="x y" id="here"><b>1</b></p><b class="y">2</b></div><p>3</p><b class="a:b">4</b><div class="y"><i id="i">5</i></div>';
  addSheet(`${selector} { color: rgb(1, 2, 3); }`);
  const elements = [...document.body.querySelectorAll('*')];
  // Colours are inherited: an element has the rule's colour if the selector matches it or one of its ancestors.
  const isMatched = (element: Element | null): boolean =>
    element !== null && (element.matches(selector) || isMatched(element.parentElement));
  const styled = elements.map((element) => getComputedStyle(element).color === 'rgb(1, 2, 3)');
  expect(styled).toEqual(elements.map(isMatched));
  expect(styled).toContain(true);
});

it('of several rules for an element the last counts, whatever part of a selector they were found by', () => {
  document.body.innerHTML = '<p class="x y">1</p>';
  addSheet('.y,\n.z { display: flex; } p { display: grid; } [class] { color: red; } .x { color: rgb(1, 2, 3); }');
  expect(styleOf('p').display).toBe('grid');
  expect(styleOf('p').color).toBe('rgb(1, 2, 3)');
});

it('rules count that are for a screen, and no others', () => {
  document.body.innerHTML = '<p>1</p>';
  addSheet('@media screen { p { display: flex; } } @media print { p { display: none; } }');
  expect(styleOf('p').display).toBe('flex');
});

it('elements with the same rules differ in what they inherit and in their own style', () => {
  document.body.innerHTML =
    '<div class="x"><p>1</p></div><div><p>2</p></div><div style="visibility: hidden"><p>3</p></div><div><p style="display: none">4</p></div>';
  addSheet('.x { visibility: collapse; } p { display: flex; }');
  const styles = [...document.querySelectorAll('p')].map((element) => getComputedStyle(element));
  expect(styles.map(({ display, visibility }) => [display, visibility])).toEqual([
    ['flex', 'collapse'],
    ['flex', 'visible'],
    ['flex', 'hidden'],
    ['none', 'visible'],
  ]);
});

it('after a change of the page, styles are those of its elements and rules as they are', () => {
  document.body.innerHTML = '<div><p>1</p></div>';
  const sheet = addSheet('p { display: flex; }');
  const shown = (): string => `${styleOf('p').display} ${styleOf('p').visibility}`;
  function change(how: () => void): string {
    how();
    document.body.dataset['changed'] = 'yes';
    return shown();
  }
  expect(shown()).toBe('flex visible');
  expect(change(() => sheet.insertRule('div { visibility: hidden; }', 0))).toBe('flex hidden');
  expect(change(() => sheet.insertRule('.hidden { display: none; }', 2))).toBe('flex hidden');
  expect(change(() => document.querySelector('p')?.classList.add('hidden'))).toBe('none hidden');
  expect(change(() => sheet.deleteRule(0))).toBe('none visible');
  expect(change(() => (document.head.innerHTML = ''))).toBe('block visible');
});
