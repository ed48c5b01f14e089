// The builders' configuration of the site, its flags, and the header variant of a shopper; late code.
// State key: none of its own, the answers live in the API's cache.
// Publishes the site's endpoint, selectors of configuration, flags and header variant, and the saga that reads them.
export {
  headerAccountArgs,
  headerUserArgs,
  headerVariantOf,
  type Customer,
  selectHeaderVariant,
  selectHeaderVariantName,
  selectSiteConfiguration,
  selectUserRecord,
} from './headerVariant';
export { selectIsOn } from './flags';
export { readSite, recordAgeSeconds } from './readSite';
export { siteApi } from './siteApi';
