// `quickStyles` may skip only what the selector engine would not match: here both are evaluated for every element.
const selectors = [
  'b',
  '.x',
  '.x.y',
  'p.x',
  'div > .x',
  '.x .y',
  '.x *',
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
  const sheet = document.head.appendChild(document.createElement('style'));
  sheet.textContent = `${selector} { color: rgb(1, 2, 3); }`;
  const elements = [...document.body.querySelectorAll('*')];
  // Colours are inherited: an element has the rule's colour if the selector matches it or one of its ancestors.
  const isMatched = (element: Element | null): boolean =>
    element !== null && (element.matches(selector) || isMatched(element.parentElement));
  const styled = elements.map((element) => getComputedStyle(element).color === 'rgb(1, 2, 3)');
  expect(styled).toEqual(elements.map(isMatched));
  expect(styled).toContain(true);
  sheet.remove();
});
