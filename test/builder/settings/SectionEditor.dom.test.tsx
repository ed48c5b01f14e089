import { DEFAULT_FLAGS } from '../../../src/contract/site/flags';
import { act, cleanup, fireEvent, screen, within } from '@testing-library/react';
import { sectionChosen } from '../../../src/builder/app/viewSlice';
import { emptySite } from '../../../src/commerce/site/checkSite';
import { LIST_POSITIONS, THEME_STYLES } from '../../../src/contract/site/siteConfiguration';
import { descriptionOf, isInvalid, openEditor, siteWith, valueOf } from '../../support/builder/openEditor';
import { completeSite, EDITED_PARTS, leaves } from '../../support/builder/completeSite';

const field = (name: string | RegExp) => screen.getByRole('textbox', { name });
const group = (name: string) => within(screen.getByRole('group', { name }));

describe('a number', () => {
  it('that is emptied or half typed stays in sight and is marked as wrong until it is a number again', async () => {
    const { user, edited, problems, undo } = openEditor('footer');
    const year = field('Année du copyright');
    await user.clear(year);
    expect(valueOf(year)).toBe('');
    expect(problems()).toEqual({ 'footer.copyrightYear': 'WRONG_TYPE' });
    expect(isInvalid(year)).toBe(true);
    expect(descriptionOf(year)).toMatch(/nombre entier.*de 1900 à 2200/);
    await user.type(year, '20x');
    expect(valueOf(year)).toBe('20x');
    expect(isInvalid(year)).toBe(true);
    await user.clear(year);
    await user.type(year, '2026');
    expect(isInvalid(year)).toBe(false);
    expect(edited().footer.copyrightYear).toBe(2026);
    // Everything typed without leaving the field is one undo step.
    undo();
    expect(edited().footer.copyrightYear).toBe(emptySite().footer.copyrightYear);
  });

  it('that may be left out is null when it is emptied', async () => {
    const { user, edited, problems } = openEditor('navigation');
    const limit = field(/Nombre d’éléments/);
    await user.type(limit, '0');
    expect(descriptionOf(limit)).toMatch(/hors limites/);
    await user.clear(limit);
    await user.type(limit, '12');
    expect(edited().navigation.itemLimit).toBe(12);
    await user.clear(limit);
    expect(edited().navigation.itemLimit).toBeNull();
    expect(problems()).toEqual({});
  });
});

it('the bar and list properties are edited, and all thirteen styles of each, where undecided means that no key is there', async () => {
  const { user, edited, problems } = openEditor('navigation');
  await user.selectOptions(screen.getByRole('combobox', { name: 'Alignement' }), 'Au centre');
  for (const name of [
    /Lien vers l’accueil/,
    /Sans menu/,
    /Lanceur/,
    /mobile/,
    /Toujours en liste/,
    /Retour/,
    /fermeture/,
  ]) {
    await user.click(screen.getByRole('checkbox', { name }));
  }
  expect(edited().navigation).toMatchObject({
    alignment: 'center',
    showHomeLink: true,
    hideMoreMenu: true,
    showAppLauncher: true,
    showMobileTrigger: false,
    listView: true,
    showBackLabel: true,
    hideCloseIcon: true,
  });
  for (const [legend, name, styles] of [
    ['Apparence de la barre', 'customThemeStylesBar', THEME_STYLES],
    ['Apparence des listes', 'customThemeStylesList', [...THEME_STYLES, ...LIST_POSITIONS]],
  ] as const) {
    const choices = [...screen.getByRole('group', { name: legend }).querySelectorAll('select')];
    expect(choices).toHaveLength(styles.length);
    // The last option of each list is a custom value, where the field accepts one.
    for (const choice of choices)
      fireEvent.change(choice, { target: { value: choice.options[choice.length - 1]?.value } });
    expect(Object.keys(edited().navigation[name]).sort()).toEqual([...styles].sort());
    expect(problems()).toEqual({});
    for (const choice of choices) fireEvent.change(choice, { target: { value: '' } });
    expect(edited().navigation[name]).toEqual({});
  }
});

it('a border is typed in its parts, and each wrong part says what is wrong', async () => {
  const { user, edited } = openEditor('navigation');
  const border = group('Apparence de la barre').getByRole('group', { name: 'Trait à gauche de la page affichée' });
  await user.selectOptions(within(border).getByRole('combobox'), 'Un trait');
  const width = within(border).getByRole('textbox', { name: 'Épaisseur (px)' });
  await user.clear(width);
  expect(descriptionOf(width)).toMatch(/épaisseur de 0 à 99/);
  await user.type(width, '4');
  await user.selectOptions(within(border).getByRole('combobox', { name: 'Trait' }), 'Pointillé');
  const color = within(border).getByRole('textbox', { name: 'Couleur du trait' });
  await user.clear(color);
  await user.type(color, '#12');
  expect(isInvalid(width)).toBe(false);
  expect(descriptionOf(color)).toMatch(/une couleur telle que/);
  await user.type(color, '3456');
  expect(isInvalid(color)).toBe(false);
  expect(edited().navigation.customThemeStylesBar).toEqual({ 'border-left-active': '4px dotted #123456' });
});

