import type { Menu, MenuItem } from '../../../../src/contract/catalog/menu';
import { profileItems } from '../../../../src/storefront/layout/header/profile/profileItems';

const item = (given: Partial<MenuItem>): MenuItem => ({
  actionType: 'InternalLink',
  actionValue: '/account',
  imageUrl: null,
  label: 'Mon compte',
  target: 'CurrentWindow',
  subMenu: [],
  pageReference: null,
  ...given,
});
const out = { actionType: 'LogOut', label: 'Se déconnecter', actionValue: '/secur/logout.jsp' } as const;
const labels = (menu: Menu | undefined) => profileItems(menu, [out]).map(({ label }) => label);

it('entries that lead nowhere are dropped, at every level, and the way out is last [PRF-07] [PRF-08]', () => {
  const menuItems = [
    item({}),
    item({ label: 'sans valeur', actionValue: null }),
    item({ label: 'blanc', actionValue: ' ' }),
    item({ label: 'source', actionType: 'DataSourceDriven' }),
    item({ label: 'titre', actionType: 'MenuLabel', actionValue: '/a' }),
    item({ label: 'script', actionValue: 'javascript:alert(1)' }),
    item({ label: 'autre fenêtre', actionType: 'Modal', actionValue: 'NoSuchModal' }),
    item({
      label: 'Aide',
      actionType: 'ExternalLink',
      actionValue: 'https://aide.example/',
      target: 'NewWindow',
      imageUrl: 'javascript:alert(1)',
      subMenu: [item({ label: 'vide', actionValue: '' }), item({ label: 'Contact', actionValue: '/contact-support' })],
    }),
    item({ label: 'Changer', actionType: 'Modal', actionValue: 'AccountSelection' }),
  ];
  expect(labels({ menuItems })).toEqual(['Mon compte', 'Aide', 'Changer', 'Se déconnecter']);
  const [, help] = profileItems({ menuItems }, [out]);
  expect(help).toMatchObject({ id: '7', target: 'NewWindow', imageUrl: null });
  expect(help?.subMenu.map(({ id, label }) => [id, label])).toEqual([['7-1', 'Contact']]);
});

it('the way out stands alone where the menu is empty or could not be read [PRF-08]', () => {
  expect([labels({ menuItems: [] }), labels(undefined)]).toEqual([['Se déconnecter'], ['Se déconnecter']]);
  expect(profileItems(undefined, [out])).toMatchObject([
    { id: '0', actionType: 'LogOut', actionValue: out.actionValue },
  ]);
});
