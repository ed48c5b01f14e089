import fc from 'fast-check';
import {
  marked,
  readFrameMessage,
  readShopMessage,
  type FrameMessage,
  type ShopMessage,
} from '../../../src/contract/payment/frameMessages';

const text = fc.string({ minLength: 1 });
const frameMessage: fc.Arbitrary<FrameMessage> = fc.oneof(
  fc.record({ type: fc.constant('ready' as const), height: fc.integer({ min: 0, max: 4000 }) }),
  fc.record({ type: fc.constant('resized' as const), height: fc.integer({ min: 0, max: 4000 }) }),
  fc.record({ type: fc.constant('token' as const), token: text, label: text, mandateReference: fc.option(text) }),
  fc.record({
    type: fc.constant('problem' as const),
    code: fc.constantFrom('invalid' as const, 'unavailable' as const),
  }),
  fc.record({
    type: fc.constant('challengeEnded' as const),
    transactionId: text,
    outcome: fc.constantFrom('confirmed' as const, 'refused' as const, 'failed' as const),
  }),
);
const shopMessage: fc.Arbitrary<ShopMessage> = fc.oneof(
  fc.record({ type: fc.constantFrom('submit' as const, 'challengeDropped' as const) }),
  fc.record({ type: fc.constant('challenge' as const), transactionId: text }),
);

test('what one side says the other side reads, and nothing that was added to it', () => {
  fc.assert(
    fc.property(frameMessage, shopMessage, (fromFrame, fromShop) => {
      expect(readFrameMessage({ ...marked(fromFrame), extra: 1 })).toEqual(fromFrame);
      expect(readShopMessage({ ...marked(fromShop), extra: 1 })).toEqual(fromShop);
    }),
    { seed: 20261121 },
  );
});

test('a message that misses a part, or that somebody else marked, says nothing', () => {
  fc.assert(
    fc.property(frameMessage, fc.nat(), (message, at) => {
      const entries = Object.entries(marked(message));
      const without = Object.fromEntries(entries.filter((_entry, index) => index !== at % entries.length));
      expect(readFrameMessage(without)).toBeNull();
      expect(readFrameMessage({ ...message, source: 'other' })).toBeNull();
    }),
    { seed: 20261121 },
  );
});

test('whatever arrives, reading it throws nothing', () => {
  fc.assert(
    fc.property(fc.anything(), (data) => {
      expect([null, 'object']).toContain(readFrameMessage(data) === null ? null : 'object');
      expect([null, 'object']).toContain(readShopMessage(data) === null ? null : 'object');
    }),
    { seed: 20261121 },
  );
  expect(readFrameMessage(marked({ type: 'ready', height: Number.POSITIVE_INFINITY }))).toBeNull();
  expect(readFrameMessage(marked({ type: 'ready', height: -1 }))).toBeNull();
});
