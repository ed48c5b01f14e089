import type { ContentBlock } from '../../../../src/contract/content/contentDocument';
import { flexible, grid, section } from '../../../support/contents/layouts';
import { searchContents } from '../../../../src/server/features/content/contentSearch';
import { ContentIndex } from '../../../../src/server/features/content/contentStore';

const documentOf = (title: string, description: string, html: string) => ({
  kind: 'document' as const,
  contentKey: `MC${title.length}`,
  managedContentId: `20Y${title}`,
  publishedAt: 0,
  document: {
    kind: 'helpAnswer' as const,
    path: `/faq-hub/${encodeURIComponent(title)}`,
    title,
    description,
    picture: null,
    position: 0,
    blocks: [{ kind: 'text', html }] satisfies readonly ContentBlock[],
  },
});
const find = (term: string, ...documents: readonly ReturnType<typeof documentOf>[]) =>
  searchContents(new ContentIndex(1, documents, []), term).map(({ content, excerpt }) => ({
    title: content.document.title,
    excerpt,
  }));

it.each(['œufs', 'OEUF', 'cheval', 'chevaux', 'crèmes', 'creme', 'Crème œuf', 'oeufs, cheval'])(
  'a text with an egg, a horse and cream is found by %s',
  (term) => {
    const text = documentOf('Livrer', 'Ce qui se livre.', '<p>L’œuf du <em>cheval</em> à la crème.</p>');
    expect(find(term, text, documentOf('Payer', 'Ce qui se paie.', '<p>La carte.</p>'))).toEqual([
      { title: 'Livrer', excerpt: 'L’œuf du cheval à la crème.' },
    ]);
  },
);

it('a text is found inside of other blocks too', () => {
  const found = documentOf('Livrer', 'Ce qui se livre.', '');
  const blocks = [section([], [flexible({ kind: 'text', html: '<p>Au quai.</p>' })])];
  const inside = { ...found, document: { ...found.document, blocks } };
  expect(searchContents(new ContentIndex(1, [inside], []), 'quai').map(({ excerpt }) => excerpt)).toEqual(['Au quai.']);
});

it('what a grid shows only without items is not found, what it usually shows is [KIT-03]', () => {
  const found = documentOf('Livrer', 'Ce qui se livre.', '');
  const text = (words: string) => [{ kind: 'text', html: `<p>${words}</p>` }] as const;
  const blocks = [
    grid({ blocks: text('Au quai.'), pagination: text('La suite.'), empty: text('Néant.'), error: text('Panne.') }),
  ];
  const inside = { ...found, document: { ...found.document, blocks } };
  const count = (term: string) => searchContents(new ContentIndex(1, [inside], []), term).length;
  expect(['quai', 'suite', 'néant', 'panne'].map(count)).toEqual([1, 1, 0, 0]);
});

it('the title comes before the description, the description before the text, and else the order of the list decides', () => {
  const documents = [
    documentOf('Avant', 'Rien.', '<p>La facture est ici.</p>'),
    documentOf('Bien avant', 'De la facture.', '<p>Rien.</p>'),
    documentOf('La facture', 'Rien.', '<p>Rien.</p>'),
    documentOf('Une facture', 'Rien.', '<p>Rien.</p>'),
  ];
  expect(find('factures', ...documents).map(({ title }) => title)).toEqual([
    'La facture',
    'Une facture',
    'Bien avant',
    'Avant',
  ]);
});

it('of a long passage the part is shown in which the first word stands, cut between words', () => {
  const before = 'mot '.repeat(80);
  const [found] = find(
    'Œufs',
    documentOf('Livrer', 'Bref.', `<p>${before}un bœuf, un œuf ${'suite '.repeat(80)}.</p>`),
  );
  const excerpt = found?.excerpt ?? '';
  expect(excerpt).toMatch(/^… (?:mot )+un bœuf, un œuf (?:suite )+…$/);
  expect(excerpt.length).toBeLessThan(210);
});

it('the row of a table is the passage only where no sentence has a word of the search', () => {
  const found = documentOf('Régler', 'Bref.', '<p>La carte convient.</p>');
  const table = { kind: 'table', caption: 'Moyens', head: ['Moyen', 'Pour'], rows: [['Carte bon', 'Tous']] } as const;
  const both = { ...found, document: { ...found.document, blocks: [...found.document.blocks, table] } };
  const excerptFor = (term: string) => searchContents(new ContentIndex(1, [both], []), term)[0]?.excerpt;
  expect(excerptFor('carte bon')).toBe('La carte convient.');
  expect(excerptFor('bon')).toBe('Carte bon\u00a0· Tous');
});

it('a short sentence is quoted with the one before it, of which it speaks', () => {
  const text = documentOf('Payer', 'Bref.', '<p>Indiquez votre numéro de bon. Il figurera sur la facture.</p>');
  const excerpt = 'Indiquez votre numéro de bon. Il figurera sur la facture.';
  expect(find('facture', text)).toEqual([{ title: 'Payer', excerpt }]);
  expect(find('numero', text)).toEqual([{ title: 'Payer', excerpt: 'Indiquez votre numéro de bon.' }]);
});

it('three dots end a passage only where another sentence begins', () => {
  const text = documentOf(
    'Combien de jours ?',
    'Bref.',
    '<p>La ligne « Durée de vie : … jours au moins à la livraison ». Attendez… Puis la livraison du soir.</p>',
  );
  expect(find('jours livraison', text)).toEqual([
    { title: 'Combien de jours ?', excerpt: 'La ligne « Durée de vie : … jours au moins à la livraison ».' },
  ]);
  expect(find('livraison soir', text)).toEqual([
    { title: 'Combien de jours ?', excerpt: 'Puis la livraison du soir.' },
  ]);
});
