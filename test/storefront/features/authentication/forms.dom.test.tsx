import { screen, waitFor, within } from '@testing-library/react';
import { LATE_PATHS } from '../../../../src/contract/latePaths';
import type { TestServer } from '../../../support/server/testServer';
import { openShop } from '../../../support/storefront/openShop';
import { plain } from '../../../support/plain';
import { startShopServer } from '../../../support/storefront/startShopServer';

let server: TestServer;
beforeEach(async () => {
  localStorage.clear();
  server = await startShopServer();
});
afterEach(() => server.close());

type Shop = Awaited<ReturnType<typeof openShop>>;

/** The given texts that occur in the state or in an action of the page life. */
function found({ store, actions }: Shop, texts: readonly string[]) {
  const all = JSON.stringify([store.getState(), actions]);
  return texts.filter((text) => all.includes(text));
}
const sentTo = ({ calls }: Shop, path: string) => calls.filter((call) => call.startsWith(`POST ${path} `));
const press = ({ user }: Shop, name: string) => user.click(screen.getByRole('button', { name }));

const person = {
  Prénom: 'Zéphyrine',
  Nom: 'Quatrebarbes',
  'Adresse e-mail professionnelle': 'zephyrine@quatrebarbes.example',
  Téléphone: '06 98 76 54 32',
  'Votre message facultatif': 'Livrez par la cour, sonnez chez Anatole.',
} as const;

describe('becoming a customer', () => {
  const fillIn = async ({ user }: Shop) => {
    await user.type(screen.getByLabelText('Raison sociale'), 'Fournil des Quatre Vents');
    await user.type(screen.getByLabelText('Numéro SIRET'), '802 147 363 00014');
    await user.selectOptions(screen.getByLabelText('Votre métier'), 'Boulangerie/Pâtisserie');
    for (const [label, text] of Object.entries(person)) await user.type(screen.getByLabelText(label), text);
  };

  it('says beside each field and above them what is wrong, and goes to the first one', async () => {
    const shop = await openShop(server, '/become-customer');
    await press(shop, 'Envoyer ma demande');
    const company = screen.getByLabelText('Raison sociale');
    expect(document.activeElement).toBe(company);
    expect(company.getAttribute('aria-invalid')).toBe('true');
    const described = document.getElementById(company.getAttribute('aria-describedby') ?? '');
    expect(described?.textContent).toBe('Saisissez la raison sociale de votre entreprise.');
    const alert = screen.getByRole('alert');
    expect(plain(alert.textContent)).toContain('7 champs sont à corriger');
    await shop.user.click(screen.getByRole('link', { name: /numéro de téléphone/ }));
    expect(document.activeElement).toBe(screen.getByLabelText('Téléphone'));
    expect(sentTo(shop, LATE_PATHS.registrations)).toEqual([]);

    // A corrected field is no longer marked as invalid.
    await shop.user.type(company, 'Fournil');
    await shop.user.tab();
    expect(company.getAttribute('aria-invalid')).toBeNull();
    expect(document.activeElement).toBe(screen.getByLabelText('Numéro SIRET'));
  });

  it('sends what was typed, which is in no state and no action, and says thank you [REP-07]', async () => {
    const shop = await openShop(server, '/become-customer');
    await fillIn(shop);
    await press(shop, 'Envoyer ma demande');
    // The check digit is wrong.
    expect(document.activeElement).toBe(screen.getByLabelText('Numéro SIRET'));
    await shop.user.clear(screen.getByLabelText('Numéro SIRET'));
    await shop.user.type(screen.getByLabelText('Numéro SIRET'), '802 147 363 00013');
    await press(shop, 'Envoyer ma demande');
    expect(await screen.findByText('Merci, votre demande est bien arrivée')).toBeTruthy();

    const kept = await server.app.database.read.selectFrom('registration').selectAll().executeTakeFirstOrThrow();
    expect(kept).toMatchObject({
      company_name: 'Fournil des Quatre Vents',
      siret: '80214736300013',
      first_name: 'Zéphyrine',
      last_name: 'Quatrebarbes',
      message: 'Livrez par la cour, sonnez chez Anatole.',
    });
    expect(found(shop, ['Boulangerie/Pâtisserie', 'authentication/registered'])).toHaveLength(2);
    const company = ['Fournil des Quatre Vents', '802 147 363'];
    expect(found(shop, [...Object.values(person), 'Zéph', 'Anatole', '98 76', ...company])).toEqual([]);
  });

  it('keeps what was typed on the way to another page and back', async () => {
    const shop = await openShop(server, '/become-customer');
    await fillIn(shop);
    await shop.user.click(screen.getAllByRole('link', { name: 'Se connecter' })[0] ?? document.body);
    await waitFor(() => expect(shop.address()).toBe('/login'));
    await shop.user.click(screen.getAllByRole('link', { name: 'Devenir client' })[0] ?? document.body);
    await waitFor(() => expect(shop.address()).toBe('/become-customer'));
    expect((await screen.findByLabelText<HTMLInputElement>('Prénom')).value).toBe('Zéphyrine');
    expect(screen.getByLabelText<HTMLInputElement>('Raison sociale').value).toBe('Fournil des Quatre Vents');
    expect(screen.getByLabelText<HTMLSelectElement>('Votre métier').value).toBe('Boulangerie/Pâtisserie');
    expect(found(shop, Object.values(person))).toEqual([]);
  });
});

