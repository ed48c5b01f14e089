import { isOnByDefault, type FlagName } from '../../../contract/site/flags';
import type { SiteSettings } from '../../../contract/site/siteConfiguration';
import type { RootState } from '../../kernel/state';
import { selectSiteConfiguration } from './headerVariant';

/** Whether a flag is on: the site's setting, or the flag's default if the site has none (CON-02). */
export function selectIsOn(state: RootState, name: FlagName): boolean {
  // The answer of an earlier release, which a recording may hold, has no flags.
  const { settings } = selectSiteConfiguration(state) as { readonly settings: Partial<SiteSettings> };
  const said: unknown = settings.flags?.[name];
  return typeof said === 'boolean' ? said : isOnByDefault(name);
}
