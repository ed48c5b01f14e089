import { ACCOUNT_PAGES } from '../../../contract/account/accountPages';
import { selectIsLoggedIn } from '../../features/visitor';
import { useShopSelector } from '../../kernel/hooks';
import type { MenuViewItem } from '../menus';

/** Who is logged in needs none of these. */
const GUEST_PAGES: readonly string[] = [
  ACCOUNT_PAGES.login,
  ACCOUNT_PAGES.becomeCustomer,
  ACCOUNT_PAGES.forgottenPassword,
];
const isForAll = ({ href }: MenuViewItem): boolean => !GUEST_PAGES.includes((href ?? '').replace(/\/?([?#].*)?$/, ''));

/** The columns of a builder's menu with the links that are of use to the visitor: a guest's ways to an account end with the login. */
export function useVisitorsColumns(columns: readonly MenuViewItem[]): readonly MenuViewItem[] {
  if (!useShopSelector(selectIsLoggedIn)) return columns;
  return columns.filter(isForAll).flatMap((column) => {
    const subMenu = column.subMenu.filter(isForAll);
    return subMenu.length === 0 && column.subMenu.length > 0 ? [] : [{ ...column, subMenu }];
  });
}
