import type { Page } from 'playwright-core';
import { parseRecordingCode } from '../../../src/contract/recordings/recordingCode';
import { RECORDING_COOKIE } from '../../../src/contract/visitorCookies';
import { settled } from '../../support/journeys/browser/atRest';
import { focusReaches, tabThrough } from '../../support/journeys/browser/focus';
import { desktop, journey, phone, zoomed } from '../../support/journeys/journey';
import { recordedParts } from '../../support/journeys/recordings/recordings';
import { ownShop } from '../../support/journeys/servers/ownShop';
import { supportAgentAt } from '../../support/journeys/recordings/supportAgent';
import { openProduct } from '../../support/journeys/walks/products';
import { allowSending, sessionOf } from '../../support/journeys/walks/sending';
import { waitUntil } from '../../support/waitUntil';
import { budget } from '../../support/budget';

// What one address may send in an hour is limited, and repeats of this file would share the limit.
const shop = ownShop('production');
const ownServer = (): string => shop().origin;

const dialog = (page: Page) => page.getByRole('dialog', { name: 'Envoyer à l’assistance' });
const sendButton = (page: Page) => dialog(page).getByRole('button', { name: 'Envoyer', exact: true });
const opener = (page: Page) => page.getByRole('contentinfo').getByRole('link', { name: 'Envoyer à l’assistance' });

/** The upload requests that leave the browser from now on, from any worker. */
function sendingCalls(page: Page): string[] {
  const calls: string[] = [];
  page.context().on('request', (request) => {
    if (/\/recordings\b/.test(request.url())) calls.push(`${request.method()} ${new URL(request.url()).pathname}`);
  });
  return calls;
}

journey(
  'without consent nothing leaves the browser until a shopper has seen what would be sent, and sends it: a short code comes back, by which support finds the signed recording [REP-10]',
  async ({ page, context, expectAccessible }) => {
    const calls = sendingCalls(page);
    await page.goto('/');
    await openProduct(page, 'Beurre doux 82 % pain de cuisine');
    await settled(page);
    await opener(page).focus();
    await page.keyboard.press('Enter');
    await sendButton(page).waitFor();
    await expectAccessible('the window of sending');
    expect(calls).toEqual([]);
    await tabThrough(page, ['Fermer']);
    await dialog(page).getByText('Les dernières pages vues (2)').click();
    await dialog(page).getByRole('listitem').filter({ hasText: '/product/' }).waitFor();
    await dialog(page).getByText('/search?term=Beurre doux 82 % pain de cuisine', { exact: true }).waitFor();

    // Cancelled once: nothing is sent, and the focus returns.
    await page.keyboard.press('Escape');
    await dialog(page).waitFor({ state: 'detached' });
    await focusReaches(opener(page));
    expect(calls).toEqual([]);
    expect((await context.cookies()).map(({ name }) => name)).not.toContain(RECORDING_COOKIE);

    await opener(page).press('Enter');
    await sendButton(page).press('Enter');
    const sent = dialog(page).getByText('C’est envoyé.');
    await sent.waitFor();
    await expectAccessible('the code');
    await focusReaches(sent);
    const code = await dialog(page)
      .getByText(/^[\dA-Z]{3}-[\dA-Z]{4}$/)
      .innerText();
    expect(parseRecordingCode(code)).toBe(code);

    const agent = await supportAgentAt(shop().origin);
    const found = await agent.find({ code });
    expect(found).toMatchObject([{ session: await sessionOf(page), accountId: null }]);
    const file = await agent.file(found[0]?.session ?? '');
    expect(file.signed).toMatchObject({ verdict: 'whole', parts: 1, segments: 1 });
    // The page before this one was not sent, which the recording declares.
    expect(file.replayed).toMatchObject({ ok: true, diverging: 0, gaps: 1 });

    // A second request sends what has happened since, nothing twice.
    await page.keyboard.press('Escape');
    await page.getByRole('banner').getByRole('link', { name: 'Page d’accueil' }).click();
    await settled(page);
    await opener(page).click();
    await sendButton(page).click();
    await sent.waitFor();
    const later = await agent.file(found[0]?.session ?? '');
    expect(later.signed).toMatchObject({ verdict: 'whole', parts: 1, segments: 2 });
    expect(later.replayed).toMatchObject({ ok: true, diverging: 0, gaps: 1 });
    expect(later.replayed.actions).toBeGreaterThan(file.replayed.actions);
  },
  { screens: budget({ usual: [zoomed], long: [phone, desktop, zoomed] }), ownServer },
);

