import { screen, waitFor, within } from '@testing-library/react';
import { visit } from '../../support/storefront/openCheckout';
import { plain } from '../../support/plain';
import {
  accountOfEachTest,
  email,
  found,
  heading,
  logIn,
  main,
  outcomes,
  type Shop,
} from '../../support/storefront/openAccount';

jest.mock('@redux-saga/delay-p', () => jest.requireActual<{ hurried: object }>('../../support/hurriedDelays').hurried);

const { server, open, book } = accountOfEachTest();

describe('the address book', () => {
  const typed = {
    Prénom: 'Zéphyrine',
    Nom: 'Quatrebarbes',
    Adresse: '4 quai des Marques',
    'Code postal': '29200',
    Ville: 'Brest-Marquée',
    Téléphone: '0298000000',
  };
  const field = (label: string) => main().getByRole<HTMLInputElement>('textbox', { name: new RegExp(`^${label}`) });
  const fillIn = async ({ user }: Shop, values: Readonly<Record<string, string>>) => {
    for (const [label, text] of Object.entries(values)) {
      await user.clear(field(label));
      await user.type(field(label), text);
    }
  };
  const card = async (text: string) => {
    const item = (await main().findByText(text)).closest('li');
    if (!item) throw new Error('not in a card');
    return within(item);
  };

  it('takes a new address, which is in no state and no action, and says that it is saved [CHK-09] [CHK-13] [CHK-22]', async () => {
    const shop = await open('/account/addresses');
    expect(main().getAllByRole('listitem').length).toBeGreaterThanOrEqual(2);
    await shop.user.click(main().getByRole('link', { name: 'Ajouter une adresse' }));
    await heading('Nouvelle adresse');
    expect(
      [...main().getByRole<HTMLSelectElement>('combobox', { name: 'Pays' }).options].map(({ value }) => value),
    ).toEqual(['FR']);
    // What is known of who is logged in is there already.
    expect(['Établissement', 'Prénom', 'Nom'].map((label) => field(label).value)).toEqual([
      'Boulangerie Maison Lavigne',
      'Camille',
      'Lavigne',
    ]);
    await shop.user.click(main().getByRole('button', { name: 'Enregistrer l’adresse' }));
    expect(plain(screen.getByRole('alert').textContent)).toContain('3 champs sont à corriger');
    expect(document.activeElement).toBe(field('Adresse'));
    await fillIn(shop, typed);
    await shop.user.click(main().getByRole('button', { name: 'Enregistrer l’adresse' }));
    // Looks for the toast first, because it closes by itself after a while.
    expect(await screen.findByText('Adresse enregistrée')).toBeTruthy();
    await heading('Mes adresses');
    expect(shop.address()).toBe('/account/addresses');
    const shown = await card(typed.Adresse);
    // French telephone numbers are shown in pairs [CHK-12].
    expect(plain(shown.getByText(/^02/).textContent)).toBe('02 98 00 00 00');
    expect((await book()).at(-1)).toMatchObject({ last_name: 'Quatrebarbes', city: 'Brest-Marquée', country: 'FR' });
    expect(found(shop, Object.values(typed))).toEqual([]);
    expect(outcomes(shop, 'addressBook/change')).toEqual(['addressBook/changeRequested', 'addressBook/changed']);
  });

  it('shows an address to be put right as it stands, and keeps what the server refuses in the form', async () => {
    let failing = true;
    const fault = (url: string) => (failing && /addresses\/8lW/.test(url) ? { status: 500 } : undefined);
    const shop = await open('/account/addresses', { fault });
    const [first] = await book();
    const shown = await card(first?.street ?? '');
    await shop.user.click(shown.getByRole('link', { name: /^Modifier/ }));
    await heading('Modifier l’adresse');
    expect(field('Adresse').value).toBe(first?.street);
    await fillIn(shop, { Ville: 'Villemarque' });
    await shop.user.click(main().getByRole('button', { name: 'Enregistrer l’adresse' }));
    expect(await main().findByText(/momentanément indisponible/)).toBeTruthy();
    expect(field('Ville').value).toBe('Villemarque');
    failing = false;
    await shop.user.click(main().getByRole('button', { name: 'Enregistrer l’adresse' }));
    await heading('Mes adresses');
    expect((await book()).find(({ id }) => id === first?.id)?.city).toBe('Villemarque');
    expect(outcomes(shop, 'addressBook/change')).toEqual([
      'addressBook/changeRequested',
      'addressBook/changeFailed',
      'addressBook/changeRequested',
      'addressBook/changed',
    ]);
  });

  it('gives the mark of the default to another, and takes an address away after a word; each name stands as its country writes it [CHK-09] [CHK-21]', async () => {
    const rows = await book();
    const [storeRoom, own] = [rows.find((row) => row.is_default === 0), rows.find((row) => row.is_default === 1)];
    await server().app.database.write((db) =>
      db
        .updateTable('account_address')
        .set({ country: 'HU', first_name: 'Ilona', last_name: 'Szabó' })
        .where('id', '=', String(own?.id))
        .execute(),
    );
    const shop = await open('/account/addresses');
    const hungarian = await card(own?.street ?? '');
    expect(hungarian.getByText('Par défaut')).toBeTruthy();
    expect(hungarian.getByText('Szabó Ilona')).toBeTruthy();
    const other = await card(storeRoom?.street ?? '');
    expect(other.getByText(`${String(storeRoom?.first_name)} ${String(storeRoom?.last_name)}`)).toBeTruthy();
    await shop.user.click(other.getByRole('button', { name: /^Utiliser par défaut/ }));
    await waitFor(async () => expect((await card(storeRoom?.street ?? '')).getByText('Par défaut')).toBeTruthy());
    expect(main().getAllByText('Par défaut')).toHaveLength(1);

    const trigger = (await card(storeRoom?.street ?? '')).getByRole('button', { name: /^Supprimer/ });
    await shop.user.click(trigger);
    const dialog = within(await screen.findByRole('dialog', { name: /^Supprimer cette adresse/ }));
    expect(document.activeElement).toBe(dialog.getByRole('button', { name: 'Annuler' }));
    await shop.user.keyboard('{Escape}');
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(document.activeElement).toBe(trigger);
    expect(await book()).toHaveLength(2);

    await shop.user.click(trigger);
    await shop.user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Supprimer' }));
    expect(await screen.findByText('Adresse supprimée')).toBeTruthy();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect((await book()).map(({ id, is_default }) => [id, is_default])).toEqual([[own?.id, 1]]);
    const title = await heading('Mes adresses');
    await waitFor(() => expect(document.activeElement).toBe(title));
  });

  it('says what to do when an address is gone, when there is none, and when the book can’t be had', async () => {
    const shop = await open('/account/addresses');
    const [first] = await book();
    await server().app.database.write((db) => db.deleteFrom('account_address').execute());
    const shown = await card(first?.street ?? '');
    await shop.user.click(shown.getByRole('button', { name: /^Supprimer/ }));
    await shop.user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Supprimer' }));
    expect(await screen.findByText('Aucune adresse enregistrée')).toBeTruthy();
    shop.unmount();

    await open(`/account/addresses/${first?.id ?? ''}`);
    expect(await screen.findByText('Adresse introuvable')).toBeTruthy();

    let failing = true;
    const fault = (url: string) => (failing && url.includes('/addresses?') ? { status: 503 } : undefined);
    const failed = await open('/account/addresses', { fault });
    expect(failed.status).toBe(503);
    expect(await screen.findByText('Vos adresses ne s’affichent pas')).toBeTruthy();
    failing = false;
    await failed.user.click(screen.getByRole('button', { name: 'Réessayer' }));
    expect(await screen.findByText('Aucune adresse enregistrée')).toBeTruthy();
    expect(document.activeElement).toBe(within(failed.container).getByRole('heading', { level: 1 }));
  });

  it('leads who was logged out elsewhere to the login, and back to what they had typed', async () => {
    const browser = await visit(server(), email);
    const shop = await open('/account/addresses/new', { browser });
    await fillIn(shop, typed);
    await server().app.database.write((db) => db.deleteFrom('login_session').execute());
    await shop.user.click(main().getByRole('button', { name: 'Enregistrer l’adresse' }));
    await heading('Se connecter');
    expect(shop.address()).toBe('/login?startUrl=%2Faccount%2Faddresses%2Fnew');
    await logIn(shop);
    await heading('Nouvelle adresse');
    expect(field('Ville').value).toBe(typed.Ville);
    await shop.user.click(main().getByRole('button', { name: 'Enregistrer l’adresse' }));
    await heading('Mes adresses');
    expect((await book()).at(-1)?.city).toBe(typed.Ville);
    expect(found(shop, Object.values(typed))).toEqual([]);
  });
});
