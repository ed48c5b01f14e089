import { useShopSelector } from '../../kernel/hooks';
import { selectPreview } from '../../kernel/preview';
import { previewBar } from '../previewBar';
import { selectIsLoggedIn, selectUserId } from '../../features/visitor';
import { selectAccountsOpen, selectEffectiveAccount } from '../../kernel/session';
import { customerApi } from '../../features/visitor/acting/late';
import {
  headerAccountArgs,
  headerUserArgs,
  recordAgeSeconds,
  selectHeaderVariant,
  selectSiteConfiguration,
  siteApi,
} from '../../features/site';
import { AccountsDialog } from './accounts/AccountsDialog';
import accountsTexts from '../../messages/fr-FR/accounts.json';
import { HeaderColors } from './HeaderColors';
import { MenuTriggerStyle } from './MenuTriggerStyle';
import { readHeader, useMiniCartOptions } from './miniCartOptions';

/**
 * What the header needs besides its HTML: the colours and settings that the server has painted already, the account
 * dialog, the preview bar. Reads the shopper's records.
 */
function HeaderRest() {
  const isCustomer = useShopSelector(selectIsLoggedIn);
  const userId = useShopSelector(selectUserId);
  const account = useShopSelector(selectEffectiveAccount);
  siteApi.useSiteConfigurationQuery();
  customerApi.useUserRecordQuery(headerUserArgs(userId), {
    skip: !isCustomer,
    refetchOnMountOrArgChange: recordAgeSeconds,
  });
  customerApi.useEffectiveAccountQuery(headerAccountArgs(account?.id ?? ''), { skip: account === null });
  const { header, navigation } = useShopSelector(selectSiteConfiguration);
  useMiniCartOptions(header);
  const { barColor, barTextColor } = useShopSelector(selectHeaderVariant);
  return (
    <>
      <HeaderColors barColor={barColor} barTextColor={barTextColor} isSticky={header.isSticky} />
      <MenuTriggerStyle showMobileTrigger={navigation.showMobileTrigger} listView={navigation.listView} />
      {useShopSelector(selectAccountsOpen) && <AccountsDialog />}
      {useShopSelector(selectPreview) && <previewBar.Show />}
    </>
  );
}

export const headerRestModule = { Component: HeaderRest, texts: accountsTexts, reads: readHeader };