journey(
  'a sending that fails says so and keeps what was not sent: once the server answers again the same press succeeds',
  async ({ page }) => {
    await page.goto('/');
    await opener(page).click();
    await sendButton(page).waitFor();
    await page.route('**/recordings/*/codes', (route) => route.fulfill({ status: 503, body: '[]' }));
    await sendButton(page).click();
    await dialog(page).getByText('L’envoi n’a pas abouti.').waitFor();
    await page.unroute('**/recordings/*/codes');
    await sendButton(page).click();
    await dialog(page).getByText('C’est envoyé.').waitFor();
  },
  { screens: [desktop], ownServer, expectedProblems: /503/ },
);

journey(
  'with consent a session reaches the server from its first state on, through reload, offline and closed tabs, as one chain of parts, and so does that of a tab that was duplicated; it is listed for support; once consent is withdrawn nothing more leaves, and the log says so [REP-04]',
  async ({ page, context }) => {
    const calls = sendingCalls(page);
    const agent = await supportAgentAt(shop().origin);
    await page.goto('/');
    const session = await sessionOf(page);
    await allowSending(page, true);
    await waitUntil('the first segments leave', () => calls.some((call) => call.startsWith('PUT')));

    // A window that a page opens begins with a copy of its tab's storage, as a duplicated tab does. It has a recording
    // of its own all the same, which goes on when it is reloaded.
    const isSending = (tab: Page) =>
      tab.waitForFunction(() => window.comptoir?.journal()?.includes('recording/uploadStarted'));
    const [duplicate] = await Promise.all([
      context.waitForEvent('page'),
      page.evaluate(() => void window.open('/search?term=beurre')),
    ]);
    await isSending(duplicate);
    const duplicateSession = await sessionOf(duplicate);
    expect(duplicateSession).not.toBe(session);
    await duplicate.reload();
    await isSending(duplicate);
    expect(await sessionOf(duplicate)).toBe(duplicateSession);
    await duplicate.close();

    // While the network is down the recording waits in the browser, longer than the page lives.
    await context.setOffline(true);
    await page.getByRole('contentinfo').getByRole('link', { name: 'Gérer mes cookies' }).first().click();
    await page.keyboard.press('Escape');
    await context.setOffline(false);
    await page.reload();
    await openProduct(page, 'Beurre doux 82 % pain de cuisine');
    await settled(page);

    // A second tab has a recording of its own, in the same session; when it is closed, another tab sends the rest of
    // that recording.
    const other = await context.newPage();
    await other.goto('/search?term=lait');
    await isSending(other);
    const otherSession = await sessionOf(other);
    await other.close();
    await page.reload();
    await waitUntil('they are listed as one session, the closed tabs too', async () => {
      const found = (await agent.find({})).find((one) => one.session === session);
      const tabs = found?.otherTabs.map((tab) => tab.session) ?? [];
      return tabs.includes(otherSession) && tabs.includes(duplicateSession);
    });
    const { length: parts } = await recordedParts(page);
    await waitUntil('all parts are there', async () => {
      const arrived = await Promise.all([session, duplicateSession].map(agent.file));
      return arrived.map(({ replayed }) => replayed.parts).join() === `${parts},2`;
    });

    await allowSending(page, false);
    await settled(page);
    await waitUntil('the log says so', async () => {
      const recorded = await recordedParts(page);
      return recorded.at(-1)?.includes('"type":"recording/uploadStopped","payload":{"reason":"withdrawn"}') === true;
    });
    const until = calls.length;
    await openProduct(page, 'Beurre doux 82 % pain de cuisine');
    await page.reload();
    await settled(page);
    expect(calls.length).toBe(until);
    const whole = await agent.file(session);
    expect(whole.signed).toMatchObject({ verdict: 'whole', parts });
    expect(whole.replayed).toMatchObject({ ok: true, diverging: 0, gaps: 0, parts });
    // The recording begins with the first state, although the consent came later.
    expect(whole.text.split('\n')[1]).toContain('"k":"snapshot","n":0');
    expect((await agent.file(otherSession)).replayed).toMatchObject({ ok: true, diverging: 0 });
    const duplicated = await agent.file(duplicateSession);
    expect(duplicated.signed).toMatchObject({ verdict: 'whole', parts: 2 });
    expect(duplicated.replayed).toMatchObject({ ok: true, diverging: 0, gaps: 0, parts: 2 });
  },
  {
    screens: [desktop],
    ownServer,
    expectedGaps: 1,
    expectedProblems: /ERR_INTERNET_DISCONNECTED|Failed to fetch|status of 0/,
  },
);
