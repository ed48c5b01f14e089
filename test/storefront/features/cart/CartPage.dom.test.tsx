import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { page as cart } from '../../../../src/storefront/pages/cart';
import { locationChanged } from '../../../../src/storefront/kernel/location';
import { showInShop } from '../../../support/storefront/scripted/showInShop';
import { refusal, type Answering } from '../../../support/storefront/scripted/scriptedShop';
import { cartItemsOf, cartLine, creamId, creamLineId } from '../../../support/storefront/scripted/wireExamples';
import { plain } from '../../../support/plain';

const butter = cartLine({ rule: { minimum: '6', maximum: '60', increment: '2' } });
const soap = cartLine({
  cartItemId: creamLineId,
  productId: creamId,
  name: 'Savon de marché',
  quantity: '1.0',
  unit: '5.00',
  total: '5.00',
  tax: '1.00',
  vatBasisPoints: '2000',
});
const both = cartItemsOf([butter, soap], {
  totalProductAmount: '74.00',
  totalProductAmountAfterAdjustments: '74.00',
  totalTaxAmount: '4.80',
  grandTotalAmount: '78.80',
});

const page = <cart.Page params={{}} query={new URLSearchParams()} />;
const show = (answering: Answering, rest: { webstore?: object } = {}) => showInShop(page, { answering, ...rest });
const amounts = () => screen.getAllByRole('term').map((term) => [plain(term), plain(term.nextElementSibling)] as const);
const lineOf = (name: string) => screen.getByRole('row', { name: new RegExp(name) });

