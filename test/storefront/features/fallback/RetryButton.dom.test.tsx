import { act, render, screen } from '@testing-library/react';
import { FailureText, RetryButton } from '../../../../src/storefront/features/fallback/retry/late';
import { Dialog } from '../../../../src/storefront/ui/overlays/Dialog';

const noop = () => undefined;
const retry = (busy = false, onRetry = noop) => (
  <RetryButton busy={busy} onRetry={onRetry}>
    Réessayer
  </RetryButton>
);
const button = () => screen.getByRole('button', { name: 'Réessayer' });

it('stays with its focus while the read is repeated, and repeats it no second time', () => {
  const onRetry = jest.fn();
  const view = render(retry(false, onRetry));
  const before = button();
  before.focus();
  before.click();
  view.rerender(retry(true, onRetry));
  button().click();
  expect([document.activeElement, button()]).toEqual([before, before]);
  expect(before.getAttribute('aria-busy')).toBe('true');
  expect(onRetry).toHaveBeenCalledTimes(1);
});

it('passes its focus to the last heading before it when what it stands for has come', () => {
  const page = (has: boolean) => (
    <main>
      <h1 tabIndex={-1}>Commande</h1>
      <h2 tabIndex={-1}>Livraison</h2>
      <h3>Adresse</h3>
      {has ? <p>12 rue du Port</p> : retry()}
      <h2 tabIndex={-1}>Paiement</h2>
    </main>
  );
  const view = render(page(false));
  button().focus();
  view.rerender(page(true));
  expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Livraison' }));
});

it('passes its focus to the dialog that it stands in', () => {
  const page = (has: boolean) => (
    <>
      <h1 tabIndex={-1}>Boutique</h1>
      <Dialog open title="Mon panier" closeLabel="Fermer" onClose={noop}>
        {has ? <p>12 produits</p> : retry()}
      </Dialog>
    </>
  );
  const view = render(page(false));
  button().focus();
  view.rerender(page(true));
  expect(document.activeElement).toBe(screen.getByRole('dialog'));
});

it('passes its focus to the heading of the page that comes in its place', async () => {
  const view = render(<main>{retry()}</main>);
  button().focus();
  view.rerender(
    <main>
      <h1 tabIndex={-1}>Beurres</h1>
    </main>,
  );
  await act(() => Promise.resolve());
  expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Beurres' }));
});

it('passes its focus to the page’s heading if the heading before it goes, too', async () => {
  const page = (has: boolean) => (
    <main>
      <h1 tabIndex={-1}>Paiement</h1>
      {!has && (
        <section>
          <h2 tabIndex={-1}>Livraison</h2>
          {retry()}
        </section>
      )}
    </main>
  );
  const view = render(page(false));
  button().focus();
  view.rerender(page(true));
  await act(() => Promise.resolve());
  expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Paiement' }));
});

it('leaves a focus elsewhere alone', async () => {
  const page = (has: boolean) => (
    <main>
      <h1 tabIndex={-1}>Commande</h1>
      <input aria-label="Recherche" />
      {!has && retry()}
    </main>
  );
  const view = render(page(false));
  screen.getByRole('textbox').focus();
  view.rerender(page(true));
  await act(() => Promise.resolve());
  expect(document.activeElement).toBe(screen.getByRole('textbox'));
});

it('each repeat that fails is announced anew, by another element; the first failure only where it is to be', () => {
  const text = (busy: boolean, announced = false) => (
    <FailureText busy={busy} announced={announced}>
      Vos adresses ne s’affichent pas.
    </FailureText>
  );
  const view = render(text(false));
  expect(screen.queryByRole('alert')).toBeNull();
  view.rerender(text(false, true));
  const first = screen.getByRole('alert');
  view.rerender(text(true));
  expect(screen.queryByRole('alert')).toBeNull();
  view.rerender(text(false));
  const second = screen.getByRole('alert');
  expect(second).not.toBe(first);
  view.rerender(text(true));
  view.rerender(text(false));
  expect(screen.getByRole('alert')).not.toBe(second);
});
