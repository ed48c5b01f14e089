import { EVERY_LANGUAGE } from '../languages';
import { FOOTER_YEAR, PRODUCT_SORT_ORDER, SERVER_PAGE_PREFIX } from '../constants';
import { DEFAULT_FLAGS } from './flags';
import { DEFAULT_NOTIFICATIONS } from './notifications';
import type { HeaderVariant, SiteConfiguration } from './siteConfiguration';

const INK = '#1d2623';
const variant = (navigationMenuEditor: string, barColor: string): HeaderVariant => ({
  navigationMenuEditor,
  barColor,
  barTextColor: INK,
});

/** The site before any builder has changed it; also the default for fields that a stored document lacks. */
export const DEFAULT_SITE: SiteConfiguration = {
  settings: {
    serverPagePrefix: SERVER_PAGE_PREFIX,
    gymBrands: ['Keep Cool', 'Cercle Vitalia', 'Forme Océane', 'Studio Méridien'],
    languages: EVERY_LANGUAGE,
    productSort: PRODUCT_SORT_ORDER,
    notifications: DEFAULT_NOTIFICATIONS,
    flags: DEFAULT_FLAGS,
  },
  header: {
    isSticky: true,
    logoUrl: null,
    logoContentKey: null,
    logoAltText: '',
    suggestionsEnabled: true,
    popularProductsCategoryId: null,
    showSearchButton: true,
    miniCartEnabled: true,
    showCount: true,
    showRecommendations: false,
    showExpressCheckout: false,
    profileMenu: 'Default_User_Profile_Menu1',
    profileIcon: null,
  },
  variants: {
    bakery: variant('Menu_Boul_pat1', '#f0dcae'),
    others: variant('Menu_Autres1', '#d0d8de'),
    coffee: variant('Menu_Barista', '#eec6ae'),
    gym: variant('Menu_Salles_de_sport1', '#b9ddd8'),
    gymBrand: variant('Menu_Keep_Cool', '#c3d3f0'),
    hotel: variant('Menu_H_tellerie', '#e0c9db'),
    default: variant('Default_Navigation1', '#e2ece5'),
  },
  navigation: {
    alignment: 'left',
    showBackLabel: false,
    showHomeLink: false,
    hideMoreMenu: false,
    showAppLauncher: false,
    showMobileTrigger: true,
    listView: false,
    customThemeStylesBar: {},
    customThemeStylesList: {},
    itemLimit: null,
    hideCloseIcon: false,
  },
  ribbon: {
    isShown: true,
    text: null,
    position: 'sticky',
    hexcolor: '#0a3629',
    hexTextColor: '#fbf8f1',
    topDistanceMobile: 0,
    topDistanceDesktop: 0,
  },
  footer: {
    columnsMenu: 'Footer',
    checkoutColumnsMenu: null,
    copyrightYear: FOOTER_YEAR,
    socialLink: null,
    websiteLink: null,
    legalText: null,
  },
};
