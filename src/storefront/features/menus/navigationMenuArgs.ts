import type { NavigationMenuArgs } from '../../../contract/catalog/menu';

/** Which menu the header asks for. */
export const navigationMenuArgs: NavigationMenuArgs = { navigationLinkSetDeveloperName: 'Default_Navigation1' };
