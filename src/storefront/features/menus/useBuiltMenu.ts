import { useMemo } from 'react';
import type { MenuItem, NavigationMenuArgs } from '../../../contract/catalog/menu';
import { MENU_SKIPPED_ITEM_TYPES } from '../../../contract/constants';
import { useEditedMenu } from '../preview';
import { menusApi } from './menusApi';

const none: readonly MenuItem[] = [];

/** A menu of the site by its developer name, as it is stored or as a builder is editing it; empty while nobody knows it. */
export function useBuiltMenu(args: NavigationMenuArgs): readonly MenuItem[] {
  const { navigationLinkSetDeveloperName: name, addHomeMenuItem = false, includeImageUrl = false } = args;
  const options = useMemo(
    () => ({ skippedTypes: MENU_SKIPPED_ITEM_TYPES, addHomeMenuItem, includeImageUrl }),
    [addHomeMenuItem, includeImageUrl],
  );
  const edited = useEditedMenu(name, options);
  const stored = menusApi.useNavigationMenuQuery(args, { skip: edited !== null }).data;
  return (edited ?? stored)?.menuItems ?? none;
}
