import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { SUPPORT_PAGES } from '../../src/contract/recordings/supportPages';
import { soughtTimes } from '../../src/support/sessions/soughtTimes';
import { openConsole } from '../support/console/openConsole';
import { header, linesOf, noted, recordingBrowser, snapshot } from '../support/server/calls/recordingCalls';
import type { TestServer } from '../support/server/testServer';
import { startShopServer } from '../support/storefront/startShopServer';

let server: TestServer;
/** Sessions by the moment at which each began. */
const sessions = new Map<string, string>();
const MOMENTS = ['2025-03-01T08:00:00Z', '2025-03-02T08:00:30Z', '2025-03-03T08:00:00Z'];
beforeAll(async () => {
  server = await startShopServer();
  for (const moment of MOMENTS) {
    const browser = recordingBrowser(server.app);
    await browser.open();
    const sent = await browser.send(
      1,
      1,
      linesOf(header(browser.session, 1, Date.parse(moment)), snapshot(), noted(0)),
    );
    expect(sent.status).toBe(201);
    sessions.set(moment, browser.session);
  }
});
afterAll(() => server.close());

async function openSearch() {
  const page = await openConsole(server, SUPPORT_PAGES.sessions);
  await screen.findByRole('table', { name: 'Sessions trouvées' });
  const form = within(screen.getByRole('search', { name: 'Chercher une session' }));
  /** The start times of the listed sessions, in the order of the list. */
  const shown = () =>
    screen.queryAllByRole('rowheader').map((head) => {
      const address = within(head).getByRole('link').getAttribute('href') ?? '';
      return [...sessions].find(([, session]) => address.includes(session))?.[0];
    });
  return {
    ...page,
    form,
    shown,
    seek: async (from: string, to: string) => {
      fireEvent.change(form.getByLabelText('Depuis'), { target: { value: from } });
      fireEvent.change(form.getByLabelText('Jusqu’à'), { target: { value: to } });
      await page.user.click(form.getByRole('button', { name: 'Chercher' }));
    },
  };
}

test('sessions are found by the time in which they were, on a clock in Paris and to the end of the last minute', async () => {
  const { seek, shown, form, user } = await openSearch();
  const [first, second, third] = MOMENTS;
  expect(shown()).toEqual([third, second, first]);
  await seek('2025-03-02T09:00', '');
  await waitFor(() => expect(shown()).toEqual([third, second]));
  await seek('2025-03-02T09:00', '2025-03-02T09:00');
  await waitFor(() => expect(shown()).toEqual([second]));
  await seek('', '2025-03-02T08:59');
  await waitFor(() => expect(shown()).toEqual([first]));
  await user.click(form.getByRole('button', { name: 'Tout effacer' }));
  await waitFor(() => expect(shown()).toEqual([third, second, first]));
});

test('a time that ends before it begins is said to be so, and nothing is searched for by it', async () => {
  const { seek, shown, form, calls } = await openSearch();
  const before = calls.length;
  await seek('2025-03-02T09:00', '2025-03-02T08:00');
  const field = form.getByLabelText('Jusqu’à');
  expect(field.getAttribute('aria-invalid')).toBe('true');
  expect(screen.getByText('La fin est avant le début.')).toBeTruthy();
  expect(calls).toHaveLength(before);
  expect(shown()).toHaveLength(3);
  fireEvent.change(field, { target: { value: '2025-03-02T10:00' } });
  expect(field.getAttribute('aria-invalid')).toBeNull();
});

test('a button shows the fields beside the code where they are hidden, and is not there while one of them is filled', async () => {
  const { form, user } = await openSearch();
  const more = () => form.queryByRole('button', { name: 'Autres critères' });
  expect(more()?.getAttribute('aria-expanded')).toBe('false');
  await user.click(more() ?? document.body);
  expect(more()?.getAttribute('aria-expanded')).toBe('true');
  await user.type(form.getByLabelText('Page'), '/cart');
  expect(more()).toBeNull();
});

test.each([
  ['in winter', '2026-01-15T10:00', '2026-01-15T09:00:00.000Z'],
  ['in summer', '2026-07-15T10:00', '2026-07-15T08:00:00.000Z'],
  ['with seconds', '2026-07-15T10:00:30', '2026-07-15T08:00:00.000Z'],
  ['that no calendar has', '2026-13-45T10:00', null],
  ['of a year beyond all others', '12026-01-15T10:00', null],
  ['that is not whole', '', null],
])('a time %s is what the server understands, or none', (_what, from, iso) => {
  expect(soughtTimes({ from, to: '' })).toEqual({ from: iso, to: null });
});
