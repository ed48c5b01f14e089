import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import Truck from 'lucide-react/icons/truck';
import { consentGiven } from '../../../src/storefront/features/consent';
import { lazyTracking } from '../../../src/storefront/features/tracking';
import type { IconSize } from '../../../src/storefront/ui/controls/Icon';
import { IconButton } from '../../../src/storefront/ui/controls/IconButton';
import { NamedIcon } from '../../../src/storefront/ui/controls/NamedIcon';
import { openShop } from '../../support/storefront/openShop';
import { startShopServer } from '../../support/storefront/startShopServer';
import { cachedDemo, type TestServer } from '../../support/server/testServer';

jest.mock('lucide-react/icons/dumbbell', () => {
  throw new Error('The file is gone.');
});

let server: TestServer;
let warned: jest.SpyInstance<void, unknown[]>;
beforeAll(async () => {
  const demo = cachedDemo();
  const header = { ...demo.site.header, logoUrl: '/media/broken.png', logoAltText: 'Comptoir' };
  server = await startShopServer({ content: { ...demo, site: { ...demo.site, header } } });
});
afterAll(() => server.close());
beforeEach(() => {
  warned = jest.spyOn(console, 'warn').mockReturnValue(undefined);
});
afterEach(() => jest.restoreAllMocks());

/** The console's warnings that contain a text. */
const warnings = (of: string) => warned.mock.calls.map(String).filter((line) => line.includes(of));

it('an invalid icon name is a warning [ERR-08]', () => {
  render(<NamedIcon name="no-such-icon" />);
  expect(warnings('icon')).toEqual(['There is no icon of the name "no-such-icon".']);
});

it('an icon whose import fails is a warning [ERR-08]', async () => {
  await act(async () => render(<NamedIcon name="dumbbell" />));
  expect(warnings('icon')).toEqual(['The icon "dumbbell" could not be loaded.']);
});

it('an icon button of an unsupported size is a warning [ERR-08]', () => {
  render(<IconButton icon={Truck} label="Livraison" iconSize={'huge' as IconSize} />);
  expect(warnings('icon')).toEqual(['A button with an icon has no size "huge"; it is medium.']);
});

it('a logo that cannot be loaded is a warning [ERR-08]', async () => {
  await openShop(server, '/search');
  expect(warnings('logo')).toEqual([]);
  fireEvent.error(screen.getByRole('img', { name: 'Comptoir' }));
  expect(warnings('logo')).toEqual(['The logo could not be loaded: /media/broken.png']);
});

it('a tracking script that cannot be loaded is a warning; it is loaded again with the next page [ERR-06] [ERR-08]', async () => {
  const { store, user, calls, settled } = await openShop(server, '/search?term=lait');
  jest.spyOn(lazyTracking, 'load').mockRejectedValueOnce(new Error('The file is gone.'));
  act(() => void store.dispatch(consentGiven({ allowed: ['statistics'] })));
  await waitFor(() => expect(warnings('tracking')).toEqual(['The tracking script could not be loaded.']));
  await settled();
  expect(store.getState().notices.queue).toEqual([]);
  expect(calls.filter((call) => call.includes('/ai/configuration'))).toEqual([]);
  const [product] = within(screen.getByRole('main')).getAllByRole('heading', { level: 3 });
  await user.click(within(product ?? document.body).getByRole('link'));
  await waitFor(() => expect(calls.filter((call) => call.includes('/ai/configuration'))).toHaveLength(1));
  expect(warnings('tracking')).toHaveLength(1);
});
