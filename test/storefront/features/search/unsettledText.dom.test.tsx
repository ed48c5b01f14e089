import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { SEARCH_DEBOUNCE_MS } from '../../../../src/contract/constants';
import { selectSearch } from '../../../../src/storefront/features/search/searchSlice';
import { plain } from '../../../support/plain';
import type { TestServer } from '../../../support/server/testServer';
import { openWatchedShop } from '../../../support/storefront/openWatchedShop';
import { startShopServer } from '../../../support/storefront/startShopServer';

let server: TestServer;
beforeAll(async () => {
  // jsdom has no layout, and so no `scrollIntoView`.
  Element.prototype.scrollIntoView = () => undefined;
  server = await startShopServer();
});
afterAll(() => server.close());
afterEach(() => jest.useRealTimers());

const box = () => screen.getByRole<HTMLInputElement>('combobox', { name: 'Rechercher un terme' });
const rows = () =>
  screen.queryAllByRole('option').map((row) => ({
    text: plain(row.textContent),
    beyond: row.querySelector('strong')?.textContent ?? '',
    isHighlighted: row.getAttribute('aria-selected'),
  }));

/** A whole value of each kind that the guard against personal texts recognises; the first letters alone pass it. */
const marks = [
  'marqueuse.dupont@exemple-marque.fr',
  '4970107111111119',
  'FR1420041010050500013M02606',
  '06 98 71 53 20',
] as const;
/** The shortest beginning looked for: any longer beginning of a value contains it. */
const beginnings = marks.map((value) => value.slice(0, 6));

it.each(marks)(
  '%s is in no state, action, recording or log at any key, though the shopper pauses after each [REP-07]',
  async (value) => {
    const { store, calls, settled, holdersOf, replay } = await openWatchedShop(server, '/');
    expect(holdersOf(beginnings)).toEqual([]);
    jest.useFakeTimers({ doNotFake: ['setImmediate', 'nextTick', 'queueMicrotask'] });
    const user = userEvent.setup({ delay: null });
    await user.click(box());
    for (const letter of value) {
      await user.keyboard(letter);
      await act(() => jest.advanceTimersByTimeAsync(SEARCH_DEBOUNCE_MS));
    }
    await user.keyboard('{Enter}');
    await settled();
    expect(box().value).toBe(value);
    expect(selectSearch(store.getState())).toMatchObject({ refused: true });
    expect(holdersOf(beginnings)).toEqual([]);
    // Suggestions were requested while the text did not look personal yet, and never for the whole value.
    const asked = calls.filter((call) => call.includes('searchTerm=')).map((call) => decodeURIComponent(call));
    expect(asked.some((call) => call.includes(`searchTerm=${value.slice(0, 6).trim()}`))).toBe(true);
    expect(asked.some((call) => call.includes(value))).toBe(false);
    jest.useRealTimers();
    expect(replay()).toEqual({ diverging: 0, problems: [] });
    expect(box().value).toBe('•••');
  },
);

it('a replay shows the same list, with what goes beyond the typed letters, and a mask for these [REP-07]', async () => {
  const { user, holdersOf, replay } = await openWatchedShop(server, '/');
  await user.type(box(), 'beurr');
  await waitFor(() => expect(rows().length).toBeGreaterThan(2));
  await user.keyboard('{ArrowDown}{ArrowDown}');
  const shown = rows();
  expect(shown.map(({ beyond }) => beyond)).toContain('e de tourage');
  expect(shown[1]?.isHighlighted).toBe('true');
  expect(holdersOf(['"beurr"', 'beurr ', 'searchTerm=beurr'])).toEqual([]);
  expect(replay()).toEqual({ diverging: 0, problems: [] });
  expect(rows()).toEqual([{ ...shown[0], text: 'Rechercher « ••• »' }, ...shown.slice(1)]);
  expect(box().value).toBe('•••');
});

it('the term is open from the moment in which it is searched for [SRC-04]', async () => {
  const { user, store, holdersOf, address, settled } = await openWatchedShop(server, '/');
  await user.type(box(), 'levure zz');
  await settled();
  expect(holdersOf(['levure zz'])).toEqual([]);
  await user.keyboard('{Enter}');
  await waitFor(() => expect(address()).toBe('/search?term=levure%20zz'));
  expect(holdersOf(['levure zz'])).toContain('levure zz in state or action');
  expect(selectSearch(store.getState()).term).toBeNull();
  expect(box().value).toBe('levure zz');
});
