import { useMemo } from 'react';
import type { MenuItem, NavigationMenuArgs } from '../../../contract/catalog/menu';
import { MENU_SKIPPED_ITEM_TYPES, STORE_ENTRY_LIFETIME_SECONDS } from '../../../contract/constants';
import { request } from '../../api';
import { select, type SagaGenerator } from '../../kernel/effects';
import { selectEditedSite } from '../../kernel/preview';
import { useEditedMenu } from './useEditedMenu';
import { menusApi } from './menusApi';

const none: readonly MenuItem[] = [];

/** A menu of the site by its developer name, stored or as a builder is editing it; empty until it is read. */
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

/**
 * Reads a menu of the site while a page is prepared; not in the builder's preview, which has the edited site in its
 * state.
 */
export function* readBuiltMenu(args: NavigationMenuArgs): SagaGenerator {
  if ((yield* select(selectEditedSite)) !== null) return;
  const read = { subscribe: false, forceRefetch: STORE_ENTRY_LIFETIME_SECONDS } as const;
  yield* request(menusApi.endpoints.navigationMenu.initiate(args, read));
}
