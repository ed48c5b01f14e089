import account from './en-US/account.json';
import accountPages from './en-US/accountPages.json';
import accounts from './en-US/accounts.json';
import addresses from './en-US/addresses.json';
import addressesBook from './en-US/addressesBook.json';
import builder from './en-US/builder.json';
import builderActivity from './en-US/builderActivity.json';
import builderContents from './en-US/builderContents.json';
import builderFields from './en-US/builderFields.json';
import builderIcons from './en-US/builderIcons.json';
import builderMenus from './en-US/builderMenus.json';
import builderPlaces from './en-US/builderPlaces.json';
import builderSearches from './en-US/builderSearches.json';
import builderSettings from './en-US/builderSettings.json';
import cart from './en-US/cart.json';
import cartCoupons from './en-US/cartCoupons.json';
import cartLines from './en-US/cartLines.json';
import cartNotices from './en-US/cartNotices.json';
import cartPage from './en-US/cartPage.json';
import cartPreserve from './en-US/cartPreserve.json';
import cartProblems from './en-US/cartProblems.json';
import catalog from './en-US/catalog.json';
import catalogBreadcrumb from './en-US/catalogBreadcrumb.json';
import catalogDetails from './en-US/catalogDetails.json';
import catalogListing from './en-US/catalogListing.json';
import catalogProduct from './en-US/catalogProduct.json';
import catalogTable from './en-US/catalogTable.json';
import catalogVariations from './en-US/catalogVariations.json';
import checkout from './en-US/checkout.json';
import checkoutDeliveries from './en-US/checkoutDeliveries.json';
import checkoutProblems from './en-US/checkoutProblems.json';
import consent from './en-US/consent.json';
import contact from './en-US/contact.json';
import content from './en-US/content.json';
import delivery from './en-US/delivery.json';
import errors from './en-US/errors.json';
import errorsPage from './en-US/errorsPage.json';
import footer from './en-US/footer.json';
import formatting from './en-US/formatting.json';
import forms from './en-US/forms.json';
import giftWrap from './en-US/giftWrap.json';
import header from './en-US/header.json';
import headerCheckout from './en-US/headerCheckout.json';
import headerRibbon from './en-US/headerRibbon.json';
import home from './en-US/home.json';
import homeBuyers from './en-US/homeBuyers.json';
import invoice from './en-US/invoice.json';
import navigation from './en-US/navigation.json';
import notices from './en-US/notices.json';
import orders from './en-US/orders.json';
import ordersAgain from './en-US/ordersAgain.json';
import ordersHistory from './en-US/ordersHistory.json';
import payment from './en-US/payment.json';
import preview from './en-US/preview.json';
import recommendations from './en-US/recommendations.json';
import recording from './en-US/recording.json';
import recordingSend from './en-US/recordingSend.json';
import search from './en-US/search.json';
import searchLayout from './en-US/searchLayout.json';
import searchListing from './en-US/searchListing.json';
import searchNone from './en-US/searchNone.json';
import searchRefused from './en-US/searchRefused.json';
import session from './en-US/session.json';
import sessionMenu from './en-US/sessionMenu.json';
import shell from './en-US/shell.json';
import shellNoScript from './en-US/shellNoScript.json';
import support from './en-US/support.json';
import supportCalls from './en-US/supportCalls.json';
import supportPrices from './en-US/supportPrices.json';
import supportSession from './en-US/supportSession.json';
import { addCatalogue } from './translator';

const english = {
  ...account,
  ...accountPages,
  ...accounts,
  ...addresses,
  ...addressesBook,
  ...builder,
  ...builderActivity,
  ...builderContents,
  ...builderFields,
  ...builderIcons,
  ...builderMenus,
  ...builderPlaces,
  ...builderSearches,
  ...builderSettings,
  ...cart,
  ...cartCoupons,
  ...cartLines,
  ...cartNotices,
  ...cartPage,
  ...cartPreserve,
  ...cartProblems,
  ...catalog,
  ...catalogBreadcrumb,
  ...catalogDetails,
  ...catalogListing,
  ...catalogProduct,
  ...catalogTable,
  ...catalogVariations,
  ...checkout,
  ...checkoutDeliveries,
  ...checkoutProblems,
  ...consent,
  ...contact,
  ...content,
  ...delivery,
  ...errors,
  ...errorsPage,
  ...footer,
  ...formatting,
  ...forms,
  ...giftWrap,
  ...header,
  ...headerCheckout,
  ...headerRibbon,
  ...home,
  ...homeBuyers,
  ...invoice,
  ...navigation,
  ...notices,
  ...orders,
  ...ordersAgain,
  ...ordersHistory,
  ...payment,
  ...preview,
  ...recommendations,
  ...recording,
  ...recordingSend,
  ...search,
  ...searchLayout,
  ...searchListing,
  ...searchNone,
  ...searchRefused,
  ...session,
  ...sessionMenu,
  ...shell,
  ...shellNoScript,
  ...support,
  ...supportCalls,
  ...supportPrices,
  ...supportSession,
};

/** Adds every English text, for those who show pages in each language: the server and the player. No shop page has it. */
export const addEnglish = (): void => addCatalogue('en-US', english);
