import { DEFAULT_SITE } from '../contract/site/defaultSite';
import { DEFAULT_SHOP } from '../contract/site/shopSettings';
import type { SiteDocument } from '../contract/site/siteConfiguration';
import { checkoutFooterMenu, footerMenu } from './menus/footerMenu';
import { toCategories } from './menus/menuItems';
import { profileMenu, tradeMenus } from './menus/tradeMenus';
import type { CategoryRecord } from '../server/features/catalog';

const CHECKOUT_COLUMNS = 'Checkout_Footer';

/** The site the demo shop starts with: a menu for every customer type, the profile menu and the footer's columns. */
export function demoSite(categories: readonly CategoryRecord[]): SiteDocument {
  const to = toCategories(categories);
  const { settings, header, footer } = DEFAULT_SITE;
  return {
    ...DEFAULT_SITE,
    // At the top the toasts would cover a page's title.
    settings: { ...settings, notifications: { ...settings.notifications, position: 'bottom-center' } },
    shop: { ...DEFAULT_SHOP, isGiftingEnabled: true, isGiftWrapEnabled: true },
    footer: {
      ...footer,
      checkoutColumnsMenu: CHECKOUT_COLUMNS,
      socialLink: { label: 'Suivez Comptoir', url: 'https://social.comptoir.example/' },
      websiteLink: { label: 'Le site de Comptoir', url: 'https://www.comptoir.example/' },
    },
    menus: {
      ...tradeMenus(to),
      [header.profileMenu]: profileMenu(),
      [footer.columnsMenu]: footerMenu(to),
      [CHECKOUT_COLUMNS]: checkoutFooterMenu(),
    },
  };
}
