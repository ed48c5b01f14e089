import type { AppPlugin } from '../app';
import { demoAccounts } from '../demo/accounts';
import { demoAddressBook } from '../demo/demoAddresses';
import { demoPromotions } from '../demo/demoPromotions';
import { demoData } from '../demo/seedDemo';
import { mediaRoutes } from '../media/mediaRoutes';
import { loginRoutes, passwordRoutes, registrationRoutes } from './account';
import { catalogStore } from './catalog/catalogStore';
import { categoryRoutes } from './catalog/categories/categoryRoutes';
import { productRoutes } from './catalog/products/productRoutes';
import { contextRoutes } from './context/contextRoutes';
import { sessionRoutes } from './context/sessionRoutes';
import { userRecordRoutes } from './context/userRecordRoutes';
import { webstoreStore } from './context/webstoreStore';
import { inventoryRoutes } from './inventory/inventoryRoutes';
import { categoryMenuRoutes, navigationMenuRoutes } from './menus/menuRoutes';
import { priceRoutes } from './prices/priceRoutes';
import { searchRoutes } from './search/searchRoutes';
import { builderChanges } from './site/builderChanges';
import { builderReads } from './site/builderReads';
import { configurationRoutes } from './site/configurationRoutes';
import { siteStore } from './site/siteStore';
import { calculateTaxesRoute } from './taxes/calculateTaxesRoute';
import { taxRoutes } from './taxes/taxRoutes';
import { activityRoutes, aiConfigurationRoutes } from './tracking';

/**
 * The webstore's context and catalogue, in the order in which they need each other: the demo data, what
 * holds the webstore, its site and its catalogue in memory (`app.webstore`, `app.site`, `app.catalog`), then the routes.
 */
export const commercePlugins: readonly AppPlugin[] = [
  demoData,
  demoAccounts,
  demoAddressBook,
  demoPromotions,
  webstoreStore,
  siteStore,
  catalogStore,
  contextRoutes,
  sessionRoutes,
  userRecordRoutes,
  loginRoutes,
  passwordRoutes,
  registrationRoutes,
  productRoutes,
  categoryRoutes,
  categoryMenuRoutes,
  navigationMenuRoutes,
  configurationRoutes,
  builderReads,
  builderChanges,
  priceRoutes,
  taxRoutes,
  calculateTaxesRoute,
  inventoryRoutes,
  searchRoutes,
  aiConfigurationRoutes,
  activityRoutes,
  mediaRoutes,
];
