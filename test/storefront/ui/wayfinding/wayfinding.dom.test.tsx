import { render, screen } from '@testing-library/react';
import { categoryReference, namedPage } from '../../../../src/contract/pages/references';
import { Breadcrumb } from '../../../../src/storefront/ui/wayfinding/Breadcrumb';
import { Pagination } from '../../../../src/storefront/ui/wayfinding/Pagination';
import { shownPages } from '../../../../src/storefront/ui/wayfinding/shownPages';

const labels = {
  navigation: 'Pages',
  previous: 'Page précédente',
  next: 'Page suivante',
  page: (page: number) => `Page ${page}`,
};
const hrefOf = (page: number) => `?page=${page}`;

describe('Pagination', () => {
  it('links to the neighbours, marks the current page and reaches both ends', () => {
    render(<Pagination page={4} pages={12} hrefOf={hrefOf} labels={labels} />);
    const names = screen.getAllByRole('link').map((link) => link.getAttribute('aria-label'));
    expect(names).toEqual([
      'Page précédente',
      'Page 1',
      'Page 2',
      'Page 3',
      'Page 4',
      'Page 5',
      'Page 12',
      'Page suivante',
    ]);
    expect(screen.getByRole('link', { name: 'Page suivante' }).getAttribute('href')).toBe('?page=5');
    expect(screen.getByRole('link', { current: 'page' }).getAttribute('aria-label')).toBe('Page 4');
  });

  it('offers no page before the first or after the last, and nothing for a single one', () => {
    const { rerender, container } = render(<Pagination page={1} pages={2} hrefOf={hrefOf} labels={labels} />);
    expect(screen.queryByRole('link', { name: 'Page précédente' })).toBeNull();
    rerender(<Pagination page={2} pages={2} hrefOf={hrefOf} labels={labels} />);
    expect(screen.queryByRole('link', { name: 'Page suivante' })).toBeNull();
    rerender(<Pagination page={1} pages={1} hrefOf={hrefOf} labels={labels} />);
    expect(container.textContent).toBe('');
  });

  it.each([
    [1, 1, [1]],
    [1, 5, [1, 2, undefined, 5]],
    [3, 5, [1, 2, 3, 4, 5]],
    [6, 12, [1, undefined, 5, 6, 7, undefined, 12]],
    [12, 12, [1, undefined, 11, 12]],
  ])('shows around page %d of %d', (page, pages, shown) => {
    expect(shownPages(page, pages)).toEqual(shown);
  });
});

describe('Breadcrumb', () => {
  it('links every step but this page by its page reference; one that leads nowhere is its label [LNK-04] [LNK-06]', () => {
    render(
      <Breadcrumb
        label="Fil d'Ariane"
        items={[
          { label: 'Accueil', reference: namedPage('Home') },
          { label: 'Beurres', reference: categoryReference({ urlName: 'beurres', id: '' }) },
          { label: 'Fromages', reference: categoryReference({ urlName: 'fromages', id: '0ZG2' }) },
          { label: 'Sans nom', reference: categoryReference({ urlName: null, id: '0ZG3' }) },
          { label: 'Nulle part', reference: { type: 'comm__namedPage', attributes: { name: 'constructor' } } },
          { label: 'Tourage', reference: namedPage('Home') },
        ]}
      />,
    );
    expect(screen.getByRole('navigation', { name: "Fil d'Ariane" })).toBeTruthy();
    expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
      '/',
      '/category/beurres',
      '/category/fromages/0ZG2',
      '/category/0ZG3/0ZG3',
    ]);
    expect(screen.getByText('Nulle part').getAttribute('aria-current')).toBeNull();
    expect(screen.getByText('Tourage').getAttribute('aria-current')).toBe('page');
  });
});
