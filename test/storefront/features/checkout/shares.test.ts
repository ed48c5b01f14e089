import fc from 'fast-check';
import {
  arrangementsOf,
  wantedLine,
  type SharedLine,
} from '../../../../src/storefront/features/checkout/deliveries/shares';
import type { Shares } from '../../../../src/storefront/features/checkout/checkoutState';

const groups = ['main', 'second', 'third'] as const;

/** A line whose quantity the server has divided among three deliveries, and the changes requested since. */
const scene = fc
  .record({
    rest: fc.nat(40),
    second: fc.nat(40),
    third: fc.nat(40),
    wanted: fc.dictionary(fc.constantFrom('second', 'third', 'gone'), fc.nat(150)),
  })
  .map(({ rest, second, third, wanted }) => {
    const held = Object.entries({ main: rest, second, third }).filter(([, quantity]) => quantity > 0);
    const line: SharedLine = {
      cartItemId: 'line',
      name: 'Beurre',
      rhythm: {},
      quantity: rest + second + third,
      held: Object.fromEntries(held),
    };
    const shares: Shares = { line: wanted, another: { second: 3 } };
    return { line, shares };
  });

it('loses nothing of a line and gives nothing out twice, whatever is chosen [CRT-15]', () => {
  fc.assert(
    fc.property(scene, ({ line, shares }) => {
      const result = wantedLine(line, groups, shares);
      expect(Object.values(result).reduce((sum, quantity) => sum + quantity, 0)).toBe(line.quantity);
      expect(Object.values(result).every((quantity) => Number.isInteger(quantity) && quantity >= 0)).toBe(true);
    }),
    { seed: 20 },
  );
});

it('asks the server for what is chosen, and for nothing where that is so already', () => {
  fc.assert(
    fc.property(scene, ({ line, shares }) => {
      const result = wantedLine(line, groups, shares);
      const asked = arrangementsOf([line], groups, shares);
      const after: Record<string, number> = { ...line.held };
      for (const { deliveryGroupId, quantity } of asked) after[deliveryGroupId] = Number(quantity);
      for (const id of ['second', 'third']) expect(after[id] ?? 0).toBe(result[id]);
      expect(asked.some(({ deliveryGroupId }) => deliveryGroupId === 'main')).toBe(false);
      expect(arrangementsOf([{ ...line, held: result }], groups, shares)).toEqual([]);
    }),
    { seed: 21 },
  );
});
