// What site builders have decided of the pages, and which header a shopper has of it; late code.
// State key: none of its own, the answers live in the API's cache.
// Publishes the site's endpoint, its configuration, the header's variant and what reads them.
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
export { readSite, recordAgeSeconds } from './readSite';
export { siteApi } from './siteApi';
