import { createErrorDescriber } from '../../../../src/storefront/app/recording/errors';
import { createVault } from '../../../../src/storefront/platform/vault';

const origin = 'https://shop.example';
const stackOf = (...frames: readonly string[]) => ['Error', ...frames.map((frame) => `    at f (${frame})`)].join('\n');

/** An error without a stack, so that nothing says where it was thrown. */
const errorOf = (message: string, Kind: new (message: string) => Error = TypeError) =>
  Object.assign(new Kind(message), { stack: '' });
function describer(vault = createVault()) {
  const describe = createErrorDescriber(vault, origin);
  return (error: unknown, kind = 'script') => describe({ error, origin: kind, t: 0 });
}

it.each([
  ["Cannot read properties of undefined (reading 'price')"],
  ['e.map is not a function'],
  ["undefined is not an object (evaluating 'cart.items.length')"],
  ['cart.items is undefined'],
  ['Maximum call stack size exceeded'],
  ['The page came without its state.'],
])('an engine’s message is kept where it says code alone: %s [REP-11]', (message) => {
  expect(describer()(errorOf(message))).toBe(`script TypeError: ${message}`);
});

it.each([
  [`Unexpected token 'D', "Dupont Jean, 12 rue" is not valid JSON`, `Unexpected token '…" is not valid JSON`],
  ["Cannot use 'in' operator to search for 'x' in Marie Dupont", "Cannot use 'in' operator to search for '…' in …"],
  ['Invalid regular expression: /marie(/', 'Invalid regular expression: /…(/'],
  ['Failed to parse URL from /search?q=marie', 'Failed to parse URL from /search?…'],
  ['marie.martin@port.example has 4 items', '… has … items'],
  ['No card 4111 1111 1111 1111', 'No …'],
  ["Cannot read properties of undefined (reading '0612345678')", "Cannot read properties of undefined (reading '…')"],
  ['FR7630006000011234567890189 is undefined', '… is undefined'],
])('what a message quotes is left out, whoever wrote it: %s [REP-07]', (message, kept) => {
  expect(describer()(errorOf(message))).toBe(`script TypeError: ${kept}`);
});

it('a name of code that is a word somebody typed is left out too [REP-07]', () => {
  const vault = createVault();
  vault.tokenOf('Jean Dupont');
  const describe = describer(vault);
  expect(describe(errorOf("Cannot read properties of undefined (reading 'dupont')"))).toBe(
    "script TypeError: Cannot read properties of undefined (reading '…')",
  );
  expect(describe(errorOf('dupont is not a function'))).toBe('script TypeError: … is not a function');
});

it('its place is the first frame in a script of this server, without folder or query [REP-11]', () => {
  const describe = describer();
  const placed = (...frames: readonly string[]) =>
    describe(Object.assign(errorOf('x is not a function'), { stack: stackOf(...frames) }))?.slice(
      'script TypeError: x is not a function'.length,
    );
  expect(placed('https://elsewhere.example/own.js:1:2', `${origin}/assets/main.a1b2.js?q=marie:3:45`)).toBe(
    ' (main.a1b2.js:3:45)',
  );
  // A stack may also name a page (an inline script): its address is left out, because it may contain somebody's name.
  expect(placed(`${origin}/order/marie?secret=1:1:2`, 'https://shop.example.org/main.js:1:2')).toBe('');
  const inFirefox = Object.assign(errorOf('x is not a function'), { stack: `f@${origin}/assets/page.js:7:8\n` });
  expect(describe(inFirefox)).toContain(' (page.js:7:8)');
});

it('what is thrown and is no error has its type alone, and a name is that of a class [REP-07]', () => {
  const describe = describer();
  expect(describe('Marie Dupont', 'promise')).toBe('promise string');
  expect(describe({ message: 'Marie' }, 'promise')).toBe('promise object');
  const named = Object.assign(errorOf(''), { name: 'Marie Dupont', message: { of: 'Marie' } });
  expect(describe(named, 'process')).toBe('process Error');
  // A browser's own notices, and errors of scripts from other sites, come without an error object.
  expect([describe(null), describe(undefined)]).toEqual([null, null]);
});

it('an error is said once wherever it comes to light, the same words five times, fifty in a page life [REP-11]', () => {
  const describe = describer();
  const thrown = errorOf('is not a function', RangeError);
  expect(describe(thrown, 'process')).toBe('process RangeError: is not a function');
  expect(describe(thrown, 'promise')).toBeNull();
  const said = (count: number, message: (nth: number) => string) =>
    Array.from({ length: count }, (_, nth) => describe(errorOf(message(nth)))).filter((text) => text !== null).length;
  expect(said(9, () => 'too much recursion')).toBe(5);
  const letters = (nth: number) => `${String.fromCharCode(97 + (nth % 26))}${nth < 26 ? '' : '$'} is not iterable`;
  expect(said(52, letters)).toBe(44);
});
