import { LOCALES } from '../../contract/languages';
import { CONTENT_KEY } from '../../contract/content/content';
import { isIdOf } from '../../contract/ids';
import { isSitePath } from '../../contract/pages/pageReference';
import { LISTING_SORTS } from '../../contract/search/listingSorts';
import { DEFAULT_SITE } from '../../contract/site/defaultSite';
import { FLAG_NAMES } from '../../contract/site/flags';
import { TOAST_POSITIONINGS, TOAST_POSITIONS } from '../../contract/site/notifications';
import { HEADER_VARIANTS, RIBBON_POSITIONS, type SiteDocument } from '../../contract/site/siteConfiguration';
import { DEFAULT_SHOP, type ShopSettings } from '../../contract/site/shopSettings';
import { SITE_LIMITS } from '../../contract/site/siteLimits';
import { ALIGNMENTS } from '../../contract/values/enumerations';
import { ICON_NAMES } from '../../contract/values/iconNames';
import type { DocumentProblem } from '../../contract/documents/documentRules';
import {
  fields,
  hexColor,
  isFields,
  listOf,
  oneOf,
  orNull,
  textThat,
  textUpTo,
  wholeNumber,
  yesNo,
  type Check,
  type Report,
} from '../documents/checks';
import { imageUrl, link, menuOf, menus } from './menuChecks';
import { shopCheck } from './shopChecks';
import { listThemeStyles, themeStyles } from './styleValues';

const text = textUpTo(SITE_LIMITS.text);
const distance = wholeNumber(0, SITE_LIMITS.distance);
const prefix = textThat((path) => isSitePath(path) && /^\/[^?#]+\/$/.test(path), 'SITE_PATH', SITE_LIMITS.label);
const footerLink = orNull(fields({ label: textUpTo(SITE_LIMITS.label), url: link }));

function documentCheck(document: unknown): Check {
  const menu = menuOf(document);
  const variant = fields({ navigationMenuEditor: menu, barColor: hexColor, barTextColor: hexColor });
  return fields({
    settings: fields({
      serverPagePrefix: prefix,
      gymBrands: listOf(textUpTo(SITE_LIMITS.label), SITE_LIMITS.gymBrands),
      languages: fields(Object.fromEntries(LOCALES.map((locale) => [locale, yesNo]))),
      productSort: oneOf(LISTING_SORTS),
      notifications: fields({
        maxShown: wholeNumber(1, SITE_LIMITS.toasts),
        position: oneOf(TOAST_POSITIONS),
        positioning: oneOf(TOAST_POSITIONINGS),
      }),
      flags: fields(Object.fromEntries(FLAG_NAMES.map((name) => [name, yesNo]))),
    }),
    header: fields({
      isSticky: yesNo,
      logoUrl: orNull(imageUrl),
      logoContentKey: orNull(textThat((key) => CONTENT_KEY.test(key), 'NAME', SITE_LIMITS.label)),
      logoAltText: textUpTo(SITE_LIMITS.label, { mayBeBlank: true }),
      suggestionsEnabled: yesNo,
      popularProductsCategoryId: orNull(textThat((id) => isIdOf('category', id), 'NAME', SITE_LIMITS.label)),
      showSearchButton: yesNo,
      miniCartEnabled: yesNo,
      showCount: yesNo,
      showRecommendations: yesNo,
      showExpressCheckout: yesNo,
      profileMenu: menu,
      profileIcon: orNull(oneOf(ICON_NAMES)),
    }),
    variants: fields(Object.fromEntries(HEADER_VARIANTS.map((name) => [name, variant]))),
    navigation: fields({
      alignment: oneOf(ALIGNMENTS),
      showBackLabel: yesNo,
      showHomeLink: yesNo,
      hideMoreMenu: yesNo,
      showAppLauncher: yesNo,
      showMobileTrigger: yesNo,
      listView: yesNo,
      customThemeStylesBar: themeStyles,
      customThemeStylesList: listThemeStyles,
      itemLimit: orNull(wholeNumber(1, SITE_LIMITS.itemLimit)),
      hideCloseIcon: yesNo,
    }),
    ribbon: fields({
      isShown: yesNo,
      text: orNull(text),
      position: oneOf(RIBBON_POSITIONS),
      hexcolor: hexColor,
      hexTextColor: hexColor,
      topDistanceMobile: distance,
      topDistanceDesktop: distance,
    }),
    footer: fields({
      columnsMenu: menu,
      checkoutColumnsMenu: orNull(menu),
      copyrightYear: wholeNumber(SITE_LIMITS.yearFrom, SITE_LIMITS.yearTo),
      socialLink: footerLink,
      websiteLink: footerLink,
      legalText: orNull(text),
    }),
    shop: shopCheck(document),
    menus,
  });
}

/** Two header variants of the same colour could not be distinguished (HDR-14): the later one is reported. */
function differentColors(document: unknown, report: Report): void {
  const variants = isFields(document) && isFields(document['variants']) ? document['variants'] : {};
  const seen = new Set<string>();
  for (const name of HEADER_VARIANTS) {
    const variant = variants[name];
    const color = isFields(variant) ? variant['barColor'] : undefined;
    if (typeof color !== 'string') continue;
    if (seen.has(color.toLowerCase())) report(`variants.${name}.barColor`, 'SAME_COLOR');
    seen.add(color.toLowerCase());
  }
}

/**
 * The broken rules of a site document; empty: it is valid. A list that is too long is reported as such, and not all of
 * its entries are checked. Never throws.
 */
export function siteProblems(document: unknown): readonly DocumentProblem[] {
  const problems: DocumentProblem[] = [];
  const report: Report = (path, rule) => void problems.push({ path, rule });
  documentCheck(document)(document, '', report);
  differentColors(document, report);
  return problems;
}

/** Whether a value is a site document that breaks no rule. */
export const isSiteDocument = (value: unknown): value is SiteDocument => siteProblems(value).length === 0;

function over(defaults: unknown, given: unknown): unknown {
  if (given === undefined) return defaults;
  if (!isFields(defaults) || !isFields(given)) return given;
  return Object.fromEntries(
    [...new Set([...Object.keys(defaults), ...Object.keys(given)])].map((name) => [
      name,
      over(defaults[name], Object.hasOwn(given, name) ? given[name] : undefined),
    ]),
  );
}

/** The site of a new shop: the defaults, with an empty menu for each menu name in them. */
export function emptySite(): SiteDocument {
  const { variants, header, footer } = DEFAULT_SITE;
  const names = [
    ...Object.values(variants).map(({ navigationMenuEditor }) => navigationMenuEditor),
    header.profileMenu,
    footer.columnsMenu,
  ];
  return { ...DEFAULT_SITE, shop: DEFAULT_SHOP, menus: Object.fromEntries(names.map((name) => [name, []])) };
}

/**
 * Completes a document of an older release with today's defaults, and with the current shop settings if it has none.
 * Existing values are left unchanged.
 */
export const completeSite = (document: unknown, shop: ShopSettings = DEFAULT_SHOP): unknown =>
  isFields(document) ? over({ ...DEFAULT_SITE, shop, menus: {} }, document) : document;
