import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import Truck from 'lucide-react/icons/truck';
import { Button } from '../../../../src/storefront/ui/controls/Button';
import { ButtonLink } from '../../../../src/storefront/ui/controls/ButtonLink';
import { Icon } from '../../../../src/storefront/ui/controls/Icon';
import { IconButton } from '../../../../src/storefront/ui/controls/IconButton';
import { UiLinkContext, type UiLinkProps } from '../../../../src/storefront/ui/controls/Link';

describe('Button', () => {
  it('is pressed by pointer, Enter and Space, and submits nothing by itself', async () => {
    const press = jest.fn();
    const submit = jest.fn();
    render(
      <form onSubmit={submit}>
        <Button onClick={press}>Ajouter</Button>
      </form>,
    );
    await userEvent.click(screen.getByRole('button', { name: 'Ajouter' }));
    await userEvent.keyboard('{Enter} ');
    expect(press).toHaveBeenCalledTimes(3);
    expect(submit).not.toHaveBeenCalled();
  });

  it('ignores presses and submits while busy, keeps the focus and announces what it does', async () => {
    const press = jest.fn();
    const submit = jest.fn((event: { preventDefault: () => void }) => event.preventDefault());
    const show = (busy: boolean) => (
      <form onSubmit={submit}>
        <input aria-label="Code" />
        <Button type="submit" busy={busy} busyLabel="Ajout en cours" onClick={press}>
          Ajouter
        </Button>
      </form>
    );
    const { rerender } = render(show(false));
    const button = screen.getByRole('button', { name: 'Ajouter' });
    button.focus();
    expect(screen.getByRole('status').textContent).toBe('');
    rerender(show(true));
    expect(screen.getByRole('status').textContent).toBe('Ajout en cours');
    await userEvent.click(button);
    await userEvent.type(screen.getByRole('textbox'), 'x{Enter}');
    expect(press).not.toHaveBeenCalled();
    expect(submit).not.toHaveBeenCalled();
    button.focus();
    expect(document.activeElement).toBe(button);
    expect(button.getAttribute('aria-busy')).toBe('true');
    rerender(show(false));
    await userEvent.click(button);
    expect(submit).toHaveBeenCalledTimes(1);
  });
});

describe('the type of a button', () => {
  it.each([
    [undefined, 'button'],
    ['button', 'button'],
    ['reset', 'reset'],
    ['submit', 'submit'],
    ['menu' as 'button', 'button'],
  ] as const)('%s is %s [KIT-14]', (type, expected) => {
    render(
      <>
        <Button type={type}>Ajouter</Button>
        <IconButton type={type} icon={Truck} label="Livraison" />
      </>,
    );
    expect(screen.getAllByRole('button').map((button) => button.getAttribute('type'))).toEqual([expected, expected]);
  });
});

describe('ButtonLink', () => {
  it('is a link rendered by the link of the application', () => {
    const RouterLink = ({ children, ...rest }: UiLinkProps) => (
      <a data-router {...rest}>
        {children}
      </a>
    );
    render(
      <UiLinkContext value={RouterLink}>
        <ButtonLink href="/cart">Voir le panier</ButtonLink>
      </UiLinkContext>,
    );
    const link = screen.getByRole('link', { name: 'Voir le panier' });
    expect(link.getAttribute('href')).toBe('/cart');
    expect(link.hasAttribute('data-router')).toBe(true);
  });
});

describe('IconButton and Icon', () => {
  it('names a button that shows only an icon, whose drawing stays silent', () => {
    render(<IconButton icon={Truck} label="Livraison" />);
    expect(screen.getByRole('button', { name: 'Livraison' })).toBeTruthy();
    expect(screen.queryByRole('img')).toBeNull();
  });

  it('keeps the place of an icon that does not exist', () => {
    const { container } = render(<Icon icon={undefined} size="small" />);
    const box = container.firstElementChild;
    expect(box && getComputedStyle(box).width).toBe('20px');
  });
});
