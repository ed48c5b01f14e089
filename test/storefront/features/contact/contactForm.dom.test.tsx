import { screen, waitFor, within } from '@testing-library/react';
import { isContactReference } from '../../../../src/contract/contact/contactMessage';
import { LATE_PATHS } from '../../../../src/contract/latePaths';
import { recordingCode } from '../../../../src/contract/recordings/recordingCode';
import { selectCompany } from '../../../../src/storefront/features/visitor';
import type { Http } from '../../../../src/storefront/platform/http';
import { serverHttp } from '../../../support/server/calls/serverHttp';
import type { TestServer } from '../../../support/server/testServer';
import { plain } from '../../../support/plain';
import { visit } from '../../../support/storefront/openCheckout';
import { openShop } from '../../../support/storefront/openShop';
import { openWatchedShop } from '../../../support/storefront/openWatchedShop';
import { startShopServer } from '../../../support/storefront/startShopServer';

jest.mock(
  '@redux-saga/delay-p',
  () => jest.requireActual<{ hurried: object }>('../../../support/hurriedDelays').hurried,
);

let server: TestServer;
beforeEach(async () => {
  server = await startShopServer();
});
afterEach(() => server.close());

type Shop = Pick<Awaited<ReturnType<typeof openShop>>, 'user' | 'calls'>;

const page = '/contact-support';
const CODE = recordingCode([1, 2, 3, 4, 5, 6]);
const main = () => within(screen.getByRole('main'));
const field = (label: string) => main().getByLabelText<HTMLInputElement>(label);
const send = ({ user }: Shop) => user.click(main().getByRole('button', { name: 'Envoyer mon message' }));
const sentBy = ({ calls }: Shop) => calls.filter((call) => call.startsWith(`POST ${LATE_PATHS.contactMessages} `));
const kept = () => server.app.database.read.selectFrom('contact_message').selectAll().execute();

const person = {
  'Votre nom': 'Zéphyrine Quatrebarbes',
  'Entreprise facultatif': 'Fournil des Quatre Vents',
  'Adresse e-mail': 'zephyrine@quatrebarbes.example',
  'Téléphone facultatif': '06 98 76 54 32',
  'Référence de commande facultatif': 'ER37G-VYS2M-6GPHH-HG4DE',
  'Votre message': 'Bonjour Anatole, la chambre froide est au fond.',
} as const;
async function fillIn({ user }: Shop) {
  await user.selectOptions(field('Sujet de votre message'), 'Réclamation');
  for (const [label, text] of Object.entries(person)) await user.type(field(label), text);
}

it('says beside each field and above them what is wrong, and goes to the first one', async () => {
  const shop = await openShop(server, page);
  await send(shop);
  const subject = field('Sujet de votre message');
  expect(document.activeElement).toBe(subject);
  const described = document.getElementById(subject.getAttribute('aria-describedby') ?? '');
  expect(described?.textContent).toBe('Choisissez le sujet de votre message dans la liste.');
  expect(within(screen.getByRole('alert')).getAllByRole('link')).toHaveLength(4);
  await shop.user.selectOptions(subject, 'Réclamation');
  await shop.user.type(field('Votre nom'), 'Ana');
  await shop.user.type(field('Adresse e-mail'), 'ana@roux.example');
  await shop.user.type(field('Téléphone facultatif'), '12');
  await shop.user.type(field('Votre message'), 'Ma carte : 4970 1071 1111 1119');
  await send(shop);
  expect(document.activeElement).toBe(field('Téléphone facultatif'));
  expect(main().getAllByText(/Retirez le numéro de carte/)).toHaveLength(2);
  expect(sentBy(shop)).toEqual([]);
});

it('a press on the button takes no problem away, so that the button stays where it is until the release', async () => {
  const shop = await openShop(server, page);
  await send(shop);
  await shop.user.type(field('Votre nom'), 'Ana');
  const button = main().getByRole('button', { name: 'Envoyer mon message' });
  await shop.user.pointer({ keys: '[MouseLeft>]', target: button });
  expect(within(screen.getByRole('alert')).getAllByRole('link')).toHaveLength(4);
  await shop.user.pointer({ keys: '[/MouseLeft]', target: button });
  await waitFor(() => expect(within(screen.getByRole('alert')).getAllByRole('link')).toHaveLength(3));
});

