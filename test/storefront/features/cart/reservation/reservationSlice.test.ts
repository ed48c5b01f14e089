import { cartEvents } from '../../../../../src/storefront/features/cart';
import { reservationEvents, reservationReducer } from '../../../../../src/storefront/features/cart/page';
import { cartChangedElsewhere } from '../../../../../src/storefront/kernel/tabs';
import { loggedIn } from '../../../../../src/storefront/kernel/session';

const initial = reservationReducer(undefined, { type: '' });
const asked = reservationEvents.requested('reserve');
const done = reservationEvents.ended({ commandId: asked.payload.commandId, problem: null });

const changes = {
  'a quantity is changed': cartEvents.quantityChangeRequested({
    cartItemId: '0a91',
    productId: '01t1',
    quantity: 2,
    name: 'Beurre',
  }),
  'another tab changes the cart': cartChangedElsewhere(),
  'somebody else logs in': loggedIn({ userId: '0051' }),
};

it.each(Object.entries(changes))(
  'a reservation that ends after the cart has changed (%s) is not said to hold [INV-02]',
  (_what, change) => {
    const before = reservationReducer(reservationReducer(initial, asked), done);
    expect(before.held).toBe('reserved');
    expect(reservationReducer(before, change).held).toBe('unknown');
    const meanwhile = [asked, change, done].reduce(reservationReducer, initial);
    expect(meanwhile).toMatchObject({ held: 'unknown', inFlight: [] });
    const again = reservationEvents.requested('reserve');
    const ended = reservationEvents.ended({ commandId: again.payload.commandId, problem: null });
    expect([again, ended].reduce(reservationReducer, meanwhile).held).toBe('reserved');
  },
);

it('a release without an answer leaves it open whether the products are still reserved [INV-02]', () => {
  const reserved = [asked, done].reduce(reservationReducer, initial);
  const release = reservationEvents.requested('release');
  const failed = reservationEvents.ended({ commandId: release.payload.commandId, problem: 'NETWORK' });
  expect([release, failed].reduce(reservationReducer, reserved)).toMatchObject({ held: 'unknown', problem: 'NETWORK' });
});
