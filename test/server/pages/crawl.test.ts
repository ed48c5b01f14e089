import { DEMO_USERS } from '../../../src/demo/accounts';
import { crawlPages } from '../../support/server/pages/crawlPages';
import { logIn } from '../../support/server/calls/loggedIn';
import { openWholeShop, type WholeShop } from '../../support/server/wholeShop/openWholeShop';

/** With `npm run crawl`: every product, and every address for each login as for the guest. */
const isWhole = process.env['CRAWL'] === 'whole';
jest.setTimeout(isWhole ? 3_600_000 : 120_000);

let shop: WholeShop;
/** Reads pages as a visitor with these headers; none: a guest. */
const reader =
  (headers: Readonly<Record<string, string>> = {}) =>
  (url: string) =>
    shop.app.inject({ url, headers: { host: 'shop.example', ...headers } });
let guest: Awaited<ReturnType<typeof crawlPages>>;
beforeAll(async () => {
  shop = await openWholeShop();
  // There are many product pages, all of one kind.
  guest = await crawlPages(reader(), { mostProducts: isWhole ? Infinity : 20 });
});
afterAll(() => shop.close());

it('from the home page on, a guest finds no link that leads nowhere; each page has one main heading, a title and a description of its own [LNK-01]', () => {
  expect(guest.wrong).toEqual([]);
  expect(guest.seen.size).toBeGreaterThan(300);
});

it.each(DEMO_USERS.map(({ email }) => email))('and so does %s, logged in [LNK-01]', async (email) => {
  const { headers } = await logIn(shop.app, email);
  const crawl = await crawlPages(reader(headers), { mostProducts: 1, ...(isWhole ? {} : { known: guest.seen }) });
  expect(crawl.wrong).toEqual([]);
  // Addresses that only a login has were crawled.
  expect([...crawl.pages].filter((page) => page.startsWith('account')).length).toBeGreaterThan(0);
});