it('sends a message once, shows its reference, and a link leads to an empty form [REP-07]', async () => {
  const shop = await openWatchedShop(server, page);
  await fillIn(shop);
  await shop.user.dblClick(main().getByRole('button', { name: 'Envoyer mon message' }));
  const title = await main().findByText('Merci, votre message est bien arrivé');
  expect(document.activeElement).toBe(title);
  const [message, ...others] = await kept();
  expect(others).toEqual([]);
  expect(message).toMatchObject({
    subject: 'claim',
    name: 'Zéphyrine Quatrebarbes',
    email: 'zephyrine@quatrebarbes.example',
    phone: '0698765432',
    message: 'Bonjour Anatole, la chambre froide est au fond.',
  });
  const reference = message?.reference ?? '';
  expect(isContactReference(reference)).toBe(true);
  expect(main().getByText(reference)).toBeTruthy();
  expect(sentBy(shop)).toHaveLength(1);

  await shop.user.click(main().getByRole('link', { name: 'Écrire un autre message' }));
  expect((await main().findByLabelText<HTMLInputElement>('Votre nom')).value).toBe('');
  expect(main().queryByText(reference)).toBeNull();
  expect(shop.holdersOf([...Object.values(person), 'Zéph', 'Anatole', '98 76', '069876', 'ER37G'])).toEqual([]);
  expect(shop.replay()).toEqual({ diverging: 0, problems: [] });
});

it('the message of who has sent a recording to support begins with its code, which what they write follows', async () => {
  const shop = await openWatchedShop(server, `${page}?code=${CODE}`);
  expect(plain(field('Votre message').value)).toBe(`Code pour le service client : ${CODE}`);
  await fillIn(shop);
  await send(shop);
  expect(await main().findByText('Merci, votre message est bien arrivé')).toBeTruthy();
  const [message] = await kept();
  expect(message?.message.split('\n')).toEqual([
    `Code pour le service client\u00a0: ${CODE}`,
    '',
    person['Votre message'],
  ]);
  await shop.user.click(main().getByRole('link', { name: 'Écrire un autre message' }));
  expect((await main().findByLabelText<HTMLTextAreaElement>('Votre message')).value).toBe('');
  expect(shop.replay()).toEqual({ diverging: 0, problems: [] });
});

it('a code in the address that is none of a recording’s is not in the message', async () => {
  await openShop(server, `${page}?code=${CODE.replace('-', '-Z')}`);
  expect(field('Votre message').value).toBe('');
});

it('a message whose answer was lost is the same one when it is sent again', async () => {
  const real = serverHttp(server);
  // How many answers still get lost: those to the message and to both its repeats.
  let losing = 3;
  const browser: Http = async (request) => {
    const answer = await real(request);
    if (losing === 0 || !request.url.startsWith(LATE_PATHS.contactMessages)) return answer;
    losing -= 1;
    throw new TypeError('Failed to fetch');
  };
  const shop = await openShop(server, page, { browser });
  await fillIn(shop);
  await send(shop);
  expect(await main().findByText(/La connexion est perdue/)).toBeTruthy();
  await send(shop);
  expect(await main().findByText('Merci, votre message est bien arrivé')).toBeTruthy();
  expect(sentBy(shop)).toHaveLength(4);
  const [message, ...others] = await kept();
  expect([others, main().queryByText(message?.reference ?? 'none') === null]).toEqual([[], false]);
});

it('what only the server refuses stands above the form, and nothing typed is lost', async () => {
  const shop = await openShop(server, page, {
    fault: (url) => (url === LATE_PATHS.contactMessages ? { status: 429 } : undefined),
  });
  await fillIn(shop);
  await send(shop);
  expect((await main().findByRole('alert')).textContent).toContain('Trop d’essais');
  expect(field('Votre message').value).toBe(person['Votre message']);
});

it('a robot’s message is not sent', async () => {
  const shop = await openShop(server, page);
  await fillIn(shop);
  await shop.user.type(document.querySelector('input[name="website"]') ?? document.body, 'https://spam.example');
  await send(shop);
  expect((await main().findByRole('alert')).textContent).toContain('Un champ invisible a été rempli');
  expect(sentBy(shop)).toEqual([]);
});

it('whoever is logged in finds their name, e-mail and company in it', async () => {
  const browser = await visit(server, 'sport@comptoir.example');
  const { store } = await openShop(server, page, { browser });
  await waitFor(() => expect(field('Adresse e-mail').value).toBe('sport@comptoir.example'));
  expect(field('Votre nom').value).toMatch(/^\S+ \S+/);
  const company = field('Entreprise facultatif').value;
  expect(company).toMatch(/\S/);
  expect(company).toBe(selectCompany(store.getState()));
});

it('the telephone beside it is dialled in its international form, as in header and footer [LNK-16]', async () => {
  await openShop(server, page);
  const phone = main().getByRole('link', { name: /09\s70\s00\s00\s00/ });
  expect(phone.getAttribute('href')).toBe('tel:+33970000000');
});
