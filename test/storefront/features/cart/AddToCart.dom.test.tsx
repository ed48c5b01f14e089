import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { AddToCart, cartEvents } from '../../../../src/storefront/features/cart';
import { showInShop } from '../../../support/storefront/scripted/showInShop';
import { refusal, type Answering } from '../../../support/storefront/scripted/scriptedShop';
import { butterId, cartLine } from '../../../support/storefront/scripted/wireExamples';
import { loadAllLazy } from '../../../../src/storefront/kernel/lazy';
import { plain } from '../../../support/plain';

beforeAll(loadAllLazy);

const rule = { minimum: 12, maximum: 60, increment: 6 };
const accepts: Answering = () => ({ status: 201, body: cartLine() });
const butter = <AddToCart productId={butterId} where="list" name="Beurre doux" rule={rule} />;

const field = () => screen.getByRole<HTMLInputElement>('spinbutton', { name: 'Quantité de Beurre doux' });
const button = () => screen.getByRole('button', { name: /^Ajouter au panier\s: Beurre doux$/ });
async function typeOver(text: string) {
  await userEvent.clear(field());
  await userEvent.type(field(), text);
}

describe('adding to the cart', () => {
  it('starts at the minimum and says by what the product is ordered', async () => {
    const { view } = await showInShop(butter, { answering: accepts });
    expect(field().value).toBe('12');
    expect(plain(view.container)).toContain('par 6, minimum 12');
  });

  it('sends what was typed with one call, though the field is still being edited when the button is pressed', async () => {
    const { calls } = await showInShop(butter, { answering: accepts });
    await typeOver('24');
    await userEvent.click(button());
    await waitFor(() =>
      expect(calls('POST').map(({ body }) => body)).toEqual([
        { productId: butterId, quantity: '24.0', type: 'Product' },
      ]),
    );
  });

  it('sends what is typed though the press would leave the focus in the field, as on some phones, and refuses it so too', async () => {
    const { calls } = await showInShop(butter, { answering: accepts });
    const press = () => {
      // Not by `user.click`, which would also move the focus.
      fireEvent.mouseDown(button());
      fireEvent.mouseUp(button());
      fireEvent.click(button());
    };
    await typeOver('20');
    press();
    expect(plain(screen.getByRole('alert'))).toBe('Ce produit se commande par 6. Choisissez 18 ou 24.');
    await typeOver('24');
    expect(document.activeElement).toBe(field());
    press();
    await waitFor(() => expect(calls('POST')).toHaveLength(1));
    expect(calls('POST').map(({ body }) => body)).toEqual([{ productId: butterId, quantity: '24.0', type: 'Product' }]);
  });

  it('sends nothing that the rule forbids, and names the nearest quantities', async () => {
    const { calls } = await showInShop(butter, { answering: accepts });
    await typeOver('20');
    await userEvent.click(button());
    expect(plain(screen.getByRole('alert'))).toBe('Ce produit se commande par 6. Choisissez 18 ou 24.');
    expect(calls('POST')).toEqual([]);
    await typeOver('20{Enter}');
    expect(calls('POST')).toEqual([]);
    await typeOver('12');
    await userEvent.tab();
    expect(screen.queryByRole('alert')).toBeNull();
    await userEvent.click(button());
    await waitFor(() => expect(calls('POST')).toHaveLength(1));
  });

  it('adds on Enter and goes on to the next product of the list, and after the last one stays', async () => {
    const other = 'a0000000000000002';
    const list = (
      <ul>
        <li>{butter}</li>
        <li>
          <AddToCart productId={other} where="list" name="Lait" rule={{ minimum: 1, maximum: 60, increment: 1 }} />
        </li>
      </ul>
    );
    const { calls } = await showInShop(list, { answering: accepts });
    const milk = screen.getByRole<HTMLInputElement>('spinbutton', { name: 'Quantité de Lait' });
    await typeOver('24{Enter}');
    expect(document.activeElement).toBe(milk);
    await userEvent.keyboard('{Enter}');
    expect(document.activeElement).toBe(milk);
    await waitFor(() =>
      expect(calls('POST').map(({ body }) => body)).toEqual([
        { productId: butterId, quantity: '24.0', type: 'Product' },
        { productId: other, quantity: '1.0', type: 'Product' },
      ]),
    );
  });

  it('adds once while Enter is held down, though the focus has gone on', async () => {
    const list = (
      <ul>
        <li>{butter}</li>
        <li>
          <AddToCart productId="a0000000000000002" where="list" name="Lait" rule={rule} />
        </li>
      </ul>
    );
    const { calls } = await showInShop(list, { answering: accepts });
    field().focus();
    await userEvent.keyboard('{Enter>4/}');
    await waitFor(() => expect(calls('POST')).toHaveLength(1));
    expect(calls('POST').map(({ body }) => body)).toMatchObject([{ productId: butterId }]);
  });

  it('says of what is sold by the box only how many make one', async () => {
    const boxes = { minimum: 6, maximum: 60, increment: 6 };
    const { view } = await showInShop(<AddToCart productId={butterId} where="list" name="Beurre doux" rule={boxes} />, {
      answering: accepts,
    });
    expect(plain(view.container)).toContain('par 6');
  });

  it.each([
    ['of a card', { minimum: 4, maximum: 400, increment: 4 }, 'par 4'],
    ['with a near maximum', { minimum: 2, maximum: 80, increment: 2 }, 'par 2, max. 80'],
    ['with a maximum alone', { minimum: 1, maximum: 50, increment: 1 }, 'max. 50'],
  ])(
    'says by what a product is ordered before it refuses, as the description of the field too: %s',
    async (_of, own, said) => {
      await showInShop(<AddToCart productId={butterId} where="list" name="Beurre doux" rule={own} compact />, {
        answering: accepts,
      });
      expect(plain(screen.getByText(plain(said)))).toBe(said);
      expect(plain(document.getElementById(field().getAttribute('aria-describedby') ?? ''))).toBe(said);
    },
  );

  it('says nothing of a product that can be ordered in any quantity up to a hundred or more', async () => {
    const any = { minimum: 1, maximum: 100, increment: 1 };
    const { view } = await showInShop(
      <AddToCart productId={butterId} where="list" name="Beurre doux" rule={any} compact />,
      { answering: accepts },
    );
    expect(field().hasAttribute('aria-describedby')).toBe(false);
    expect(plain(view.container)).not.toMatch(/minimum|max\./);
  });

  it('goes back to the minimum once it has been added', async () => {
    const { cartEvents } = await showInShop(butter, { answering: accepts });
    await typeOver('24');
    await userEvent.click(button());
    await waitFor(() => expect(cartEvents()).toContain('itemAdded'));
    expect(field().value).toBe('12');
  });

  it('says beside the field why the server refused', async () => {
    const { view } = await showInShop(butter, { answering: () => refusal(400, 'INSUFFICIENT_INVENTORY') });
    await userEvent.click(button());
    await waitFor(() => expect(plain(view.container)).toContain('Le stock ne suffit pas pour cette quantité.'));
    expect(field().getAttribute('aria-invalid')).toBe('true');
  });

  it('offers no more than there is, and no button for what there is not', async () => {
    const short = <AddToCart productId={butterId} where="list" name="Beurre doux" rule={rule} available={15} />;
    const { view } = await showInShop(short, { answering: accepts });
    await typeOver('18{Enter}');
    expect(plain(screen.getByRole('alert'))).toBe('Il n’en reste que 15. Choisissez-\u2060en 15 au plus.');
    view.unmount();
    await showInShop(<AddToCart productId={butterId} where="list" name="Beurre doux" rule={rule} available={11} />, {
      answering: accepts,
    });
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Indisponible' }).disabled).toBe(true);
  });

  describe('where the stock does not suffice', () => {
    const single = { minimum: 1, maximum: 60, increment: 1 };
    const short = (stock: number, by = single) => (
      <AddToCart productId={butterId} where="list" name="Beurre doux" rule={by} available={stock} compact />
    );
    const take = (name: string) => userEvent.click(screen.getByRole('button', { name }));

    it('takes what there is into the field, to be added by the button, which has the focus', async () => {
      const { calls } = await showInShop(short(6), { answering: accepts });
      await typeOver('10');
      await userEvent.click(button());
      await take('Prendre les 6\u00a0: Beurre doux');
      expect([field().value, screen.queryByRole('alert'), calls('POST')]).toEqual(['6', null, []]);
      expect(document.activeElement).toBe(button());
      await userEvent.keyboard('{Enter}');
      await waitFor(() => expect(calls('POST').map(({ body }) => body)).toMatchObject([{ quantity: '6.0' }]));
    });

    it('adds nothing by the repeats of a key that is still held when the focus has moved', async () => {
      const { calls } = await showInShop(short(6), { answering: accepts });
      await typeOver('10');
      await userEvent.click(button());
      screen.getByRole('button', { name: 'Prendre les 6\u00a0: Beurre doux' }).focus();
      await userEvent.keyboard('{Enter>3}');
      expect([document.activeElement === button(), calls('POST')]).toEqual([true, []]);
      await userEvent.keyboard('{/Enter}{Enter}');
      await waitFor(() => expect(calls('POST')).toHaveLength(1));
    });

    it('adds what there is instead of what the server has refused to add', async () => {
      const {
        calls,
        store,
        cartEvents: happened,
      } = await showInShop(short(6), {
        answering: ({ body }) =>
          (body as { quantity?: string }).quantity === '6.0'
            ? { status: 201, body: cartLine() }
            : refusal(400, 'INSUFFICIENT_INVENTORY'),
      });
      const asked = { productId: butterId, quantity: 10, name: 'Beurre doux', rule: single };
      act(() => void store.dispatch(cartEvents.itemAddRequested(asked)));
      await screen.findByText(/Il n’en reste que 6 \(10 demandés\)/);
      await take('Prendre les 6\u00a0: Beurre doux');
      expect(document.activeElement).toBe(button());
      await waitFor(() => expect(happened()).toContain('itemAdded'));
      expect(calls('POST')).toHaveLength(2);
      expect(field().hasAttribute('aria-invalid')).toBe(false);
    });

    it.each([
      ['fewer than there are, where boxes hold more', 15, rule, '18', 'En prendre 12'],
      ['the last one', 1, single, '2', 'Prendre le dernier article'],
    ] as const)('offers %s', async (_what, stock, by, typed, offer) => {
      await showInShop(short(stock, by), { answering: accepts });
      await typeOver(`${typed}{Enter}`);
      expect(plain(screen.getByRole('button', { name: new RegExp(`^${offer}`) }))).toBe(offer);
    });

    it('offers nothing for a quantity that the rule forbids', async () => {
      await showInShop(short(15, rule), { answering: accepts });
      await typeOver('13{Enter}');
      expect(screen.getByRole('alert')).toBeTruthy();
      expect(screen.queryByRole('button', { name: /rendre/ })).toBeNull();
    });
  });

  it('leads a guest to the login, and back to the page, where guests may not order [CRT-20]', async () => {
    await showInShop(butter, { answering: accepts, webstore: { guestCartEnabled: false } });
    expect(screen.queryByRole('button')).toBeNull();
    const login = await screen.findByRole('link', { name: 'Se connecter pour commander' });
    expect(login.getAttribute('href')).toBe('/login?startUrl=%2F');
  });
});
