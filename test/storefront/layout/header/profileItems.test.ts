import type { Menu, MenuItem } from '../../../../src/contract/catalog/menu';
import { leadsToAccounts, profileItems } from '../../../../src/storefront/layout/header/profile/profileItems';

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

it('the account dialog has no entry, at any level, where there is no other account to choose [PRF-02] [PRF-05]', () => {
  const dialog = item({ label: 'Changer', actionType: 'Modal', actionValue: 'AccountSelection' });
  const menu = { menuItems: [dialog, item({ label: 'Aide', subMenu: [dialog, item({ label: 'Contact' })] })] };
  const [help, ...rest] = profileItems(menu, [out], false);
  expect([help?.label, help?.subMenu.map(({ label }) => label), rest.map(({ label }) => label)]).toEqual([
    ...['Aide', ['Contact'], ['Se déconnecter']],
  ]);
  expect([leadsToAccounts(menu), leadsToAccounts({ menuItems: [item({ subMenu: [dialog] })] })]).toEqual([true, true]);
  const without = [item({}), item({ actionType: 'Modal', actionValue: 'NoSuchModal' })];
  expect([leadsToAccounts({ menuItems: without }), leadsToAccounts(undefined)]).toEqual([false, false]);
});

it('the way out stands alone where the menu is empty or could not be read [PRF-08]', () => {
  expect([labels({ menuItems: [] }), labels(undefined)]).toEqual([['Se déconnecter'], ['Se déconnecter']]);
  expect(profileItems(undefined, [out])).toMatchObject([
    { id: '0', actionType: 'LogOut', actionValue: out.actionValue },
  ]);
});
