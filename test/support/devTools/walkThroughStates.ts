import { screen, waitFor, within } from '@testing-library/react';
import { selectQueue } from '../../../src/storefront/features/notices';
import { waitUntil } from '../waitUntil';
import { devTools } from './devToolsInWindow';
import type { openDevelopedShop } from './openDevelopedShop';

type DevelopedShop = Awaited<ReturnType<typeof openDevelopedShop>>;

/** A moment of a walk: the index of its state in DevTools, and what the page showed. */
export interface Moment {
  readonly name: string;
  readonly index: number;
  readonly seen: string;
}

function first<T>(found: readonly T[]): T {
  const [one] = found;
  if (one === undefined) throw new Error('It is not on the page.');
  return one;
}

const inFooter = () => within(screen.getByRole('contentinfo'));

/**
 * A guest's session through everything that a state can show: location, menu panel and its drilldown, the search text
 * and its highlighted suggestion, toast, mini cart, a modal, the draft of a form, the late slices of another page.
 */
export async function walkThroughStates({
  store,
  user,
  settled,
  seen,
  refuse,
  calls,
}: DevelopedShop): Promise<readonly Moment[]> {
  const moments: Moment[] = [];
  const step = async (name: string, act: () => Promise<unknown> = () => Promise.resolve()) => {
    await act();
    await settled();
    moments.push({ name, index: devTools().getState().currentStateIndex, seen: seen() });
  };
  await step('home');
  await step('menu', () => user.click(screen.getByRole('link', { name: 'Menu' })));
  const branches = () => screen.getAllByRole('button', { name: 'Tous les produits', hidden: true });
  await step('drilldown', () => user.click(branches().at(-1) ?? first([])));
  await step('menu closed', () => user.click(screen.getByRole('button', { name: 'Fermer le menu', hidden: true })));
  await step('searched', async () => {
    await user.type(screen.getByRole('combobox'), 'beur');
    await screen.findAllByRole('option');
  });
  await step('highlighted', () => user.keyboard('{ArrowDown}{ArrowDown}'));
  await step('found', () => user.keyboard('{Enter}'));
  await step('mini cart', () => user.click(first(screen.getAllByRole('button', { name: /^Ajouter au panier/ }))));
  refuse(/POST .*cart-items/);
  await step('toast', () =>
    user.click(first(screen.getAllByRole('button', { name: /^Ajouter au panier/, hidden: true }))),
  );
  refuse(undefined);
  await step('toast closed', async () => {
    // By itself the toast would close at a moment that depends on how busy the machine is, at worst after the walk.
    const toasts = within(screen.getByRole('region', { name: 'Notifications', hidden: true }));
    const [close] = toasts.queryAllByRole('button', { name: 'Fermer', hidden: true });
    if (close) await user.click(close);
    await waitFor(() => expect(selectQueue(store.getState())).toEqual([]));
  });
  await step('cart', () =>
    user.click(first(screen.getAllByRole('link', { name: /^Voir le panier|Mon panier/, hidden: true }))),
  );
  await step('draft', async () => {
    await user.click(inFooter().getByRole('link', { name: 'Devenir client' }));
    await settled();
    await user.type(screen.getByRole('textbox', { name: /^Raison sociale/ }), 'Fournil');
    // The typed text is committed to the state when the field is left.
    await user.tab();
  });
  await step('modal', async () => {
    await user.click(inFooter().getByText('Gérer mes cookies'));
    // A link has the focus, so that its page is prefetched.
    await waitUntil('the prefetched page', () => calls.some((call) => call.includes('politique-cookies')));
  });
  return moments;
}
