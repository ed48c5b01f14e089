import { readFileSync } from 'node:fs';
import path from 'node:path';
import { gunzipSync } from 'node:zlib';
import { CHECKOUT_STEP_TYPES } from '../../src/contract/recordings/checkoutStepTypes';
import { FAILURE_TYPES } from '../../src/contract/recordings/failureTypes';
import { checkoutEvents } from '../../src/storefront/features/checkout';
import {
  overviewOf,
  overviewOfParts,
  startsOf,
  type OutlinedAction,
  type OutlinedPart,
} from '../../src/support/player/outline';
import { positionOf } from '../../src/support/moments/positionOf';
import { linesOf, partsOf } from '../../src/journal/logLines';
import { listingOf } from '../../src/support/session/actions/listing';
import { drawnMarks, markBeside, withNotes } from '../../src/support/session/timeline/marks';
import { outlinedAction, outlinedPart } from '../support/console/outlined';
import { recordingOf, walkedActions } from '../support/journal/walkedShop';
import { visit } from '../support/storefront/openCheckout';
import { startShopServer } from '../support/storefront/startShopServer';

function finish<T>(steps: Generator<undefined, T>): T {
  for (let step = steps.next(); ; step = steps.next()) if (step.done) return step.value;
}

test('marks are at errors, answers, pages, cart and checkout steps, messages, gaps and notes [REP-11]', () => {
  const of = (mark: OutlinedAction['mark'], followsGap = false) => outlinedAction({ mark, followsGap });
  const parts = [
    outlinedPart([of('navigation'), of(undefined), of('error', true), of('request')]),
    outlinedPart([of('cart'), of('checkout'), of('toast')]),
  ];
  const { marks } = finish(overviewOfParts(parts));
  const notes = [{ at: { part: 1, position: 2 } }, { at: undefined }, { at: { part: 0, position: 1 } }];
  // Each part has its first state before its actions.
  expect([...withNotes(marks, notes, startsOf([4, 3]))]).toEqual([
    ['error', [3]],
    ['request', [4]],
    ['navigation', [1]],
    ['cart', [6]],
    ['checkout', [7]],
    ['toast', [8]],
    ['gap', [3]],
    ['note', [1, 7]],
  ]);
});

test('a recorded walk is marked at its pages and answers, and at nothing that only moves in the page [REP-11]', async () => {
  const server = await startShopServer();
  const text = recordingOf(await walkedActions(await visit(server), ['beurre', 'lait']), 400);
  await server.close();
  const { parts, features } = finish(
    overviewOf(partsOf(linesOf(new TextEncoder().encode(text))).map((records) => ({ records }))),
  );
  const actions = parts.flatMap((part) => part.actions);
  const kindsOf = (pattern: RegExp) =>
    new Set(actions.filter(({ type }) => pattern.test(type)).map(({ mark }) => mark));
  expect(kindsOf(/^navigation\/locationChanged$/)).toEqual(new Set(['navigation']));
  expect(kindsOf(/execute(Query|Mutation)\/fulfilled$/)).toEqual(new Set(['request']));
  expect(kindsOf(/execute(Query|Mutation)\/pending$/)).toEqual(new Set([undefined]));
  expect(kindsOf(/^(navigation\/intended|cart|search)/)).toEqual(new Set([undefined]));
  expect(features).toEqual([...new Set(actions.map(({ feature }) => feature))].sort());
});

test('in recorded journeys errors, changes of the cart and steps of an order are marked, and each message once, not when it goes [REP-11]', () => {
  const actionsOf = (journey: string) => {
    const file = path.join(__dirname, '../recordings/journeys', `${journey}.ndjson.gz`);
    const records = partsOf(linesOf(gunzipSync(readFileSync(file)))).map((part) => ({ records: part }));
    return finish(overviewOf(records)).parts.flatMap(({ actions }) => actions);
  };
  const order = actionsOf('order');
  const marksOf = (type: RegExp) => new Set(order.filter((one) => type.test(one.type)).map(({ mark }) => mark));
  expect(marksOf(/^checkout\/placeFailed$/)).toEqual(new Set(['error']));
  expect(marksOf(/^checkout\/(contactSubmitted|placeRequested|orderPlaced)$/)).toEqual(new Set(['checkout']));
  const steps = order.filter(({ mark }) => mark === 'checkout').map(({ type }) => type);
  expect(steps.filter((type) => !CHECKOUT_STEP_TYPES.has(type))).toEqual([]);
  // `placingReached` says how far the placing of an order has come: it is no step of the shopper's, so it has no mark.
  expect(order.filter(({ type }) => type === 'checkout/placingReached').length).toBeGreaterThan(0);
  expect(marksOf(/^checkout\/(placingReached|changed|opened|openRequested|firstRead)$/)).toEqual(new Set([undefined]));
  const cart = order.filter(({ mark }) => mark === 'cart').map(({ feature, type }) => `${feature} ${type}`);
  expect(cart).toContain('addItem api/executeMutation/fulfilled');
  const notices = actionsOf('account').filter(({ feature }) => feature === 'notices');
  expect(notices.map(({ type }) => type)).toEqual(expect.arrayContaining(['notices/expired', 'notices/removed']));
  expect(notices.filter(({ mark }) => mark !== undefined).map(({ type, mark }) => [type, mark])).toEqual(
    notices.filter(({ type }) => type === 'notices/raised').map(({ type }) => [type, 'toast']),
  );
});

