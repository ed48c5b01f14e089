import { AUTHENTICATION_PAGES } from '../../../../src/contract/authentication/authenticationPages';
import { preparePage } from '../../../../src/storefront/app/routing/preparePage';
import { routes } from '../../../../src/storefront/app/routing/routes';
import { call } from '../../../../src/storefront/kernel/effects';
import { locationOf } from '../../../../src/storefront/kernel/location';
import type { PageModule, PageResult } from '../../../../src/storefront/kernel/page';
import { visit } from '../../../support/storefront/openCheckout';
import { openStore } from '../../../support/storefront/openStore';
import { startShopServer } from '../../../support/storefront/startShopServer';
import type { TestServer } from '../../../support/server/testServer';

let server: TestServer;
beforeAll(async () => {
  server = await startShopServer();
});
afterAll(() => server.close());

/**
 * Replaces the page of a route, which itself reads no data, by one whose code reads them. Returns the steps that it has
 * taken, to which later ones are added.
 */
function standIn(name: 'forgottenPassword' | 'resetPassword', more: Partial<PageModule> = {}) {
  const steps: string[] = [];
  const page: PageModule = {
    Page: () => null,
    texts: {},
    head: () => ({ title: '' }),
    *loadPageData() {
      yield* call(() => steps.push('data'));
      return 200;
    },
    *loadBelow() {
      yield* call(() => steps.push('below'));
    },
    ...more,
  };
  jest.spyOn(routes[name], 'load').mockResolvedValue({ page });
  return steps;
}

async function open() {
  const { store } = openStore({ http: await visit(server) });
  return (address: string, isWhole?: boolean) =>
    store.runSaga(preparePage, locationOf(address, 'key'), isWhole).toPromise<PageResult>();
}

it('a page whose code brings its data reads what is below the first view after it, but not for a followed link', async () => {
  const steps = standIn('forgottenPassword');
  const prepare = await open();
  expect(await prepare(AUTHENTICATION_PAGES.forgottenPassword)).toBe(200);
  expect(steps).toEqual(['data', 'below']);
  expect(await prepare(AUTHENTICATION_PAGES.forgottenPassword, false)).toBe(200);
  expect(steps).toEqual(['data', 'below', 'data']);
});

it('a page whose code brings its data leads on by it, and reads nothing of what is below', async () => {
  const steps = standIn('resetPassword', { leadsOn: () => '/elsewhere' });
  const prepare = await open();
  expect(await prepare(AUTHENTICATION_PAGES.resetPassword)).toEqual({ leadsTo: '/elsewhere' });
  expect(steps).toEqual(['data']);
});
