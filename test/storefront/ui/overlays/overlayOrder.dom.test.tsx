import { render } from '@testing-library/react';
import { Dialog } from '../../../../src/storefront/ui/overlays/Dialog';

const window = (title: string) => (
  <Dialog key={title} open onClose={() => undefined} title={title} closeLabel="Fermer">
    {title}
  </Dialog>
);

/** The layers of all open overlays, by title. */
const layers = () =>
  new Map(
    [...document.querySelectorAll<HTMLElement>('[data-overlay]')].map((overlay) => [
      overlay.querySelector('h2')?.textContent,
      getComputedStyle(overlay).zIndex.replace(
        /var\(--overlay-order, ?0\)/,
        overlay.style.getPropertyValue('--overlay-order'),
      ),
    ]),
  );
const layer = (order: number) => `calc(var(--overlay-base) + ${order} * 2)`;

it('overlays lie above one another in steps of 2 in the order of opening, wherever they stand on the page [KIT-09]', () => {
  const page = render([window('Panier')]);
  expect(layers()).toEqual(new Map([['Panier', layer(0)]]));
  // The second one to open comes first in the document.
  page.rerender([window('Cookies'), window('Panier')]);
  expect(layers()).toEqual(
    new Map([
      ['Cookies', layer(1)],
      ['Panier', layer(0)],
    ]),
  );
  page.rerender([window('Cookies')]);
  page.rerender([window('Cookies'), window('Compte')]);
  expect(layers()).toEqual(
    new Map([
      ['Cookies', layer(1)],
      ['Compte', layer(2)],
    ]),
  );
  page.rerender([]);
  page.rerender([window('Panier')]);
  expect(layers()).toEqual(new Map([['Panier', layer(0)]]));
});
