import type { firstTexts } from './firstTexts';
import type cartLines from './fr-FR/cartLines.json';
import type account from './fr-FR/account.json';
import type accountPages from './fr-FR/accountPages.json';
import type accounts from './fr-FR/accounts.json';
import type addresses from './fr-FR/addresses.json';
import type addressesBook from './fr-FR/addressesBook.json';
import type builder from './fr-FR/builder.json';
import type builderActivity from './fr-FR/builderActivity.json';
import type builderContents from './fr-FR/builderContents.json';
import type builderFields from './fr-FR/builderFields.json';
import type builderMenus from './fr-FR/builderMenus.json';
import type builderSearches from './fr-FR/builderSearches.json';
import type builderIcons from './fr-FR/builderIcons.json';
import type builderSettings from './fr-FR/builderSettings.json';
import type builderPlaces from './fr-FR/builderPlaces.json';
import type cartCoupons from './fr-FR/cartCoupons.json';
import type cartNotices from './fr-FR/cartNotices.json';
import type cartPage from './fr-FR/cartPage.json';
import type cartPreserve from './fr-FR/cartPreserve.json';
import type cartProblems from './fr-FR/cartProblems.json';
import type catalog from './fr-FR/catalog.json';
import type catalogBreadcrumb from './fr-FR/catalogBreadcrumb.json';
import type catalogDetails from './fr-FR/catalogDetails.json';
import type catalogListing from './fr-FR/catalogListing.json';
import type catalogProduct from './fr-FR/catalogProduct.json';
import type catalogTable from './fr-FR/catalogTable.json';
import type catalogVariations from './fr-FR/catalogVariations.json';
import type checkout from './fr-FR/checkout.json';
import type checkoutDeliveries from './fr-FR/checkoutDeliveries.json';
import type checkoutProblems from './fr-FR/checkoutProblems.json';
import type consent from './fr-FR/consent.json';
import type contact from './fr-FR/contact.json';
import type content from './fr-FR/content.json';
import type delivery from './fr-FR/delivery.json';
import type errorsPage from './fr-FR/errorsPage.json';
import type shellNoScript from './fr-FR/shellNoScript.json';
import type footer from './fr-FR/footer.json';
import type forms from './fr-FR/forms.json';
import type giftWrap from './fr-FR/giftWrap.json';
import type headerCheckout from './fr-FR/headerCheckout.json';
import type headerRibbon from './fr-FR/headerRibbon.json';
import type home from './fr-FR/home.json';
import type homeBuyers from './fr-FR/homeBuyers.json';
import type invoice from './fr-FR/invoice.json';
import type navigation from './fr-FR/navigation.json';
import type notices from './fr-FR/notices.json';
import type orders from './fr-FR/orders.json';
import type ordersAgain from './fr-FR/ordersAgain.json';
import type ordersHistory from './fr-FR/ordersHistory.json';
import type payment from './fr-FR/payment.json';
import type preview from './fr-FR/preview.json';
import type recording from './fr-FR/recording.json';
import type recordingSend from './fr-FR/recordingSend.json';
import type search from './fr-FR/search.json';
import type searchLayout from './fr-FR/searchLayout.json';
import type searchListing from './fr-FR/searchListing.json';
import type recommendations from './fr-FR/recommendations.json';
import type searchNone from './fr-FR/searchNone.json';
import type sessionMenu from './fr-FR/sessionMenu.json';
import type searchRefused from './fr-FR/searchRefused.json';
import type support from './fr-FR/support.json';
import type supportCalls from './fr-FR/supportCalls.json';
import type supportSession from './fr-FR/supportSession.json';
import type supportPrices from './fr-FR/supportPrices.json';

/** The id of any text of the shop, whenever it is loaded. */
export type MessageId =
  | keyof typeof firstTexts
  | keyof typeof cartLines
  | keyof typeof account
  | keyof typeof accountPages
  | keyof typeof accounts
  | keyof typeof addresses
  | keyof typeof addressesBook
  | keyof typeof builder
  | keyof typeof builderActivity
  | keyof typeof builderSearches
  | keyof typeof builderContents
  | keyof typeof builderFields
  | keyof typeof builderMenus
  | keyof typeof builderIcons
  | keyof typeof builderSettings
  | keyof typeof builderPlaces
  | keyof typeof cartCoupons
  | keyof typeof cartNotices
  | keyof typeof cartPage
  | keyof typeof cartPreserve
  | keyof typeof cartProblems
  | keyof typeof catalog
  | keyof typeof catalogBreadcrumb
  | keyof typeof catalogDetails
  | keyof typeof catalogListing
  | keyof typeof catalogProduct
  | keyof typeof catalogTable
  | keyof typeof catalogVariations
  | keyof typeof checkout
  | keyof typeof checkoutDeliveries
  | keyof typeof checkoutProblems
  | keyof typeof consent
  | keyof typeof contact
  | keyof typeof content
  | keyof typeof delivery
  | keyof typeof errorsPage
  | keyof typeof shellNoScript
  | keyof typeof footer
  | keyof typeof forms
  | keyof typeof giftWrap
  | keyof typeof headerCheckout
  | keyof typeof headerRibbon
  | keyof typeof home
  | keyof typeof homeBuyers
  | keyof typeof invoice
  | keyof typeof navigation
  | keyof typeof notices
  | keyof typeof orders
  | keyof typeof ordersAgain
  | keyof typeof ordersHistory
  | keyof typeof payment
  | keyof typeof preview
  | keyof typeof recording
  | keyof typeof recordingSend
  | keyof typeof search
  | keyof typeof searchLayout
  | keyof typeof searchListing
  | keyof typeof recommendations
  | keyof typeof searchNone
  | keyof typeof sessionMenu
  | keyof typeof searchRefused
  | keyof typeof support
  | keyof typeof supportCalls
  | keyof typeof supportSession
  | keyof typeof supportPrices;
