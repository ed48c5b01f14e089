import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Disclosure } from '../../../../src/storefront/ui/controls/Disclosure';

it('a disclosure with an owner opens only when the owner says so', async () => {
  const toggled = jest.fn();
  const show = (open: boolean) => (
    <Disclosure summary="Allergènes" open={open} onToggle={toggled}>
      Contient du lait.
    </Disclosure>
  );
  const { rerender } = render(show(false));
  const details = screen.getByRole('group');
  await userEvent.click(screen.getByText('Allergènes'));
  expect(toggled).toHaveBeenLastCalledWith(true);
  expect(details.hasAttribute('open')).toBe(false);
  rerender(show(true));
  expect(details.hasAttribute('open')).toBe(true);
  await userEvent.click(screen.getByText('Allergènes'));
  expect(toggled).toHaveBeenLastCalledWith(false);
});