test('of every action of the checkout it is decided whether it is a step, a failure or neither [REP-11]', () => {
  const neither = [
    ...['firstRead', 'openRequested', 'opened', 'attemptAnswered', 'changed', 'placingReached'],
    ...['summaryToggled', 'addressChosen', 'addressEdited', 'addressKeepingChosen', 'methodChosen', 'dayChosen'],
    ...['groupOpened', 'shareChosen', 'sharesForgotten', 'paymentMethodChosen', 'billingChosen'],
    ...['referenceRequested', 'referenceRefused', 'referenceSent', 'authenticationEnded', 'bankPaymentOver'],
    'frameRetried',
  ].map((name) => `checkout/${name}`);
  const failures = [...FAILURE_TYPES].filter((type) => type.startsWith('checkout/'));
  const decided = [...neither, ...failures, ...CHECKOUT_STEP_TYPES];
  expect(decided.toSorted()).toEqual(
    Object.values(checkoutEvents)
      .map(({ type }) => type)
      .toSorted(),
  );
});

test('the marks of a long recording are drawn as many times as can be told apart, and each is still led to [REP-11]', () => {
  const positions = Array.from({ length: 100_000 }, (_place, index) => index + 1);
  const drawn = drawnMarks(positions, 100_000);
  expect(drawn.length).toBeLessThanOrEqual(1_001);
  // Marks that are not drawn are at most the width of a line away from one that is.
  expect(drawn.every((mark, index) => index === 0 || mark - (drawn[index - 1] ?? 0) <= 100)).toBe(true);
  expect(drawnMarks([7, 8, 900], 999)).toEqual([7, 8, 900]);
  let at: number | undefined = 41;
  const led = [];
  for (let press = 0; press < 3; press += 1) led.push((at = markBeside(positions, at ?? 0, 1)));
  expect(led).toEqual([42, 43, 44]);
  expect(markBeside([5, 9], 9, 1)).toBe(5);
  expect(markBeside([5, 9], 9, -1)).toBe(5);
  expect(markBeside([5, 9], 5, -1)).toBe(9);
  expect(markBeside([], 5, 1)).toBeUndefined();
});

const partOf = (number: number, types: readonly string[]): OutlinedPart => ({
  ...outlinedPart(
    types.map((type, index) => outlinedAction({ number: 10 + index, type, feature: type.split('/')[0] ?? '' })),
  ),
  number,
});

test('a list has the actions of all parts in their order, those of a feature or with some words alone [REP-11]', () => {
  const parts = [partOf(1, ['cart/opened', 'search/typed']), partOf(2, []), partOf(3, ['Cart/closed', 'cart/opened'])];
  const positionsIn = (...filter: [string | null, string]) => {
    const listed = listingOf(parts, ...filter);
    return Array.from({ length: listed.length }, (_line, index) => listed.at(index)?.at);
  };
  const all = [
    { part: 0, position: 1 },
    { part: 0, position: 2 },
    { part: 2, position: 1 },
    { part: 2, position: 2 },
  ];
  expect(positionsIn(null, '')).toEqual(all);
  expect(positionsIn('cart', '')).toEqual([all[0], all[3]]);
  expect(positionsIn(null, 'CART')).toEqual([all[0], all[2], all[3]]);
  expect(positionsIn('cart', 'typed')).toEqual([]);

  for (const words of ['', 'opened', 'nothing like it']) {
    const listed = listingOf(parts, null, words);
    for (const [part, { actions }] of parts.entries())
      for (let position = 0; position <= actions.length; position += 1) {
        const reached = positionsIn(null, words).filter(
          (at) => at && (at.part < part || (at.part === part && at.position <= position)),
        );
        expect(listed.lastAt({ part, position })).toBe(reached.length - 1);
      }
    expect(listed.at(listed.length)).toBeUndefined();
    expect(listed.at(-1)).toBeUndefined();
  }
});

test('a moment is found by its number in whichever part, in one that is out of order too [REP-11]', () => {
  const ordered = partOf(2, ['a', 'b', 'c']);
  const swapped = { ...ordered, number: 4, actions: [...ordered.actions].reverse() };
  const outlines = [ordered, swapped];
  expect(positionOf(outlines, { part: 2, action: 11 })).toEqual({ part: 0, position: 2 });
  expect(positionOf(outlines, { part: 4, action: 12 })).toEqual({ part: 1, position: 1 });
  expect(positionOf(outlines, { part: 4, action: 10 })).toEqual({ part: 1, position: 3 });
  expect(positionOf(outlines, { part: 2, action: 13 })).toBeUndefined();
  expect(positionOf(outlines, { part: 3, action: 11 })).toBeUndefined();
});