it('each customer type has its menu and colours, and two bars of one colour are reported at the later one', async () => {
  const { user, edited, problems } = openEditor('variants');
  const gym = group('Salle de sport');
  await user.selectOptions(gym.getByRole('combobox', { name: 'Menu' }), 'Menu_Barista');
  const bar = gym.getByRole('textbox', { name: 'Couleur de la barre' });
  await user.clear(bar);
  expect(descriptionOf(bar)).toMatch(/Ce n’est pas une couleur/);
  await user.type(bar, edited().variants.bakery.barColor.toUpperCase());
  expect(problems()).toEqual({ 'variants.gym.barColor': 'SAME_COLOR' });
  expect(descriptionOf(bar)).toMatch(/Un autre en-tête a déjà cette couleur/);
  fireEvent.change(gym.getByLabelText(/palette.*Couleur de la barre/), {
    target: { value: '#00ffaa' },
  });
  expect(valueOf(bar)).toBe('#00ffaa');
  expect(problems()).toEqual({});
  expect(edited().variants.gym).toMatchObject({ navigationMenuEditor: 'Menu_Barista', barColor: '#00ffaa' });
});

it('a menu that is gone is reported where it was chosen', () => {
  const site = siteWith([]);
  openEditor('header', { ...site, header: { ...site.header, profileMenu: 'Menu_Parti' } });
  const choice = screen.getByRole('combobox', { name: 'Menu du profil' });
  expect(valueOf(choice)).toBe('Menu_Parti');
  expect(descriptionOf(choice)).toMatch(/Ce menu n’existe pas/);
});

it('the icon of the profile menu is one of those with names, or the shop’s own [KIT-07]', async () => {
  const { user, edited, problems } = openEditor('header');
  const choice = screen.getByRole('combobox', { name: 'Icône du profil' });
  await user.selectOptions(choice, 'Toque');
  expect(edited().header.profileIcon).toBe('chef-hat');
  await user.selectOptions(choice, 'Celle de la boutique');
  expect([edited().header.profileIcon, problems()]).toEqual([null, {}]);
});

it('the header says whether the mini cart offers the express checkout, which is off until somebody wants it [MIN-08]', async () => {
  const { user, edited, problems } = openEditor('header');
  expect(edited().header.showExpressCheckout).toBe(false);
  await user.click(screen.getByRole('checkbox', { name: 'Commande express dans le mini-panier' }));
  expect([edited().header.showExpressCheckout, problems()]).toEqual([true, {}]);
});

it('ribbon, header and footer: an emptied text is the shop’s own, a link has both its parts or is none', async () => {
  const { user, edited, problems, store } = openEditor('ribbon');
  const text = field('Texte du bandeau');
  await user.type(text, 'Bonnes fêtes');
  expect(edited().ribbon.text).toBe('Bonnes fêtes');
  await user.clear(text);
  expect(edited().ribbon.text).toBeNull();
  await user.click(screen.getByRole('checkbox', { name: 'Afficher le bandeau' }));
  await user.selectOptions(screen.getByRole('combobox', { name: 'Position' }), 'fixed');
  expect(edited().ribbon).toMatchObject({ isShown: false, position: 'fixed' });

  act(() => void store.dispatch(sectionChosen('header')));
  await user.type(await screen.findByRole('textbox', { name: 'Adresse du logo' }), 'javascript:1');
  expect(descriptionOf(field('Adresse du logo'))).toMatch(/Cette image ne peut pas être affichée/);
  await user.clear(field('Adresse du logo'));
  expect(edited().header.logoUrl).toBeNull();

  act(() => void store.dispatch(sectionChosen('footer')));
  const shown = await screen.findAllByRole('checkbox', { name: 'Afficher ce lien' });
  await user.click(shown[0] ?? document.body);
  expect(problems()).toEqual({ 'footer.socialLink.label': 'BLANK', 'footer.socialLink.url': 'UNSAFE_LINK' });
  await user.type(field('Libellé'), 'Instagram');
  await user.type(field('Adresse'), 'https://example.org/comptoir');
  expect(problems()).toEqual({});
  await user.click(shown[0] ?? document.body);
  expect(edited().footer.socialLink).toBeNull();
});

it('gym chains are added, renamed and removed by keyboard, and the focus stays near', async () => {
  const { user, edited, problems } = openEditor('settings');
  const add = screen.getByRole('button', { name: 'Ajouter une enseigne' });
  await user.click(add);
  expect(document.activeElement).toBe(field('Enseigne 5'));
  expect(problems()).toEqual({ 'settings.gymBrands.4': 'BLANK' });
  await user.keyboard('Océan Forme');
  await user.clear(field('Enseigne 1'));
  await user.type(field('Enseigne 1'), 'Keep Warm');
  await user.click(screen.getByRole('button', { name: 'Retirer l’enseigne Cercle Vitalia' }));
  expect(document.activeElement).toBe(field('Enseigne 2'));
  expect(edited().settings.gymBrands).toEqual(['Keep Warm', 'Forme Océane', 'Studio Méridien', 'Océan Forme']);
  await user.clear(field(/Début des pages/));
  expect(descriptionOf(field(/Début des pages/))).toMatch(/commence et finit par/);
});

