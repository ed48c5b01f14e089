import type { Static } from 'typebox';
import type { MenuItem } from '../catalog/menu';
import type { Languages } from '../languages';
import type { ListingSort } from '../search/listingSorts';
import type { Flags } from './flags';
import type { NotificationProperties } from './notifications';
import type { ShopSettings } from './shopSettings';
import type { Alignment } from '../values/enumerations';
import type { siteConfigurationQuery } from './siteConfiguration.schema';

/**
 * The site configuration: what builders decide about the shop's pages. There is one, with a Draft and a Live status
 * (NAV-26). Colours are `#` and six hex digits, distances CSS pixels, menus are given by developer name.
 */

/** The styles of the bar and the list (NAV-07). */
export const THEME_STYLES = [
  'border-bottom-color',
  'text-decoration',
  'text-transform',
  'font-style',
  'font-weight',
  'background-color',
  'width',
  'background',
  'background-hover',
  'text-color',
  'text-hover-color',
  'border-left-active',
  'border-left-inactive',
] as const;
export type ThemeStyleName = (typeof THEME_STYLES)[number];
/** Only the styles that are set; every value is safe in a style sheet. */
export type ThemeStyles = Readonly<Partial<Record<ThemeStyleName, string>>>;

/** Position and size of the open menu on tablets, besides the list's `width` (DRL-17). */
export const LIST_POSITIONS = ['top', 'left', 'height'] as const;
export type ListPositionName = (typeof LIST_POSITIONS)[number];
export type ListThemeStyles = Readonly<Partial<Record<ThemeStyleName | ListPositionName, string>>>;

/** The navigation's builder properties, without the menu, which each header variant chooses (NAV-06). */
export interface NavigationProperties {
  readonly alignment: Alignment;
  /** On: the drilldown's back button reads "Back"; off: the parent's label. */
  readonly showBackLabel: boolean;
  readonly showHomeLink: boolean;
  readonly hideMoreMenu: boolean;
  readonly showAppLauncher: boolean;
  readonly showMobileTrigger: boolean;
  /** Shows hamburger and list at any width (NAV-24). */
  readonly listView: boolean;
  readonly customThemeStylesBar: ThemeStyles;
  readonly customThemeStylesList: ListThemeStyles;
  /** Most items of a drilldown list; null: the shop's own limit. */
  readonly itemLimit: number | null;
  readonly hideCloseIcon: boolean;
}

/** The header's variants, the default one last (HDR-08). */
export const HEADER_VARIANTS = ['bakery', 'others', 'coffee', 'gym', 'gymBrand', 'hotel', 'default'] as const;
export type HeaderVariantName = (typeof HEADER_VARIANTS)[number];

export interface HeaderVariant {
  /** The developer name of the variant's menu. */
  readonly navigationMenuEditor: string;
  /** The sticky bar's colour; no two variants have the same (HDR-14). */
  readonly barColor: string;
  readonly barTextColor: string;
}

export interface HeaderProperties {
  readonly isSticky: boolean;
  /** null: the picture of `logoContentKey`, else the shop's own drawn logo. */
  readonly logoUrl: string | null;
  /** The logo as managed content, if no address is given; null: none (HDR-11). */
  readonly logoContentKey: string | null;
  /** Empty: the shop's own text (HDR-03). */
  readonly logoAltText: string;
  readonly suggestionsEnabled: boolean;
  /** The category whose newest products are suggested when a term finds none; null: none are suggested then. */
  readonly popularProductsCategoryId: string | null;
  readonly showSearchButton: boolean;
  readonly miniCartEnabled: boolean;
  /** Whether the cart badge shows its count. */
  readonly showCount: boolean;
  /** Whether the mini cart recommends what goes with the cart (MIN-08). */
  readonly showRecommendations: boolean;
  /** Whether the mini cart offers customers the express checkout (MIN-08). */
  readonly showExpressCheckout: boolean;
  /** The developer name of the profile menu. */
  readonly profileMenu: string;
  /** The icon of the profile menu, by its name (KIT-07); null: the shop's own. */
  readonly profileIcon: string | null;
}

export const RIBBON_POSITIONS = ['sticky', 'fixed'] as const;
export interface RibbonProperties {
  readonly isShown: boolean;
  /** null: the shop's own text, from its messages (RIB-01). */
  readonly text: string | null;
  readonly position: (typeof RIBBON_POSITIONS)[number];
  readonly hexcolor: string;
  readonly hexTextColor: string;
  readonly topDistanceMobile: number;
  readonly topDistanceDesktop: number;
}

/** A link with its label; neither is empty. */
export interface FooterLink {
  readonly label: string;
  readonly url: string;
}

export interface FooterProperties {
  /** The developer name of the menu whose items are the columns. */
  readonly columnsMenu: string;
  /**
   * The developer name of the menu for the checkout's footer, which shows at most four columns (FTR-08); null: none.
   */
  readonly checkoutColumnsMenu: string | null;
  readonly copyrightYear: number;
  readonly socialLink: FooterLink | null;
  readonly websiteLink: FooterLink | null;
  /** null: the shop's own text. */
  readonly legalText: string | null;
}

export interface SiteSettings {
  /** Paths below this prefix belong to another server: always a full page load (LNK-02). */
  readonly serverPagePrefix: string;
  /** Gym chains with their own header variant, compared without case and accents (HDR-15). */
  readonly gymBrands: readonly string[];
  /** The languages that shoppers may choose besides the site's own. */
  readonly languages: Languages;
  /** The order of a listing whose address names none, and which has no term (SRC-11). */
  readonly productSort: ListingSort;
  readonly notifications: NotificationProperties;
  readonly flags: Flags;
}

/**
 * Everything except the menus, which pages request by name, and the shop's settings: the answer of `GET
 * /site/configuration`.
 */
export interface SiteConfiguration {
  readonly settings: SiteSettings;
  readonly header: HeaderProperties;
  readonly variants: Readonly<Record<HeaderVariantName, HeaderVariant>>;
  readonly navigation: NavigationProperties;
  readonly ribbon: RibbonProperties;
  readonly footer: FooterProperties;
}

/** The complete site: what is saved, published, imported and exported. */
export interface SiteDocument extends SiteConfiguration {
  /** Not part of the configuration that pages read: once published, it is in the application context. */
  readonly shop: ShopSettings;
  readonly menus: Readonly<Record<string, readonly MenuItem[]>>;
}

export type SiteConfigurationQuery = Static<typeof siteConfigurationQuery>;
