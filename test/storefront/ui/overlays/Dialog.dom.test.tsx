import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { Button } from '../../../../src/storefront/ui/controls/Button';
import { Dialog } from '../../../../src/storefront/ui/overlays/Dialog';

function Page({ autofocus = false }) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>Ouvrir</Button>
      <Dialog open={open} onClose={() => setOpen(false)} title="Vider le panier ?" closeLabel="Fermer">
        <p>Douze articles seront retirés.</p>
        <Button>Annuler</Button>
        <Button {...(autofocus && { 'data-autofocus': true })}>Vider</Button>
      </Dialog>
      <Button>Après</Button>
    </>
  );
}

const focusName = () => document.activeElement?.getAttribute('aria-label') ?? document.activeElement?.textContent;

describe('Dialog', () => {
  it('opens with a name and takes the focus, closed it is not there', async () => {
    render(<Page />);
    expect(screen.queryByRole('dialog')).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Ouvrir' }));
    const dialog = screen.getByRole('dialog', { name: 'Vider le panier ?' });
    expect(document.activeElement).toBe(dialog);
    expect(dialog.getAttribute('aria-modal')).toBe('true');
    // What keeps the page from scrolling.
    expect(document.documentElement.dataset['modal']).toBe('center');
  });

  it('keeps Tab and Shift+Tab inside', async () => {
    render(<Page />);
    await userEvent.click(screen.getByRole('button', { name: 'Ouvrir' }));
    const seen: unknown[] = [];
    for (let presses = 0; presses < 4; presses += 1) {
      await userEvent.tab();
      seen.push(focusName());
    }
    expect(seen).toEqual(['Fermer', 'Annuler', 'Vider', 'Fermer']);
    await userEvent.tab({ shift: true });
    expect(focusName()).toBe('Vider');
  });

  it('wraps backwards from the panel itself', async () => {
    render(<Page />);
    await userEvent.click(screen.getByRole('button', { name: 'Ouvrir' }));
    await userEvent.tab({ shift: true });
    expect(focusName()).toBe('Vider');
  });

  it.each([
    ['Escape', () => userEvent.keyboard('{Escape}')],
    ['its button', () => userEvent.click(screen.getByRole('button', { name: 'Fermer' }))],
  ])('closes by %s and gives the focus back', async (_way, close) => {
    render(<Page />);
    const opener = screen.getByRole('button', { name: 'Ouvrir' });
    await userEvent.click(opener);
    await close();
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(document.activeElement).toBe(opener);
    expect(document.documentElement.dataset['modal']).toBeUndefined();
  });

  it('closes by a press beside the panel, not by one on it', async () => {
    render(<Page />);
    await userEvent.click(screen.getByRole('button', { name: 'Ouvrir' }));
    await userEvent.click(screen.getByText('Douze articles seront retirés.'));
    const dialog = screen.getByRole('dialog');
    await userEvent.click(dialog.previousElementSibling ?? dialog);
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('starts at the element marked for it', async () => {
    render(<Page autofocus />);
    await userEvent.click(screen.getByRole('button', { name: 'Ouvrir' }));
    expect(focusName()).toBe('Vider');
  });
});
