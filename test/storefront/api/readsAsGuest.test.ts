import { readsAsGuest } from '../../../src/storefront/api/guestData';

const flags = [false, true];
const combinations = flags.flatMap((usesSingleEntitlementPolicy) =>
  flags.flatMap((usesUniversalPricebooks) =>
    flags.map((guestBrowsingEnabled) => ({
      usesSingleEntitlementPolicy,
      usesUniversalPricebooks,
      guestBrowsingEnabled,
    })),
  ),
);

test('of the eight combinations exactly three read as guest', () => {
  expect(combinations.filter(readsAsGuest)).toEqual([
    { usesSingleEntitlementPolicy: false, usesUniversalPricebooks: true, guestBrowsingEnabled: true },
    { usesSingleEntitlementPolicy: true, usesUniversalPricebooks: false, guestBrowsingEnabled: true },
    { usesSingleEntitlementPolicy: true, usesUniversalPricebooks: true, guestBrowsingEnabled: true },
  ]);
});
