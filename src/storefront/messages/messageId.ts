import type { firstTexts } from './firstTexts';
import type cartLines from './fr-FR/cartLines.json';
import type cartPage from './fr-FR/cartPage.json';
import type catalog from './fr-FR/catalog.json';
import type catalogListing from './fr-FR/catalogListing.json';
import type catalogProduct from './fr-FR/catalogProduct.json';
import type catalogTable from './fr-FR/catalogTable.json';
import type drawer from './fr-FR/drawer.json';
import type errorsPage from './fr-FR/errorsPage.json';
import type home from './fr-FR/home.json';
import type searchListing from './fr-FR/searchListing.json';

/** The id of any text of the shop, whether it comes with the first load, with a page or with a part. */
export type MessageId =
  | keyof typeof firstTexts
  | keyof typeof cartLines
  | keyof typeof cartPage
  | keyof typeof catalog
  | keyof typeof catalogListing
  | keyof typeof catalogProduct
  | keyof typeof catalogTable
  | keyof typeof drawer
  | keyof typeof errorsPage
  | keyof typeof home
  | keyof typeof searchListing;
