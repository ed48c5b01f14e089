import { emptySite } from '../../../src/commerce/site/checkSite';
import { LIST_POSITIONS, THEME_STYLES, type SiteDocument } from '../../../src/contract/site/siteConfiguration';

/** The parts of a site that have one form each. */
export const EDITED_PARTS = ['navigation', 'variants', 'header', 'ribbon', 'footer', 'shop', 'settings'] as const;

/** A site in which optional values are given, so that their fields are shown. */
export function completeSite(): SiteDocument {
  const { navigation, footer, ...rest } = emptySite();
  const styles = { ...Object.fromEntries(THEME_STYLES.map((name) => [name, 'none'])) };
  const distances = Object.fromEntries(LIST_POSITIONS.map((name) => [name, '1rem']));
  const link = { label: 'Un lien', url: '/' };
  return {
    ...rest,
    navigation: { ...navigation, customThemeStylesBar: styles, customThemeStylesList: { ...styles, ...distances } },
    footer: { ...footer, socialLink: link, websiteLink: link },
  };
}

/** The paths of all innermost values of an object. */
export const leaves = (value: unknown, path: string): readonly string[] =>
  typeof value === 'object' && value !== null
    ? Object.entries(value).flatMap(([name, below]) => leaves(below, `${path}.${name}`))
    : [path];
