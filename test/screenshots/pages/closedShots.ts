import { openProduct } from '../../support/journeys/walks/products';
import { siteBuilder } from '../../support/journeys/walks/siteBuilder';
import { butter, type Shot } from '../shot';

let closed: Promise<unknown> | undefined;

/** Lets guests look around and keeps them from ordering, until the shop's server ends. */
async function closeToGuests() {
  const { draft, publish } = await siteBuilder(process.env['SHOP_ORIGIN'] ?? '');
  const { document } = await draft();
  const shop = { ...document.shop, guestCartEnabled: false, guestCheckoutEnabled: false };
  await publish({ ...document, shop });
}

/** The last pictures to be taken, because from here on guests can order nothing. */
export const closedShots: readonly Shot[] = [
  {
    name: 'product-guests-log-in',
    show: async (page) => {
      await (closed ??= closeToGuests());
      await openProduct(page, butter);
    },
  },
  {
    name: 'search-guests-log-in',
    show: async (page) => {
      await (closed ??= closeToGuests());
      await page.goto('/search?term=beurre');
    },
  },
  {
    name: 'cart-guests-log-in',
    show: async (page) => {
      await (closed ??= closeToGuests());
      await page.goto('/cart');
    },
  },
];