describe('the page of the cart', () => {
  it('shows each line with its price at this quantity, and the totals HT, by rate and TTC', async () => {
    await show(() => ({ status: 200, body: both }));
    const line = await screen.findByRole('row', { name: /Beurre doux AOP/ });
    expect(plain(line)).toContain('Carton de 10 × 1 kg');
    expect(screen.getByRole('columnheader', { name: 'Prix unitaire HT' })).toBeTruthy();
    expect(plain(line)).toContain('6,90 €');
    expect(plain(line)).toContain('69,00 €');
    expect(within(line).getByRole('link', { name: 'Beurre doux AOP' }).getAttribute('href')).toMatch(
      /^\/product\/beurre-doux-aop\//,
    );
    expect(amounts()).toEqual([
      ['Produits HT', '74,00 €'],
      ['Livraison HT', 'Offerte'],
      ['Total HT', '74,00 €'],
      ['TVA 5,5 %', '3,80 €'],
      ['TVA 20 %', '1,00 €'],
      ['Total TTC', '78,80 €'],
    ]);
  });

  it('says of each line with a rule in which quantities it can be ordered, as the description of its field too', async () => {
    await show(() => ({ status: 200, body: both }));
    await screen.findByRole('row', { name: /Beurre doux AOP/ });
    const hintOf = (name: string) => {
      const field = within(lineOf(name)).getByRole('spinbutton');
      return plain(document.getElementById(field.getAttribute('aria-describedby') ?? ''));
    };
    expect(hintOf('Beurre doux AOP')).toBe('par 2, minimum 6, max. 60');
    expect(plain(lineOf('Beurre doux AOP'))).toContain('par 2, minimum 6, max. 60');
    expect(hintOf('Savon de marché')).toBe('');
  });

  it('announces the failed change of a line there alone, and nothing that was wrong with a line before', async () => {
    const { messagesSummary } = soap;
    const limitedMessages = [{ type: 'INSUFFICIENT_INVENTORY', message: 'Rupture.', relatedEntityId: creamLineId }];
    const faulty = {
      ...soap,
      messagesSummary: { ...messagesSummary, hasErrors: true, errorCount: 1, limitedMessages },
    };
    const { store } = await show(({ method }) =>
      method === 'GET' ? { status: 200, body: cartItemsOf([butter, faulty]) } : refusal(400, 'INVALID_BATCH_SIZE'),
    );
    act(() => void store.dispatch(locationChanged({ pathname: '/cart', search: '', hash: '' }, 'PUSH')));
    await screen.findByRole('row', { name: /Beurre doux AOP/ });
    expect(within(lineOf('Savon de marché')).getByRole('spinbutton').getAttribute('aria-invalid')).toBe('true');
    expect(screen.queryByRole('alert')).toBeNull();
    await userEvent.click(within(lineOf('Beurre doux AOP')).getByRole('button', { name: /^Augmenter/ }));
    expect(within(lineOf('Beurre doux AOP')).getByRole('alert')).toBe(await screen.findByRole('alert'));
    expect(store.getState().notices.queue).toEqual([]);
  });

  it('has a line for each product of a large change that could not join it, and can be ordered all the same', async () => {
    const messagesSummary = {
      hasErrors: true,
      errorCount: 2,
      totalLineItemsWithErrors: 2,
      relatedEntityId: null,
      limitedMessages: [
        { type: 'INSUFFICIENT_INVENTORY', message: 'Œufs frais : rupture.', relatedEntityId: creamId },
        { type: 'MISSING_RECORD', message: 'Told at its line.', relatedEntityId: creamLineId },
      ],
    };
    const errored = cartItemsOf([butter], { asyncOperationStatus: 'Errored', messagesSummary });
    const { store } = await show(() => ({ status: 200, body: errored }));
    const title = await screen.findByText('Tout n’a pas pu être ajouté à votre panier');
    const message = title.closest<HTMLElement>('[role="alert"], [role="status"]') ?? document.body;
    expect(within(message).getAllByRole('listitem').map(plain)).toEqual(['Œufs frais : rupture.']);
    // A message of the server may be personal, so the state does not contain it.
    expect(JSON.stringify(store.getState())).not.toContain('rupture');
    expect(screen.getByRole('link', { name: 'Valider mon panier' }).getAttribute('aria-disabled')).toBeNull();
  });

  it('says what is missing to free delivery, counted HT [CRT-19]', async () => {
    const small = { totalProductAmount: '27.60', totalProductAmountAfterAdjustments: '27.60' };
    await show(() => ({ status: 200, body: cartItemsOf([butter], small) }));
    const meter = await screen.findByRole('meter', { name: 'Livraison offerte' });
    expect(meter.getAttribute('aria-valuetext')?.replace(/\s/g, ' ')).toBe(
      'Plus que 12,40 € HT pour la livraison offerte, dès 40,00 € HT.',
    );
  });

  it('says by when to order for which delivery day, counted from when the page was arrived at [CHK-14]', async () => {
    // Tuesday 24 November 2026, nine in the morning in Paris.
    jest.spyOn(Date, 'now').mockReturnValueOnce(Date.UTC(2026, 10, 24, 8));
    const arrived = locationChanged({ pathname: '/cart', search: '', hash: '' }, 'PUSH');
    const { store } = await show(() => ({ status: 200, body: both }));
    await screen.findByRole('meter');
    act(() => void store.dispatch(arrived));
    const said = await screen.findByText(/livraison prévue/);
    expect(plain(said)).toBe(
      'Commandez avant 12 h (encore 3 h) : livraison prévue jeudi 26 novembre en France métropolitaine.',
    );
  });

  it('sends a change of quantity and shows it at once, before the answer', async () => {
    const { calls } = await show(({ method }) => (method === 'GET' ? { status: 200, body: both } : 'never'));
    const input = within(await screen.findByRole('row', { name: /Beurre/ })).getByRole<HTMLInputElement>('spinbutton');
    await userEvent.click(screen.getByRole('button', { name: 'Augmenter la quantité de Beurre doux AOP' }));
    expect(input.value).toBe('12');
    expect(calls('PATCH').map(({ body }) => body)).toEqual([{ quantity: '12.0' }]);
    expect(lineOf('Beurre').getAttribute('aria-busy')).toBe('true');
  });

  it('keeps the link to the checkout and its focus while the cart is being changed, but without an address', async () => {
    await show(({ method }) => ({ status: 200, body: method === 'PATCH' ? butter : both }));
    await screen.findByRole('row', { name: /Beurre/ });
    const link = await screen.findByRole('link', { name: 'Valider mon panier' });
    const leadsOn = () => waitFor(() => expect(link.getAttribute('href')).toBe('/checkout'));
    await leadsOn();
    link.focus();
    fireEvent.click(screen.getByRole('button', { name: 'Augmenter la quantité de Beurre doux AOP' }));
    expect([link.getAttribute('href'), link.getAttribute('aria-disabled')]).toEqual([null, 'true']);
    await leadsOn();
    expect(link.getAttribute('aria-disabled')).toBeNull();
    expect(document.activeElement).toBe(link);
  });

  it('keeps the new quantity in sight between the answer and the refresh', async () => {
    let reads = 0;
    await show(({ method }) => {
      if (method === 'PATCH') return { status: 200, body: cartLine({ quantity: '12.0', total: '82.80' }) };
      reads += 1;
      return reads === 1 ? { status: 200, body: both } : 'never';
    });
    await screen.findByRole('row', { name: /Beurre/ });
    await userEvent.click(screen.getByRole('button', { name: 'Augmenter la quantité de Beurre doux AOP' }));
    await waitFor(() => expect(reads).toBe(2));
    expect(within(lineOf('Beurre')).getByRole<HTMLInputElement>('spinbutton').value).toBe('12');
    expect(plain(lineOf('Beurre'))).toContain('82,80 €');
  });

  it('removes a line, keeps the focus in reach, and takes the removal back', async () => {
    let removed = false;
    const { calls } = await show(({ method }) => {
      if (method === 'DELETE') {
        removed = true;
        return { status: 204 };
      }
      if (method === 'POST') return { status: 201, body: soap };
      return { status: 200, body: removed ? cartItemsOf([butter]) : both };
    });
    await userEvent.click(await screen.findByRole('button', { name: 'Retirer Savon de marché du panier' }));
    const undo = await screen.findByRole('button', { name: 'Annuler' });
    expect(screen.queryByRole('row', { name: /Savon/ })).toBeNull();
    expect(document.activeElement).toBe(undo);
    await userEvent.click(undo);
    await waitFor(() =>
      expect(calls('POST').map(({ body }) => body)).toEqual([{ productId: creamId, quantity: '1.0', type: 'Product' }]),
    );
  });

  it('says at the line what to do when the server refuses a quantity', async () => {
    await show(({ method }) => (method === 'GET' ? { status: 200, body: both } : refusal(400, 'MAX_LIMIT_EXCEEDED')));
    await screen.findByRole('row', { name: /Beurre/ });
    await userEvent.click(screen.getByRole('button', { name: 'Augmenter la quantité de Beurre doux AOP' }));
    await waitFor(() => expect(plain(lineOf('Beurre'))).toContain('au plus 60'));
    expect(within(lineOf('Beurre')).getByRole<HTMLInputElement>('spinbutton').value).toBe('10');
    expect(within(lineOf('Beurre')).getByRole('spinbutton').getAttribute('aria-invalid')).toBe('true');
  });

  it('says at the line that it was not removed, and finds no fault with its quantity', async () => {
    await show(({ method }) => (method === 'GET' ? { status: 200, body: both } : refusal(400, 'UNKNOWN')));
    await userEvent.click(await screen.findByRole('button', { name: 'Retirer Savon de marché du panier' }));
    await waitFor(() => expect(plain(lineOf('Savon'))).toContain('La demande n’a pas été acceptée.'));
    expect(within(lineOf('Savon')).getByRole('spinbutton').getAttribute('aria-invalid')).toBeNull();
  });

  it('counts the products and units of the whole cart', async () => {
    await show(() => ({
      status: 200,
      body: cartItemsOf([butter, soap], { uniqueProductCount: 32, totalProductCount: '1039.0' }),
    }));
    expect(await screen.findByText((text) => plain(text) === '32 produits, 1 039 unités')).toBeTruthy();
  });

  it('reassures while it tries again after a lost connection', async () => {
    await show(({ method }) => (method === 'GET' ? { status: 200, body: both } : 'noAnswer'));
    await screen.findByRole('row', { name: /Beurre/ });
    await userEvent.click(screen.getByRole('button', { name: 'Augmenter la quantité de Beurre doux AOP' }));
    expect(await screen.findByText('Connexion perdue. Votre panier est intact. Nouvel essai…')).toBeTruthy();
  });

  it('marks a line whose product is no longer sold, or whose quantity no longer fits its rule', async () => {
    const gone = { ...butter, productDetails: null };
    const odd = {
      ...soap,
      productDetails: {
        ...(soap.productDetails ?? never()),
        purchaseQuantityRule: { minimum: '4', maximum: '40', increment: '4' },
      },
    };
    await show(() => ({ status: 200, body: cartItemsOf([gone, odd]) }));
    expect(plain(await screen.findByRole('row', { name: /Beurre/ }))).toContain('n’est plus proposé');
    expect(within(lineOf('Beurre')).queryByRole('link')).toBeNull();
    expect(plain(lineOf('Savon'))).toContain('Choisissez au moins 4.');
  });

  it('with nothing in it leads to the products', async () => {
    await show(() => ({ status: 200, body: cartItemsOf([]) }));
    expect(await screen.findByRole('heading', { name: 'Votre panier est vide' })).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Découvrir les produits' }).getAttribute('href')).toBe('/');
    // A guest has ordered nothing.
    expect(screen.queryByRole('link', { name: 'Voir mes commandes' })).toBeNull();
  });

  it('that can’t be read says so, and reads again when asked; the focus is lost neither meanwhile nor then', async () => {
    let down = true;
    await show(() => (down ? refusal(503, 'SERVER_UNAVAILABLE') : { status: 200, body: both }));
    const again = await screen.findByRole('button', { name: 'Réessayer' });
    await userEvent.click(again);
    expect(await screen.findByRole('alert')).toBeTruthy();
    expect(document.activeElement).toBe(again);
    down = false;
    await userEvent.click(again);
    expect(await screen.findByRole('row', { name: /Beurre/ })).toBeTruthy();
    expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1 }));
  });

  it('shows only the sum of VAT when not all lines are on the page', async () => {
    await show(() => ({ status: 200, body: { ...both, totalItemCount: 30, totalNumberOfPages: 2 } }));
    await screen.findByRole('row', { name: /Beurre/ });
    expect(amounts()).toContainEqual(['TVA', '4,80 €']);
    expect(screen.getByRole('link', { name: 'Page 2' }).getAttribute('href')).toBe('/cart?page=2');
  });

  it('asks a guest to log in where guests may not order', async () => {
    await show(() => refusal(401, 'INVALID_SESSION_ID'), { webstore: { guestCartEnabled: false } });
    expect(await screen.findByRole('heading', { name: 'Connectez-vous pour commander' })).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Devenir client' }).getAttribute('href')).toBe('/become-customer');
  });
});

function never(): never {
  throw new Error('the example line has details');
}
