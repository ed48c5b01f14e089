import { render, screen, within } from '@testing-library/react';
import { Picture } from '../../../../src/storefront/ui/layout/Picture';
import { srcSetOfWidths } from '../../../../src/storefront/ui/pictures/pictureSets';
import type { HeadingLevel } from '../../../../src/contract/values/validators';
import { Heading } from '../../../../src/storefront/ui/text/Heading';
import { Price } from '../../../../src/storefront/ui/text/Price';
import { tableStory } from '../../../../src/catalogue/stories/layout/tables/Table';
import { sayIn } from '../../../../src/catalogue/texts/say';

describe('Table', () => {
  it('keeps its rows, heads and row headers for assistive technology whatever its display', () => {
    const around = { say: sayIn('fr-FR'), caption: '', landmark: '' };
    render(tableStory.show({ ...tableStory.usual, caption: 'Panier', canRemove: true }, around));
    const table = screen.getByRole('table', { name: 'Panier' });
    expect(within(table).getAllByRole('columnheader')).toHaveLength(4);
    const row = within(table).getByRole('row', { name: /Lait demi-écrémé/ });
    expect(within(row).getByRole('rowheader').textContent).toContain('Lait demi-écrémé');
    expect(within(row).getAllByRole('cell')).toHaveLength(3);
    for (const role of ['table', 'row', 'columnheader', 'rowheader', 'cell']) {
      for (const element of screen.getAllByRole(role)) expect(element.getAttribute('role')).toBe(role);
    }
  });
});

describe('Picture', () => {
  const address = (width: number) => `/media/m1/${width}.avif`;

  it('waits until it comes near, unless it belongs to the first screen', () => {
    const source = { type: 'image/avif', srcSet: srcSetOfWidths(address) };
    const { rerender } = render(
      <Picture src="/a.svg" alt="Brique de lait" width={640} height={480} sources={[source]} sizes="50vw" />,
    );
    const image = screen.getByRole('img', { name: 'Brique de lait' });
    expect([image.getAttribute('loading'), image.getAttribute('fetchpriority')]).toEqual(['lazy', null]);
    expect(image.previousElementSibling?.getAttribute('sizes')).toBe('50vw');
    rerender(<Picture src="/a.svg" alt="Brique de lait" width={640} height={480} eager />);
    expect([image.getAttribute('loading'), image.getAttribute('fetchpriority')]).toEqual(['eager', 'high']);
  });
});

describe('Heading', () => {
  it('has its level, and the second for one that HTML has not [KIT-20]', () => {
    const levels = [1, 2, 3, 4, 5, 6, 0, 7, 1.5] as readonly HeadingLevel[];
    const { container } = render(
      levels.map((level) => (
        <Heading key={level} level={level}>
          Commandes
        </Heading>
      )),
    );
    expect([...container.children].map(({ tagName }) => tagName).join(' ')).toBe('H1 H2 H3 H4 H5 H6 H2 H2 H2');
  });
});

describe('Price', () => {
  it('reads as one sentence that says which price is the old one', () => {
    const { container } = render(
      <Price
        amount="13,90 €"
        tax="HT"
        unit="la pièce"
        measure="6,95 € / kg"
        oldAmount="14,60 €"
        oldLabel="Ancien prix :"
      />,
    );
    expect(container.textContent).toBe('Ancien prix : 14,60 € 13,90 € HT la pièce 6,95 € / kg');
    expect(container.querySelector('s')?.textContent).toBe('14,60 €');
  });
});
