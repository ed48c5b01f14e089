import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import Truck from 'lucide-react/icons/truck';
import { IconButton } from '../../../../src/storefront/ui/controls/IconButton';
import { Toast } from '../../../../src/storefront/ui/feedback/Toast';
import { ToastRegion } from '../../../../src/storefront/ui/feedback/ToastRegion';
import { Tooltips } from '../../../../src/storefront/ui/overlays/Tooltips';

/** Pending timers: the delay in milliseconds, and the callback. */
let later: { readonly ms: number; readonly work: () => void; isCancelled: boolean }[];
function after(ms: number, work: () => void) {
  const entry = { ms, work, isCancelled: false };
  later.push(entry);
  return () => {
    entry.isCancelled = true;
  };
}

beforeEach(() => {
  later = [];
});

const tip = () => document.querySelector<HTMLElement>('[data-tip]');
const open = () =>
  render(
    <>
      <IconButton icon={Truck} label="Livraison" />
      <IconButton icon={Truck} label="Retour" />
      <p>Texte</p>
      <Tooltips after={after} />
    </>,
  );
const button = (name: string) => screen.getByRole('button', { name });

it('names an icon-only button under the pointer, stays while the pointer is on it, and goes with it [KIT-15]', async () => {
  open();
  const user = userEvent.setup();
  expect(tip()).toBeNull();
  await user.hover(button('Livraison'));
  expect(tip()?.textContent).toBe('Livraison');
  await user.hover(tip()?.firstElementChild as Element);
  expect(tip()?.textContent).toBe('Livraison');
  await user.hover(button('Retour'));
  expect(tip()?.textContent).toBe('Retour');
  await user.hover(screen.getByText('Texte'));
  expect(tip()).toBeNull();
});

it('follows the keyboard’s focus; Escape and a press end it, and what comes under a resting pointer has none [KIT-15]', async () => {
  open();
  const user = userEvent.setup();
  await user.tab();
  expect(tip()?.textContent).toBe('Livraison');
  await user.keyboard('{Escape}');
  expect([tip(), document.activeElement]).toEqual([null, button('Livraison')]);
  await user.tab();
  expect(tip()?.textContent).toBe('Retour');
  await user.keyboard('{Enter}');
  expect(tip()).toBeNull();
  const point = (name: string, clientX: number, keys = '') =>
    user.pointer({ target: button(name), coords: { clientX, clientY: 5 }, ...(keys && { keys }) });
  await point('Livraison', 5);
  expect(tip()?.textContent).toBe('Livraison');
  await point('Livraison', 5, '[MouseLeft]');
  expect(tip()).toBeNull();
  await point('Retour', 5);
  expect(tip()).toBeNull();
  await point('Retour', 6);
  expect(tip()?.textContent).toBe('Retour');
});

it('says again what a label that is cut off says, and nothing of one that is whole [KIT-15]', async () => {
  render(
    <>
      <a href="/entier" data-tooltip>
        <span>Entier</span>
      </a>
      <a href="/coupe" data-tooltip>
        <strong>Marie</strong>
        <small>Boulangerie du port</small>
      </a>
      <a href="/deux-lignes" data-tooltip>
        <small>Hôtels de la Falaise et du Port</small>
      </a>
      <Tooltips after={after} />
    </>,
  );
  const widths = (element: Element, clientWidth: number, scrollWidth: number) =>
    Object.defineProperties(element, { clientWidth: { value: clientWidth }, scrollWidth: { value: scrollWidth } });
  widths(screen.getByText('Entier'), 80, 80);
  widths(screen.getByText('Boulangerie du port'), 80, 140);
  const lines = screen.getByText('Hôtels de la Falaise et du Port');
  widths(lines, 80, 80);
  lines.style.setProperty('-webkit-line-clamp', '2');
  Object.defineProperties(lines, { clientHeight: { value: 30 }, scrollHeight: { value: 45 } });
  await userEvent.hover(screen.getByText('Entier'));
  expect(tip()).toBeNull();
  await userEvent.hover(screen.getByText('Marie'));
  expect(tip()?.textContent).toBe('Marie Boulangerie du port');
  await userEvent.hover(lines);
  expect(tip()?.textContent).toBe('Hôtels de la Falaise et du Port');
});

it('is hidden from assistive technology, which has the name already, and stands outside of the page’s root', async () => {
  const { container } = open();
  await userEvent.hover(button('Livraison'));
  expect([tip()?.getAttribute('aria-hidden'), container.contains(tip())]).toEqual(['true', false]);
});

it('is at least 75 px wide and 1.875rem high, and placed once more after 10 ms [KIT-15]', async () => {
  open();
  await userEvent.hover(button('Livraison'));
  const { minWidth, minHeight } = getComputedStyle(tip() as HTMLElement);
  expect([minWidth, minHeight, later.map(({ ms }) => ms)]).toEqual(['75px', '1.875rem', [10]]);
  // Then the anchor of the tooltip moves, because a font or a picture has loaded.
  button('Livraison').getBoundingClientRect = () => ({ left: 300, top: 200, width: 44, height: 44 }) as DOMRect;
  act(() => later[0]?.work());
  expect([tip()?.style.left, tip()?.style.top]).toEqual(['0px', '200px']);
  await userEvent.hover(screen.getByText('Texte'));
  expect(later.map(({ isCancelled }) => isCancelled)).toEqual([true]);
});

it('shrinks where the window has too little room for it, to no less than 36 px [KIT-15]', async () => {
  const heights = [
    jest.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(200),
    jest.spyOn(Element.prototype, 'clientHeight', 'get').mockReturnValue(300),
  ];
  try {
    open();
    const anchor = button('Livraison');
    const anchoredAt = (top: number, height: number) => {
      anchor.getBoundingClientRect = () => ({ left: 150, top, width: 44, height }) as DOMRect;
      act(() => void window.dispatchEvent(new Event('resize')));
      return [tip()?.style.top, tip()?.style.maxHeight];
    };
    await userEvent.hover(anchor);
    expect(anchoredAt(250, 44)).toEqual(['50px', '200px']);
    expect(anchoredAt(150, 44)).toEqual(['16px', '134px']);
    expect(anchoredAt(20, 270)).toEqual(['290px', '36px']);
  } finally {
    heights.forEach((height) => height.mockRestore());
  }
});

it('goes when what it explains leaves the page', async () => {
  const { rerender } = open();
  await userEvent.hover(button('Livraison'));
  rerender(<Tooltips after={after} />);
  await waitFor(() => expect(tip()).toBeNull());
});

it('of a toast lies above all toasts, any other in the order of overlays', async () => {
  render(
    <>
      <IconButton icon={Truck} label="Livraison" />
      <ToastRegion label="Notifications">
        <Toast variant="info" variantLabel="Information" label="Panier" closeLabel="Fermer" onClose={() => undefined} />
      </ToastRegion>
      <Tooltips after={after} />
    </>,
  );
  const user = userEvent.setup();
  const layer = () => getComputedStyle(tip() ?? document.body).zIndex;
  await user.hover(button('Livraison'));
  expect(layer()).toContain('var(--overlay-base)');
  await user.hover(button('Fermer'));
  expect(layer()).toMatch(/^calc\((10000|var\(--layer-toast\)) \+ 2\)$/);
});
