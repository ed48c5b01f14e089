import { readFileSync } from 'node:fs';
import path from 'node:path';
import { createFaultPanel } from '../../../src/server/faults/faultRules';
import { readScenario } from '../../../src/server/faults/scenario';
import { loadAllPages } from '../../../src/storefront/app/routing/pageModules';
import { loadAllLazy } from '../../../src/storefront/kernel/lazy';
import { checkoutEvents } from '../../../src/storefront/features/checkout';
import type { TestServer } from '../../support/server/testServer';
import { openAtCheckout } from '../../support/storefront/openCheckout';
import { startShopServer } from '../../support/storefront/startShopServer';
import { waitUntil } from '../../support/waitUntil';

jest.mock('@redux-saga/delay-p', () => jest.requireActual<{ hurried: object }>('../../support/hurriedDelays').hurried);

const panel = createFaultPanel();
let server: TestServer;
beforeAll(async () => {
  await Promise.all([loadAllPages(), loadAllLazy()]);
  server = await startShopServer({ faults: panel });
});
afterAll(() => server.close());

function play(name: string): void {
  const file = path.join(__dirname, '../../support/faults', `${name}.json`);
  const read = readScenario(JSON.parse(readFileSync(file, 'utf8')));
  if (!read.ok) throw new Error(read.problem);
  panel.play(read.value);
}

const orders = async () => (await server.app.database.read.selectFrom('placed_order').selectAll().execute()).length;

it.each(['lostAnswers', 'busyCheckout', 'worked'])(
  'an order is placed once, and nothing is asked twice of the shopper, through the faults of %s [CHK-08]',
  async (scenario) => {
    const before = await orders();
    const shop = await openAtCheckout(server);
    await shop.addProduct();
    play(scenario);
    await shop.arrive();
    await shop.settled();
    expect(shop.state().phase.kind).toBe('open');
    shop.store.dispatch(checkoutEvents.contactSubmitted({ contactInfo: shop.contact }));
    await shop.settled();
    shop.store.dispatch(checkoutEvents.addressSubmitted({ addressId: null, address: shop.address(), kept: false }));
    await shop.settled();
    expect(shop.state().problems).toEqual({});
    await shop.giveCard();
    shop.place();
    await waitUntil('the order is placed', () => shop.types('checkout/').includes('checkout/orderPlaced'));
    await shop.settled();
    expect(shop.types('checkout/').filter((type) => type === 'checkout/orderPlaced')).toHaveLength(1);
    expect(await orders()).toBe(before + 1);
    expect(panel.heard().every((calls) => calls > 0)).toBe(true);
    panel.play(null);
  },
);
