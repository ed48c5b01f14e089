import { isContactReference } from '../../../src/contract/contact/contactMessage';
import { budget } from '../../support/budget';
import { desktop, journey, phone } from '../../support/journeys/journey';
import { recorderThere } from '../../support/journeys/recordings/recordings';

journey(
  'a visitor searches the help, goes back from an answer, and writes to the shop, which says under which reference [LNK-01]',
  async ({ page, expectAccessible }) => {
    await page.goto('/faq-hub');
    await recorderThere(page);
    const main = page.getByRole('main');
    await main.getByRole('searchbox', { name: 'Chercher dans l’aide' }).fill('factures');
    await page.keyboard.press('Enter');
    await page.waitForURL(/term=factures/);
    await main.getByText('« factures »').first().waitFor();
    const answer = main.getByRole('link', { name: /facture/i }).first();
    await answer.waitFor();
    await expectAccessible('what a search of the help has found');
    await answer.click();
    await page.waitForURL((url) => url.search === '');
    await page.goBack();
    await answer.waitFor();

    await page.goto('/contact-support');
    await recorderThere(page);
    // The form's code is late: until it is loaded the browser itself refuses an empty field, with a bubble.
    await main.locator('form[novalidate]').waitFor();
    await main.getByRole('button', { name: 'Envoyer mon message' }).click();
    await main.getByRole('alert').waitFor();
    await expectAccessible('a message that lacks what it needs');
    await main.getByLabel('Sujet de votre message').selectOption({ label: 'Produit et disponibilité' });
    await main.getByRole('textbox', { name: 'Votre nom' }).fill('Noé Trévignac');
    await main.getByRole('textbox', { name: 'Adresse e-mail' }).fill('noe@trevignac.example');
    await main.getByRole('textbox', { name: 'Votre message' }).fill('Quand la crème crue revient-elle ?');
    await main.getByRole('button', { name: 'Envoyer mon message' }).click();
    await main.getByText('Merci, votre message est bien arrivé').waitFor();
    const [reference = ''] = /DC-\S{4}-[A-Z0-9]{4}/.exec((await main.textContent()) ?? '') ?? [];
    expect([reference, isContactReference(reference)]).toEqual([expect.stringMatching(/^DC-/), true]);
    await expectAccessible('a message that has arrived');
  },
  { screens: budget({ usual: [phone], long: [phone, desktop] }) },
);
