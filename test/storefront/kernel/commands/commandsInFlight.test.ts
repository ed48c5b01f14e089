import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { addressBookEvents, addressBookReducer } from '../../../../src/storefront/features/addresses';
import { cartEvents, cartReducer } from '../../../../src/storefront/features/cart';
import { couponEvents, couponReducer } from '../../../../src/storefront/features/cart/coupons/couponSlice';
import { payLinkEvents, payLinkReducer } from '../../../../src/storefront/features/cart/payLink/payLinkSlice';
import { reservationEvents, reservationReducer } from '../../../../src/storefront/features/cart/page';
import {
  checkoutEvents,
  checkoutReducer,
  keptAddressesEvents,
  keptAddressesReducer,
} from '../../../../src/storefront/features/checkout';
import { reorderEvents, reorderReducer } from '../../../../src/storefront/features/orders';
import { standingEvents, standingReducer } from '../../../../src/storefront/features/standingDeliveries/standingSlice';
import { selectHasCommandInFlight } from '../../../../src/storefront/kernel/commands';
import type { RootState } from '../../../../src/storefront/kernel/state';

/**
 * Slices whose commands do not depend on an effective account: login, registration and forgotten password, messages to
 * the shop, and the recording that is sent to support.
 */
const OF_NO_ACCOUNT: readonly string[] = ['authenticationSlice', 'contactSlice', 'recordingSlice'];

const storefront = join(__dirname, '../../../../src/storefront');

// Each slice with commands, before and after one is requested.
const slices: Readonly<Record<string, readonly [before: unknown, after: unknown]>> = {
  addressBookSlice: [
    addressBookReducer(undefined, { type: '' }),
    addressBookReducer(undefined, addressBookEvents.changeRequested({ kind: 'remove', addressId: '8lW1' })),
  ],
  cartSlice: [
    cartReducer(undefined, { type: '' }),
    cartReducer(undefined, cartEvents.itemAddRequested({ productId: '01t1', quantity: 1, name: 'Beurre' })),
  ],
  checkoutSlice: [checkoutReducer(undefined, { type: '' }), checkoutReducer(undefined, checkoutEvents.openRequested())],
  couponSlice: [
    couponReducer(undefined, { type: '' }),
    couponReducer(undefined, couponEvents.couponAddRequested('BEURRE10')),
  ],
  keptAddressesSlice: [
    keptAddressesReducer(undefined, { type: '' }),
    keptAddressesReducer(
      undefined,
      keptAddressesEvents.requested({
        firstName: '‹p1›',
        lastName: '‹p2›',
        companyName: '',
        street: '‹p3›',
        postalCode: '‹p4›',
        city: '‹p5›',
        country: 'FR',
        phoneNumber: '',
      }),
    ),
  ],
  payLinkSlice: [payLinkReducer(undefined, { type: '' }), payLinkReducer(undefined, payLinkEvents.shareRequested())],
  reorderSlice: [reorderReducer(undefined, { type: '' }), reorderReducer(undefined, reorderEvents.requested('1Os1'))],
  reservationSlice: [
    reservationReducer(undefined, { type: '' }),
    reservationReducer(undefined, reservationEvents.requested('reserve')),
  ],
  standingSlice: [
    standingReducer(undefined, { type: '' }),
    standingReducer(undefined, standingEvents.changeRequested({ standingDeliveryId: '02i1', status: 'Paused' })),
  ],
};

it.each(Object.entries(slices))(
  'a command of %s without an outcome is seen, so that the account does not change under it [PRF-09]',
  (_name, [before, after]) => {
    const idle = Object.values(slices).map(([state]) => state);
    const first = { late: Object.fromEntries(idle.entries()) } as unknown as RootState;
    expect(selectHasCommandInFlight(first)).toBe(false);
    expect(selectHasCommandInFlight({ ...first, changed: after } as unknown as RootState)).toBe(true);
    expect(selectHasCommandInFlight({ late: { ...first.late, changed: after } } as unknown as RootState)).toBe(true);
    expect(selectHasCommandInFlight({ ...first, changed: before } as unknown as RootState)).toBe(false);
  },
);

it('each slice that gives commands an id has a row in `slices` of this file, so that none is forgotten [PRF-09]', () => {
  const files = readdirSync(storefront, { recursive: true, encoding: 'utf8' }).filter((file) =>
    file.endsWith('Slice.ts'),
  );
  const keeping = files.filter((file) => readFileSync(join(storefront, file), 'utf8').includes('asCommand('));
  const names = keeping.map((file) => file.replace(/^.*\/|\.ts$/g, '')).filter((name) => !OF_NO_ACCOUNT.includes(name));
  expect(names.sort()).toEqual(Object.keys(slices));
});
