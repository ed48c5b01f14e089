import type { ReactNode } from 'react';
import type { MenuItem } from '../../../contract/catalog/menu';
import type { RootState } from '../../kernel/state';
import { headerAccountArgs, headerUserArgs, recordAgeSeconds, selectSiteConfiguration } from '../../features/site';
import { selectUserId } from '../../features/visitor';
import { customerApi } from '../../features/visitor/acting/late';
import { useShopSelector } from '../../kernel/hooks';
import { selectEffectiveAccount } from '../../kernel/session';
import { menuArgs, selectMenuName } from './components/menuArgs';
import { menusApi } from './menusApi';

export interface HeaderMenuProps {
  /**
   * Content that depends on the menu's items: an empty list if they cannot be read, undefined while they are being
   * read.
   */
  readonly children: (items: readonly MenuItem[] | undefined) => ReactNode;
}

const none: readonly MenuItem[] = [];
const selectHasHomeLink = (state: RootState): boolean => selectSiteConfiguration(state).navigation.showHomeLink;

/** The items of the menu in the shopper's header, as stored; undefined until it is read. */
export function selectHeaderMenu(state: RootState): readonly MenuItem[] | undefined {
  const args = menuArgs(selectMenuName(state), selectHasHomeLink(state));
  return menusApi.endpoints.navigationMenu.select(args)(state).data?.menuItems;
}

/**
 * Whether the records that determine the shopper's menu have been read or have failed; before that the menu of another
 * customer type would be shown.
 */
function useIsMenuKnown(): boolean {
  const userId = useShopSelector(selectUserId);
  const account = useShopSelector(selectEffectiveAccount);
  const user = customerApi.useUserRecordQuery(headerUserArgs(userId), {
    skip: userId === null,
    refetchOnMountOrArgChange: recordAgeSeconds,
  });
  const detail = customerApi.useEffectiveAccountQuery(headerAccountArgs(account?.id ?? ''), { skip: account === null });
  return (
    (userId === null || user.currentData !== undefined || user.isError) &&
    (account === null || detail.currentData !== undefined || detail.isError)
  );
}

/** Renders a part of a page that depends on the menu in the shopper's header. */
function HeaderMenu({ children }: HeaderMenuProps) {
  const args = menuArgs(useShopSelector(selectMenuName), useShopSelector(selectHasHomeLink));
  const { currentData, isError } = menusApi.useNavigationMenuQuery(args, { skip: !useIsMenuKnown() });
  return children(currentData?.menuItems ?? (isError ? none : undefined));
}

export const headerMenuModule = { Component: HeaderMenu, texts: {} } as const;
