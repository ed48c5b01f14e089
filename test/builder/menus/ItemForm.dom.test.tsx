import { screen } from '@testing-library/react';
import { descriptionOf, item, MENU, openEditor, siteWith, valueOf } from '../../support/builder/openEditor';

const row = (name: string | RegExp) => screen.getByRole('treeitem', { name });

describe('the selected item', () => {
  const choose = (name: string) => screen.getByRole('combobox', { name });
  const first = (edited: ReturnType<typeof openEditor>['edited']) => edited().menus[MENU]?.[0];

  it('asks for what its type needs, says what is wrong and what the shop makes of it; going back brings back what was typed', async () => {
    const { user, edited, problems, undo } = openEditor('menus', siteWith([item('Beurres')]));
    await user.click(row('Beurres'));
    expect(screen.queryByRole('textbox', { name: 'Adresse' })).toBeNull();
    await user.selectOptions(choose('Type d’élément'), 'Lien vers une page de la boutique');
    const address = screen.getByRole('textbox', { name: 'Adresse' });
    expect(descriptionOf(address)).toMatch(/ne mène nulle part/);
    await user.type(address, 'javascript:alert(1)');
    expect(descriptionOf(address)).toMatch(/ne peut pas être suivie/);
    await user.clear(address);
    await user.type(address, '/category/beurres/0ZG000000000001');
    expect(problems()).toEqual({});
    expect(screen.getByText(/mène à \/category\/beurres/)).toBeTruthy();
    await user.selectOptions(choose('Ouverture'), 'Dans une nouvelle fenêtre');
    await user.type(screen.getByRole('textbox', { name: 'Adresse de l’image' }), '/media/beurre.jpg');
    expect(first(edited)).toMatchObject({ target: 'NewWindow', imageUrl: '/media/beurre.jpg' });
    await user.selectOptions(choose('Type d’élément'), 'Intitulé sans lien');
    expect(screen.queryByRole('textbox', { name: 'Adresse' })).toBeNull();
    expect(first(edited)).toMatchObject({ actionType: 'MenuLabel', actionValue: null });
    undo();
    expect(valueOf(await screen.findByRole('textbox', { name: 'Adresse' }))).toBe('/category/beurres/0ZG000000000001');
    await user.selectOptions(choose('Type d’élément'), 'Fenêtre de la boutique');
    expect(first(edited)).toMatchObject({ actionType: 'Modal', actionValue: 'AccountSelection' });
    expect(screen.getByText(/n’est pas montré dans ce menu/)).toBeTruthy();
  });

  it('is reached by a button below the tree, which puts the focus into its first field', async () => {
    const { user } = openEditor('menus', siteWith([item('Beurres')]));
    expect(screen.queryByRole('button', { name: 'Modifier cet élément' })).toBeNull();
    await user.click(row('Beurres'));
    await user.click(screen.getByRole('button', { name: 'Modifier cet élément' }));
    expect(document.activeElement).toBe(screen.getByRole('textbox', { name: 'Libellé' }));
  });

  it('leads to a page by reference: each kind asks for its own, and an incomplete one is reported', async () => {
    const start = item('Beurres', [], { actionType: 'InternalLink', actionValue: '/x' });
    const { user, edited, problems } = openEditor('menus', siteWith([start]));
    await user.click(row('Beurres'));
    const reference = () => first(edited)?.pageReference;
    await user.selectOptions(choose('Destination'), 'Un rayon');
    const id = screen.getByRole('textbox', { name: 'Identifiant du rayon' });
    expect(descriptionOf(id)).toMatch(/pas assez précisée/);
    await user.type(id, '0ZG1');
    await user.type(screen.getByRole('textbox', { name: 'Nom dans l’adresse' }), 'beurres');
    expect(first(edited)?.actionValue).toBeNull();
    expect(reference()?.attributes).toEqual({ objectApiName: 'ProductCategory', recordId: '0ZG1', urlPath: 'beurres' });
    expect(screen.getByText(/mène à \/category\/beurres\/0ZG1/)).toBeTruthy();
    await user.selectOptions(choose('Destination'), 'Un produit');
    await user.type(screen.getByRole('textbox', { name: 'Identifiant du produit' }), '01t1');
    expect(screen.getByText(/mène à \/product\/01t1\/01t1/)).toBeTruthy();
    await user.selectOptions(choose('Destination'), 'Une page nommée');
    await user.selectOptions(choose('Page'), 'Panier');
    expect(screen.getByText(/mène à \/cart/)).toBeTruthy();
    await user.selectOptions(choose('Destination'), 'La page de recherche');
    await user.type(screen.getByRole('textbox', { name: 'Termes recherchés' }), 'café');
    expect(screen.getByText(/mène à \/search\?term=caf%C3%A9/)).toBeTruthy();
    await user.selectOptions(choose('Destination'), 'Une page web (référence)');
    await user.type(screen.getByRole('textbox', { name: 'Adresse' }), 'ftp://x');
    expect(descriptionOf(screen.getByRole('textbox', { name: 'Adresse' }))).toMatch(/ne peut pas être suivie/);
    expect(Object.keys(problems())).toEqual([`menus.${MENU}.0.pageReference.attributes.url`]);
    await user.selectOptions(choose('Destination'), 'Une adresse');
    expect(reference()).toBeNull();
  });

  it('tells at its field that the shop has no page of a name, and offers those that it has [LNK-04] [LNK-05]', async () => {
    const pageReference = { type: 'comm__namedPage', attributes: { name: 'constructor' } };
    const start = item('Beurres', [], { actionType: 'InternalLink', actionValue: null, pageReference });
    const { user, edited, problems } = openEditor('menus', siteWith([start]));
    await user.click(row(/^Beurres/));
    expect(descriptionOf(choose('Page'))).toMatch(/n’existe pas dans la boutique/);
    expect(Object.keys(problems())).toEqual([`menus.${MENU}.0.pageReference.attributes.name`]);
    await user.selectOptions(choose('Page'), 'Accueil');
    expect(first(edited)?.pageReference).toEqual({ type: 'comm__namedPage', attributes: { name: 'Home' } });
    expect(problems()).toEqual({});
  });

  it('reads an address back to the page that it names, and writes it out again [LNK-03]', async () => {
    const start = item('Beurres', [], { actionType: 'InternalLink', actionValue: '/category/beurres/0ZG1' });
    const { user, edited } = openEditor('menus', siteWith([start]));
    await user.click(row('Beurres'));
    await user.selectOptions(choose('Destination'), 'Un rayon');
    expect(first(edited)).toMatchObject({
      actionValue: null,
      pageReference: {
        type: 'standard__recordPage',
        attributes: { objectApiName: 'ProductCategory', recordId: '0ZG1', urlPath: 'beurres' },
        state: { categoryPath: 'ProductCategory' },
      },
    });
    await user.selectOptions(choose('Destination'), 'Une adresse');
    expect(first(edited)).toMatchObject({ actionValue: '/category/beurres/0ZG1', pageReference: null });
    await user.selectOptions(choose('Destination'), 'Un produit');
    expect(first(edited)?.pageReference?.attributes).toEqual({ objectApiName: 'Product2', recordId: '', urlName: '' });
  });

  it('keeps the address in hand while it is typed anew, whatever reference stands behind it', async () => {
    const pageReference = { type: 'comm__namedPage', attributes: { name: 'Home' } } as const;
    const start = item('Beurres', [], { actionType: 'InternalLink', actionValue: '/x', pageReference });
    const { user, edited, problems } = openEditor('menus', siteWith([start]));
    await user.click(row('Beurres'));
    const address = screen.getByRole('textbox', { name: 'Adresse' });
    await user.clear(address);
    expect(Object.keys(problems())).toEqual([`menus.${MENU}.0.actionValue`]);
    expect(document.activeElement).toBe(address);
    await user.keyboard('/y');
    expect(first(edited)).toMatchObject({ actionValue: '/y', pageReference });
    expect(problems()).toEqual({});
  });
});
