import { AUTHENTICATION_PAGES } from '../../../contract/authentication/authenticationPages';
import { selectIsLoggedIn } from '../../features/visitor';
import { useShopSelector } from '../../kernel/hooks';
import type { MenuViewItem } from '../menus';

/** Pages that a logged-in user does not need. */
const GUEST_PAGES: readonly string[] = [
  AUTHENTICATION_PAGES.login,
  AUTHENTICATION_PAGES.becomeCustomer,
  AUTHENTICATION_PAGES.forgottenPassword,
];
const isForAll = ({ href }: MenuViewItem): boolean => !GUEST_PAGES.includes((href ?? '').replace(/\/?([?#].*)?$/, ''));

/**
 * The columns of a builder's menu without links that are useless to the visitor: logged-in users need no login or
 * registration.
 */
export function useVisitorsColumns(columns: readonly MenuViewItem[]): readonly MenuViewItem[] {
  if (!useShopSelector(selectIsLoggedIn)) return columns;
  return columns.filter(isForAll).flatMap((column) => {
    const subMenu = column.subMenu.filter(isForAll);
    return subMenu.length === 0 && column.subMenu.length > 0 ? [] : [{ ...column, subMenu }];
  });
}
