import { act, screen, within } from '@testing-library/react';
import { marked } from '../../../src/contract/payment/frameMessages';
import { itemApi } from '../../../src/storefront/features/cart/page';
import type { Http } from '../../../src/storefront/platform/http';
import type { TestServer } from '../server/testServer';
import { cardToken } from './paymentTokens';
import { orderableProduct, visit } from './openCheckout';
import { openShop } from './openShop';

export type Shop = Awaited<ReturnType<typeof openShop>>;

afterEach(() => sessionStorage.clear());

export const show = (server: TestServer, address: string, browser: Http): Promise<Shop> =>
  openShop(server, address, { browser });

/** Adds a product to the cart of this browser's visitor, in a separate tab. */
export async function fillCartOf(server: TestServer, browser: Http): Promise<void> {
  const home = await show(server, '/', browser);
  home.unmount();
  await act(async () => {
    const product = await orderableProduct(server);
    await home.store.dispatch(itemApi.endpoints.addItem.initiate({ commandId: product.productId, ...product }));
  });
}

/** A visitor with a product in the cart, on the checkout page. */
export async function atCheckout(server: TestServer, email?: string): Promise<Shop> {
  const browser = await visit(server, email);
  await fillCartOf(server, browser);
  return show(server, '/checkout', browser);
}

export const main = () => within(screen.getByRole('main'));
export const step = (name: RegExp) => main().getByRole('region', { name });
export const field = (name: RegExp) => screen.getByRole<HTMLInputElement>('textbox', { name });

export async function fillContact({ user }: Shop): Promise<void> {
  await main().findByRole('region', { name: /Coordonnées/ });
  const contact = within(step(/Coordonnées/));
  await user.type(contact.getByLabelText('Prénom'), 'Nora');
  await user.type(contact.getByLabelText('Nom'), 'Delaunay');
  await user.type(contact.getByLabelText('E-mail'), 'nora@example.org');
  await user.click(contact.getByRole('button', { name: 'Continuer' }));
  await screen.findByRole('button', { name: 'Livrer à cette adresse' });
}

/** Fills in the form of the first delivery, which contains the orderer's name already, and sends it. */
export async function fillAddress({ user }: Shop, postalCode = '69002'): Promise<void> {
  const delivery = within(step(/Livraison/));
  await user.type(delivery.getByLabelText('Adresse'), '12 rue du Four');
  await user.type(delivery.getByLabelText('Code postal'), postalCode);
  await user.type(delivery.getByLabelText('Ville'), 'Lyon');
  await user.click(delivery.getByRole('button', { name: 'Livrer à cette adresse' }));
}

export const goOn = async ({ user }: Shop, name: RegExp) =>
  user.click(await within(step(name)).findByRole('button', { name: 'Continuer' }));

/** Posts a message as the provider's frame, which is another window. */
export async function frameSays(message: Parameters<typeof marked>[0]): Promise<void> {
  const frame = await screen.findByTitle<HTMLIFrameElement>(/Saisie de/);
  act(() => {
    window.dispatchEvent(new MessageEvent('message', { source: frame.contentWindow, data: marked(message) }));
  });
}
/** Lets the provider's frame load without ever reporting, as when an error page has loaded in its place. */
export async function frameIsAbsent(): Promise<void> {
  const frame = await screen.findByTitle<HTMLIFrameElement>(/Saisie de/);
  jest.useFakeTimers();
  act(() => {
    frame.dispatchEvent(new Event('load'));
    jest.runAllTimers();
  });
  jest.useRealTimers();
}
export const typeCard = async (server: TestServer, number: string) =>
  frameSays({ type: 'token', ...(await act(() => cardToken(server, number))) });
/** The button that orders and pays. */
export const placeButton = () => screen.findByRole('button', { name: /^Commander et payer [\d\s,]+€\sTTC$/ });
/** The button that orders on account, with nothing to pay yet. */
export const placeOnAccountButton = () => screen.findByRole('button', { name: /^Commander pour [\d\s,]+€\sTTC$/ });
