import type { Reservation } from '../../../../src/contract/cart/reservation';
import { BOUNDS } from '../../../../src/server/limits/bounds';
import { refusal } from '../../../support/server/shops/cartShop';
import { failure, openCheckoutShop, type Buyer, type CheckoutShop } from '../../../support/server/shops/checkoutShop';

let shop: CheckoutShop;
beforeEach(async () => {
  shop = await openCheckoutShop();
});
afterEach(() => shop.close());

const { unitsOfGuest, unitsOfNetwork } = BOUNDS;
const HERE = '203.0.113.7';
const ELSEWHERE = '203.0.113.8';
const reserve = async (buyer: Buyer): Promise<Reservation> => (await buyer.reserve()).json<Reservation>();
const reserved = async (quantity: number, from: string): Promise<boolean> =>
  (await reserve(await shop.buyerWith('butter', quantity, from))).success;

test('a guest reserves for four hours at most, a customer for a day [INV-04]', async () => {
  const buyer = await shop.buyerWith('butter', 2);
  expect(refusal(await buyer.reserve({ durationInSeconds: 14_401 }))).toBe('400 INVALID_API_INPUT');
  expect((await buyer.reserve({ durationInSeconds: 14_400 })).statusCode).toBe(200);
  const customer = shop.newBuyer();
  await customer.guest.logIn();
  await customer.guest.added('butter', 2);
  expect((await customer.reserve({ durationInSeconds: 86_400 })).json<Reservation>().success).toBe(true);
});

test('a guest holds so many units at most and no more by another identity than their network may; an account may', async () => {
  expect(await reserved(unitsOfGuest + 1, HERE)).toBe(false);
  for (let held = 0; held < unitsOfNetwork; held += unitsOfGuest) expect(await reserved(unitsOfGuest, HERE)).toBe(true);
  const refused = await reserve(await shop.buyerWith('butter', 1, HERE));
  expect([refused.success, refused.errorCode]).toEqual([false, 'LIMIT_EXCEEDED']);
  expect(refused.errorMessage).toBe(
    'Sans compte, 0 unités au plus peuvent encore être réservées. Connectez-vous pour en réserver davantage.',
  );
  expect(await reserved(1, ELSEWHERE)).toBe(true);
  const customer = shop.newBuyer({}, HERE);
  await customer.guest.logIn();
  await customer.guest.added('butter', unitsOfGuest + 1);
  expect((await reserve(customer)).success).toBe(true);
  // Reserved stock is free again when the reservation expires.
  shop.clock.advance(14_400_000);
  expect(await reserved(1, HERE)).toBe(true);
});

test('guests of one network hold a quarter of a product together, and always a dozen', async () => {
  await shop.setStock('butter', 100);
  const first = await shop.buyerWith('butter', 20, HERE);
  expect((await reserve(first)).success).toBe(true);
  // The same cart again: its reservation is replaced.
  expect((await reserve(first)).success).toBe(true);
  const beside = await reserve(await shop.buyerWith('butter', 6, HERE));
  expect(beside.inventoryItemReservations).toMatchObject([
    {
      success: false,
      errorCode: 'LIMIT_EXCEEDED',
      errorMessage:
        'Sans compte, 5 au plus de ce produit peuvent être réservés. Connectez-vous pour en réserver davantage.',
    },
  ]);
  expect([await reserved(5, HERE), await reserved(1, HERE), await reserved(25, ELSEWHERE)]).toEqual([
    true,
    false,
    true,
  ]);
  await shop.setStock('eggs', 12);
  expect((await reserve(await shop.buyerWith('eggs', 12, HERE))).success).toBe(true);
});

test('what a checkout holds counts as well: an order beyond it is told to log in', async () => {
  await shop.setStock('butter', 100);
  await reserve(await shop.buyerWith('butter', 20, HERE));
  const buyer = await shop.buyerWith('butter', 6, HERE);
  await buyer.ready();
  const prepared = await buyer.prepare();
  expect(failure(prepared)).toBe('422 integrations/inventory');
  expect(prepared.body).toContain('Connectez-vous pour en commander davantage.');
  const other = await shop.buyerWith('butter', 5, HERE);
  await other.ready();
  expect((await other.prepare()).statusCode).toBe(200);
  expect((await reserve(await shop.buyerWith('butter', 1, HERE))).success).toBe(false);
});
