import { ACCOUNT_PAGES } from '../../../contract/account/accountPages';
import { selectIsLoggedIn } from '../../features/visitor';
import { useShopSelector } from '../../kernel/hooks';
import type { MenuViewItem } from '../menus';

/** Who is logged in needs none of these. */
const FOR_GUESTS: readonly string[] = [
  ACCOUNT_PAGES.login,
  ACCOUNT_PAGES.becomeCustomer,
  ACCOUNT_PAGES.forgottenPassword,
];

/** The links of a builder's menu that are of use to the visitor: a guest's ways to an account end with the login. */
export function useVisitorsLinks(): (links: readonly MenuViewItem[]) => readonly MenuViewItem[] {
  const isLoggedIn = useShopSelector(selectIsLoggedIn);
  return (links) =>
    isLoggedIn ? links.filter(({ href }) => !FOR_GUESTS.includes((href ?? '').replace(/[?#].*$/, ''))) : links;
}
