import { act, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Toast } from '../../../../src/storefront/ui/feedback/Toast';
import { ToastRegion } from '../../../../src/storefront/ui/feedback/ToastRegion';

const callbacks = () => ({ onClose: jest.fn(), onPause: jest.fn(), onResume: jest.fn(), onLeft: jest.fn() });

const show = (
  calls: ReturnType<typeof callbacks>,
  props: { variant?: 'success' | 'error'; leaving?: boolean } = {},
) => (
  <ToastRegion label="Notifications">
    <Toast variant="success" variantLabel="Succès" label="Ajouté au panier" closeLabel="Fermer" {...calls} {...props} />
  </ToastRegion>
);

describe('Toast', () => {
  it('says its kind and its label, an error as an alert', () => {
    const { rerender } = render(show(callbacks()));
    expect(screen.getByRole('status').textContent).toBe('Succès : Ajouté au panier');
    rerender(show(callbacks(), { variant: 'error' }));
    expect(screen.getByRole('alert')).toBeTruthy();
  });

  it('is closed by its button', async () => {
    const calls = callbacks();
    render(show(calls));
    await userEvent.click(screen.getByRole('button', { name: 'Fermer' }));
    expect(calls.onClose).toHaveBeenCalledTimes(1);
  });

  it('pauses under the pointer and resumes when it leaves', async () => {
    const calls = callbacks();
    render(show(calls));
    await userEvent.hover(screen.getByText('Ajouté au panier'));
    expect(calls.onPause).toHaveBeenCalled();
    expect(calls.onResume).not.toHaveBeenCalled();
    await userEvent.unhover(screen.getByText('Ajouté au panier'));
    expect(calls.onResume).toHaveBeenCalledTimes(1);
  });

  it('stays paused while the focus is inside, even after the pointer has left', () => {
    const calls = callbacks();
    render(show(calls));
    act(() => screen.getByRole('button', { name: 'Fermer' }).focus());
    expect(calls.onPause).toHaveBeenCalled();
    fireEvent.pointerLeave(screen.getByRole('status'));
    expect(calls.onResume).not.toHaveBeenCalled();
    act(() => screen.getByRole('button', { name: 'Fermer' }).blur());
    expect(calls.onResume).toHaveBeenCalledTimes(1);
  });

  it('tells when it has faded out, and not when it has come in', () => {
    const calls = callbacks();
    const { rerender } = render(show(calls));
    fireEvent.animationEnd(screen.getByRole('status'));
    expect(calls.onLeft).not.toHaveBeenCalled();
    rerender(show(calls, { leaving: true }));
    fireEvent.animationEnd(screen.getByRole('status'));
    expect(calls.onLeft).toHaveBeenCalledTimes(1);
  });
});

describe('ToastRegion', () => {
  it('is a named live region before the first toast', () => {
    render(<ToastRegion label="Notifications" />);
    expect(screen.getByRole('region', { name: 'Notifications' }).getAttribute('aria-live')).toBe('polite');
  });
});
