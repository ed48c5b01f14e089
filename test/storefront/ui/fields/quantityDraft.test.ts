import fc from 'fast-check';
import { readQuantity, stepQuantity } from '../../../../src/storefront/ui/fields/quantityDraft';

describe('readQuantity', () => {
  it.each([
    ['12', 12],
    [' 1 200 ', 1200],
    ['1\u202f200', 1200],
    ['2,', 2],
    ['007', 7],
  ])('reads %j as %d', (text, value) => {
    expect(readQuantity(text, {})).toEqual({ ok: true, value });
  });

  it('reads decimals with comma or point where the increment allows them', () => {
    expect(readQuantity('2,5', { minimum: 0.5, increment: 0.1 })).toEqual({ ok: true, value: 2.5 });
    expect(readQuantity('0.3', { minimum: 0.1, increment: 0.1 })).toEqual({ ok: true, value: 0.3 });
  });

  it.each([
    ['', 'notANumber'],
    ['-3', 'notANumber'],
    ['1e3', 'notANumber'],
    ['douze', 'notANumber'],
    ['1,2,3', 'notANumber'],
    ['6', 'belowMinimum'],
    ['126', 'aboveMaximum'],
    ['13', 'notAMultiple'],
    ['12,5', 'notAMultiple'],
  ] as const)('says of %j that it is %s', (text, fault) => {
    expect(readQuantity(text, { minimum: 12, maximum: 120, increment: 6 })).toEqual({ ok: false, fault });
  });
});

describe('stepQuantity', () => {
  it('steps from something half typed to the nearest allowed quantity in that direction', () => {
    const boxes = { minimum: 12, maximum: 40, increment: 6 };
    expect(stepQuantity(13, 1, boxes)).toBe(18);
    expect(stepQuantity(13, -1, boxes)).toBe(12);
    expect(stepQuantity(2, 1, boxes)).toBe(12);
    expect(stepQuantity(36, 1, boxes)).toBeUndefined();
    expect(stepQuantity(12, -1, boxes)).toBeUndefined();
    expect(stepQuantity(500, -1, boxes)).toBe(36);
  });

  it('only ever proposes what readQuantity accepts, on the right side of where it came from', () => {
    const bounds = fc.record({
      minimum: fc.integer({ min: 1, max: 60 }),
      maximum: fc.integer({ min: 60, max: 900 }),
      increment: fc.constantFrom(1, 2, 5, 6, 12, 0.5, 0.1, 0.25),
    });
    fc.assert(
      fc.property(
        bounds,
        fc.integer({ min: 0, max: 9000 }),
        fc.constantFrom<1 | -1>(1, -1),
        (rule, tenths, direction) => {
          const from = tenths / 10;
          const next = stepQuantity(from, direction, rule);
          if (next === undefined) return;
          expect(readQuantity(String(next), rule)).toEqual({ ok: true, value: next });
          expect((next - from) * direction).toBeGreaterThan(0);
        },
      ),
      { seed: 20_261, numRuns: 400 },
    );
  });
});