describe('a forgotten password', () => {
  const email = 'coffee@comptoir.example';
  const secretOf = (link: string) => new URL(link).searchParams.get('token') ?? '';
  const mailedLink = async () => {
    await waitFor(() => expect(server.mails).toHaveLength(1));
    return /https?:\S+\/reset-password\?token=[^\s"<]+/.exec(server.mails[0]?.text ?? '')?.[0] ?? '';
  };
  const pathOf = (link: string) => link.slice(new URL(link).origin.length);

  it('is asked for again, with another address, by the form that was sent', async () => {
    const shop = await openShop(server, '/forgotten-password');
    await shop.user.type(screen.getByLabelText('Adresse e-mail'), 'coffe@comptoir.example');
    await press(shop, 'Recevoir le lien');
    await shop.user.click(await screen.findByRole('link', { name: 'Corriger l’adresse ou renvoyer le lien' }));
    const field = await screen.findByLabelText<HTMLInputElement>('Adresse e-mail');
    expect(field.value).toBe('');
    await shop.user.type(field, email);
    await press(shop, 'Recevoir le lien');
    expect(await screen.findByText('Regardez votre boîte de réception')).toBeTruthy();
    expect(sentTo(shop, LATE_PATHS.passwordRequests)).toHaveLength(2);
    expect(found(shop, [email, 'coffe@comptoir.example'])).toEqual([]);
  });

  it('is asked for again from the page that a form without scripts leads to', async () => {
    const shop = await openShop(server, '/forgotten-password?sent=1');
    expect(screen.queryByLabelText('Adresse e-mail')).toBeNull();
    await shop.user.click(screen.getByRole('link', { name: 'Corriger l’adresse ou renvoyer le lien' }));
    expect(await screen.findByLabelText('Adresse e-mail')).toBeTruthy();
    expect(shop.address()).toBe('/forgotten-password');
  });

  it('is replaced through a mailed link, whose secret is in no state and no action [REP-07]', async () => {
    const asking = await openShop(server, '/forgotten-password');
    await asking.user.type(screen.getByLabelText('Adresse e-mail'), email);
    await press(asking, 'Recevoir le lien');
    expect(await screen.findByText('Regardez votre boîte de réception')).toBeTruthy();
    expect(sentTo(asking, LATE_PATHS.passwordRequests)).toEqual([
      `POST ${LATE_PATHS.passwordRequests} {"email":"${email}"}`,
    ]);
    expect(found(asking, [email])).toEqual([]);
    asking.unmount();

    const link = await mailedLink();
    const secret = secretOf(link);
    expect(secret.length).toBeGreaterThan(10);
    const shop = await openShop(server, pathOf(link));
    await shop.user.type(screen.getByLabelText('Nouveau mot de passe'), 'trop court');
    await press(shop, 'Changer le mot de passe');
    expect(document.activeElement).toBe(screen.getByLabelText('Nouveau mot de passe'));
    await shop.user.type(screen.getByLabelText('Nouveau mot de passe'), ' mais plus maintenant');
    await press(shop, 'Changer le mot de passe');
    expect(await screen.findByText('Votre mot de passe est changé')).toBeTruthy();
    const [sent] = sentTo(shop, LATE_PATHS.passwordChanges);
    expect(sent).toContain(secret);
    expect(sent).toContain('trop court mais plus maintenant');
    expect(found(shop, ['authentication/passwordChanged'])).toHaveLength(1);
    expect(found(shop, [secret, 'trop court', 'plus maintenant'])).toEqual([]);
    shop.unmount();

    // The link is used up, and the page says what to do.
    const again = await openShop(server, pathOf(link));
    await again.user.type(screen.getByLabelText('Nouveau mot de passe'), 'encore un mot de passe');
    await press(again, 'Changer le mot de passe');
    expect(await screen.findByText(/Ce lien a déjà servi/)).toBeTruthy();
    const main = within(screen.getByRole('main'));
    expect(main.queryByRole('button')).toBeNull();
    expect(main.getAllByRole('link').map(({ textContent }) => textContent)).toEqual(['Demander un nouveau lien']);
    expect(found(again, [secret, 'encore un mot'])).toEqual([]);
  });

  it('can be sent again when the connection was lost, and not after a reload', async () => {
    const asking = await openShop(server, '/forgotten-password');
    await asking.user.type(screen.getByLabelText('Adresse e-mail'), email);
    await press(asking, 'Recevoir le lien');
    const link = await mailedLink();
    asking.unmount();
    let lost = true;
    const fault = (url: string) => (lost && url === LATE_PATHS.passwordChanges ? 'noAnswer' : undefined);
    const shop = await openShop(server, pathOf(link), { fault });
    await shop.user.type(screen.getByLabelText('Nouveau mot de passe'), 'une phrase assez longue');
    await press(shop, 'Changer le mot de passe');
    expect(await screen.findByText(/La connexion est perdue/)).toBeTruthy();
    lost = false;
    await press(shop, 'Changer le mot de passe');
    expect(await screen.findByText('Votre mot de passe est changé')).toBeTruthy();
    shop.unmount();

    const reloaded = await openShop(server, '/reset-password?token=%E2%80%B9s0%E2%80%BA');
    await reloaded.user.type(screen.getByLabelText('Nouveau mot de passe'), 'une phrase assez longue');
    await press(reloaded, 'Changer le mot de passe');
    expect(await screen.findByText(/Ouvrez-le de nouveau depuis l’e-mail/)).toBeTruthy();
    expect(sentTo(reloaded, LATE_PATHS.passwordChanges)).toEqual([]);
  });
});
