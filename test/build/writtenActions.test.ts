import { lintRestricted as lint } from '../support/build/lintRestricted';

const refused = [
  "builder.addCase('cart/itemAdded', add);",
  'builder.addCase(`cart/itemAdded`, add);',
  "take('cart/itemAdded');",
  'take(`${room}/itemAdded`);',
  "take(['cart/itemAdded']);",
  "take([itemAdded.type, 'cart/itemRemoved']);",
  'takeEvery([itemAdded.type, `cart/itemRemoved`], work);',
  "takeLatest('cart/itemAdded', work);",
  "takeLeading('cart/itemAdded', work);",
  "takeMaybe('cart/itemAdded');",
  "debounce('search/termTyped', work);",
  "debounce(['search/termTyped'], work, 300);",
  "throttle(300, 'search/termTyped', work);",
  'throttle(300, `search/termTyped`, work);',
  "actionChannel('cart/itemAdded');",
];
const allowed = [
  'builder.addCase(itemAdded, add);',
  "take('*');",
  'take(itemAdded.type);',
  'takeEvery([itemAdded.type, itemRemoved.type], work);',
  "takeEvery(itemAdded.type, work, 'cart');",
  "debounce('*', work);",
  'throttle(300, [itemAdded.type], work);',
];

it('lint refuses an action that is written as a text wherever a reducer or a process names one', () => {
  const found = lint('src/storefront/features/cart/example.ts', [...refused, ...allowed]);
  expect(found.map(({ line }) => line)).toEqual(refused.map((_, nth) => nth + 1));
  for (const { message } of found) expect(message).toContain('by its creator');
});

it('tests may write actions as texts', () => {
  expect(lint('test/storefront/example.ts', refused)).toEqual([]);
});