it('the usual order of lists is one of those that need no term [SRC-11]', async () => {
  const { user, edited, problems } = openEditor('settings');
  const order = screen.getByRole('combobox', { name: 'Ordre habituel des listes' });
  const offered = within(order).getAllByRole('option');
  expect(offered.map(({ textContent }) => textContent)).toEqual([
    'Nouveautés',
    'Nom, A à Z',
    'Nom, Z à A',
    'Prix croissant',
    'Prix décroissant',
  ]);
  expect(edited().settings.productSort).toBe('CreatedDateDesc');
  await user.selectOptions(order, 'Prix croissant');
  expect([edited().settings.productSort, problems()]).toEqual(['PriceAsc', {}]);
});

it('the gate for markup in the drilldown’s names is opened by a builder, and nothing else with it [CON-02]', async () => {
  const { user, edited, problems } = openEditor('settings');
  await user.click(group('Fonctions').getByRole('checkbox', { name: /^Mise en forme des noms/ }));
  expect(edited().settings.flags).toEqual({ ...DEFAULT_FLAGS, drilldownHtmlNames: true });
  expect(problems()).toEqual({});
});

it('how many notifications show at once and where is chosen, and a number that allows none is marked as wrong [TST-04] [TST-05]', async () => {
  const { user, edited, problems } = openEditor('settings');
  const notifications = group('Notifications');
  const most = notifications.getByRole('textbox', { name: 'Nombre affiché à la fois' });
  expect(valueOf(most)).toBe('3');
  await user.clear(most);
  await user.type(most, '0');
  expect(descriptionOf(most)).toMatch(/de 1 à 20/);
  await user.clear(most);
  await user.type(most, '5');
  const positions = notifications.getByRole('combobox', { name: 'Position' });
  expect(within(positions).getAllByRole('option')).toHaveLength(6);
  await user.selectOptions(positions, 'En bas à droite');
  await user.selectOptions(notifications.getByRole('combobox', { name: 'Ancrage' }), 'À la page, défile avec elle');
  expect(edited().settings.notifications).toEqual({
    maxShown: 5,
    position: 'bottom-right',
    positioning: 'absolute',
  });
  expect(problems()).toEqual({});
});

it('everything that a site configuration says can be edited', () => {
  const missing = EDITED_PARTS.flatMap((section) => {
    const site = completeSite();
    openEditor(section, site);
    const lacking = leaves(site[section], section).filter((path) => document.getElementById(`field-${path}`) === null);
    cleanup();
    return lacking;
  });
  expect(missing).toEqual([]);
});

it('the switches of the shop say what they do, and its currencies are codes of which one is the default [CTX-10]', async () => {
  const { user, edited, problems } = openEditor('shop');
  const open = screen.getByRole('checkbox', { name: /^Catalogue ouvert aux visiteurs/ });
  expect(
    screen.getByText(/^Sinon, le catalogue, la recherche et l’accueil mènent un visiteur à la connexion/),
  ).toBeTruthy();
  await user.click(open);
  expect(edited().shop.guestBrowsingEnabled).toBe(false);
  await user.click(screen.getByRole('button', { name: 'Ajouter une monnaie' }));
  await user.type(screen.getByRole('textbox', { name: 'Monnaie 2' }), 'chf');
  expect(problems()).toEqual({ 'shop.supportedCurrencies.1': 'CURRENCY' });
  expect(screen.getByText(/^Ce n’est pas un code de monnaie\./)).toBeTruthy();
  const retype = async (code: string) => {
    await user.clear(screen.getByRole('textbox', { name: 'Monnaie 2' }));
    await user.type(screen.getByRole('textbox', { name: 'Monnaie 2' }), code);
  };
  await retype('EUR');
  expect(problems()).toEqual({ 'shop.supportedCurrencies.1': 'REPEATED' });
  expect(screen.getByText(/^Cette valeur est déjà dans la liste\./)).toBeTruthy();
  await retype('CHF');
  await user.selectOptions(screen.getByRole('combobox', { name: /^Monnaie par défaut/ }), 'CHF');
  expect([edited().shop.supportedCurrencies, edited().shop.defaultCurrency, problems()]).toEqual([
    ['EUR', 'CHF'],
    'CHF',
    {},
  ]);
  // A currency that was removed cannot stay the default.
  await user.click(screen.getByRole('button', { name: 'Retirer la monnaie CHF' }));
  expect(problems()).toEqual({ 'shop.defaultCurrency': 'NOT_LISTED' });
});
