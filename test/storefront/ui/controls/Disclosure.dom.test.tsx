import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Disclosure } from '../../../../src/storefront/ui/controls/Disclosure';

it('a disclosure draws its own summary, not those of what it holds', () => {
  render(
    <Disclosure summary="Ligne entière">
      <details>
        <summary>Une valeur</summary>
      </details>
    </Disclosure>,
  );
  const height = (text: string) => getComputedStyle(screen.getByText(text)).minHeight;
  expect([height('Ligne entière'), height('Une valeur')]).toEqual(['3rem', '']);
});

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
