import { screen } from '@testing-library/react';
import { startFrameBeside } from '../../../support/paymentFrame/startFrameBeside';
import type { TestServer } from '../../../support/server/testServer';
import { fillCartOf, main, placeButton } from '../../../support/storefront/checkoutPage';
import { visit } from '../../../support/storefront/openCheckout';
import { openWatchedShop } from '../../../support/storefront/openWatchedShop';
import { startShopServer } from '../../../support/storefront/startShopServer';
import { createMarks } from '../../../support/storefront/typedMarks';

let server: TestServer;
beforeAll(async () => {
  server = await startShopServer();
});
afterAll(() => server.close());

it.each([
  ['Carte bancaire', 'Saisie de la carte', ['number', 'expiry', 'code']],
  ['Prélèvement SEPA', 'Saisie de l’IBAN', ['iban']],
])(
  '%s: nothing that is typed into the payment frame is in a message, state, action, recording, upload, export, log or column of the shop, from six letters on [CHK-15] [REP-07]',
  async (way, title, fields) => {
    const browser = await visit(server, 'boulangerie@comptoir.example');
    await fillCartOf(server, browser);
    const shop = await openWatchedShop(server, '/checkout', { browser });
    const { user, holdersOf, columnsOf, replay } = shop;
    await user.click(await main().findByRole('radio', { name: way }));
    const { root, said } = startFrameBeside(server, await screen.findByTitle<HTMLIFrameElement>(new RegExp(title)));
    const marks = createMarks(user);
    await user.click(await main().findByRole('button', { name: 'Continuer' }));
    await marks.typeInto(root);
    for (const box of root.querySelectorAll('[type=checkbox]')) await user.click(box);
    await user.click(await main().findByRole('button', { name: 'Continuer' }));
    await user.click(await placeButton());
    await screen.findByRole('heading', { level: 1, name: /Merci/ });
    expect(marks.names).toEqual(fields);
    // One message for each press and its outcome, and none for single keys.
    expect(said.map(({ type }) => type)).toEqual(['ready', 'submit', 'problem', 'submit', 'token']);
    const messages = JSON.stringify(said);
    expect([...marks.values, ...marks.beginnings()].filter((text) => messages.includes(text))).toEqual([]);
    expect(holdersOf(marks.beginnings())).toEqual([]);
    expect(await columnsOf(marks.byName())).toEqual({});
    expect(replay()).toEqual({ diverging: 0, problems: [] });
    expect(await shop.heldByTest(marks.beginnings())).toEqual([]);
  },
);
