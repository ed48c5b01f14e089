import { Type } from 'typebox';
import { publishStatus } from '../catalog/menu.schema';
import { ALIGNMENTS } from '../values/enumerations';
import { count, mapOf, nullable, oneOf, open, query, text, textOrNull } from '../wire.schema';
import { LOCALES, type Languages } from '../languages';
import { LISTING_SORTS } from '../search/listingSorts';
import { FLAG_NAMES, type Flags } from './flags';
import { TOAST_POSITIONINGS, TOAST_POSITIONS } from './notifications';
import { HEADER_VARIANTS, RIBBON_POSITIONS, type SiteConfiguration } from './siteConfiguration';

const yesNo = Type.Boolean();

export const siteConfigurationQuery = query({ publishStatus });

const footerLink = nullable(Type.Object({ label: text, url: text }));
const headerVariant = Type.Object({ navigationMenuEditor: text, barColor: text, barTextColor: text });

/** Stored documents have passed the rules of a site document, so replies need only their shape. */
export const siteConfigurationShape = Type.Object(
  {
    settings: Type.Object({
      serverPagePrefix: text,
      gymBrands: Type.Array(text),
      languages: Type.Unsafe<Languages>(Type.Object(Object.fromEntries(LOCALES.map((name) => [name, Type.Boolean()])))),
      productSort: oneOf(LISTING_SORTS),
      notifications: Type.Object({
        maxShown: count,
        position: oneOf(TOAST_POSITIONS),
        positioning: oneOf(TOAST_POSITIONINGS),
      }),
      flags: Type.Unsafe<Flags>(Type.Object(Object.fromEntries(FLAG_NAMES.map((name) => [name, Type.Boolean()])))),
    }),
    header: Type.Object({
      isSticky: yesNo,
      logoUrl: textOrNull,
      logoContentKey: textOrNull,
      logoAltText: text,
      suggestionsEnabled: yesNo,
      popularProductsCategoryId: textOrNull,
      showSearchButton: yesNo,
      miniCartEnabled: yesNo,
      showCount: yesNo,
      showRecommendations: yesNo,
      showExpressCheckout: yesNo,
      profileMenu: text,
      profileIcon: textOrNull,
    }),
    variants: Type.Object(Object.fromEntries(HEADER_VARIANTS.map((name) => [name, headerVariant]))),
    navigation: Type.Object({
      alignment: oneOf(ALIGNMENTS),
      showBackLabel: yesNo,
      showHomeLink: yesNo,
      hideMoreMenu: yesNo,
      showAppLauncher: yesNo,
      showMobileTrigger: yesNo,
      listView: yesNo,
      customThemeStylesBar: mapOf(text),
      customThemeStylesList: mapOf(text),
      itemLimit: nullable(count),
      hideCloseIcon: yesNo,
    }),
    ribbon: Type.Object({
      isShown: yesNo,
      text: textOrNull,
      position: oneOf(RIBBON_POSITIONS),
      hexcolor: text,
      hexTextColor: text,
      topDistanceMobile: count,
      topDistanceDesktop: count,
    }),
    footer: Type.Object({
      columnsMenu: text,
      checkoutColumnsMenu: textOrNull,
      copyrightYear: count,
      socialLink: footerLink,
      websiteLink: footerLink,
      legalText: textOrNull,
    }),
  },
  open,
);
export const siteConfigurationSchema = Type.Unsafe<SiteConfiguration>(siteConfigurationShape);
