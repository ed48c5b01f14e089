// Written by `npm run openapi` from src/openapi/openapi.json.
export interface paths {
  "/site-info": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * The ids of this site
     * @description Webstore, site, community and channel, the version of the API, the language and the path below which the shop stands. The addresses of the other calls are made of these ids.
     *
     *   Who may call: anybody.
     */
    get: operations["getSiteInfo"];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/site/configuration": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * The look of the site as it is published
     * @description Sections, texts and settings of its pages. `publishStatus=Draft` is for builders.
     *
     *   Who may call: anybody.
     */
    get: operations["getSiteConfiguration"];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/services/data/{version}/commerce/webstores/{webstoreId}/application-context": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * What the webstore is set to do
     * @description Currencies, countries, order statuses, which features are on, and `catalogSnapshotVersionId`, the version of the catalogue now in force. May be kept for five minutes.
     *
     *   Who may call: anybody.
     */
    get: operations["getApplicationContext"];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/services/data/{version}/connect/communities/{communityId}/navigation-menu/navigation-menu-items": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * A menu of the site
     * @description By its name (`navigationLinkSetDeveloperName`) or id. An unknown menu is an empty list. `publishStatus=Draft` is for builders.
     *
     *   Who may call: anybody.
     */
    get: operations["listNavigationMenuItems"];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/services/data/{version}/connect/sites/{siteId}/cms/delivery/contents": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Contents of a site
     * @description By keys, by ids, by type, by `path`, by the path they stand `under`, by `urlName` or by a `searchTerm`, one of these at a time. Contents that do not exist are left out of the list.
     *
     *   Who may call: anybody.
     */
    get: operations["listContentsOfSite"];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/services/data/{version}/connect/cms/delivery/channels/{channelId}/contents": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Contents of a channel
     * @description By keys, by ids, by type, by `path`, by the path they stand `under`, by `urlName` or by a `searchTerm`, one of these at a time. Contents that do not exist are left out of the list.
     *
     *   Who may call: anybody.
     */
    get: operations["listContentsOfChannel"];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/services/data/{version}/connect/sites/{siteId}/cms/delivery/contents/{contentKeyOrId}": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * A content of a site
     * @description A document with its blocks, or a picture with the address of its file. By key or id.
     *
     *   Who may call: anybody.
     */
    get: operations["getContentOfSite"];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/services/data/{version}/connect/cms/delivery/channels/{channelId}/contents/{contentKeyOrId}": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * A content of a channel
     * @description As of a site.
     *
     *   Who may call: anybody.
     */
    get: operations["getContentOfChannel"];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/services/data/{version}/commerce/webstores/{webstoreId}/ai/configuration": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Whether activities are collected, and where
     * @description The address that takes activities, and whether recommendations are on.
     *
     *   Who may call: anybody.
     */
    get: operations["getAiConfiguration"];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/services/data/{version}/commerce/webstores/{webstoreId}/shopperAgent/context": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Whether there is an assistant
     * @description This shop has none, and says so.
     *
     *   Who may call: anybody.
     */
    get: operations["getShopperAgent"];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/login": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Log in
     * @description Gives the session's cookie, and a token that serves as `Authorization: Bearer` for a client without cookies. Anything wrong is one and the same refusal, whether or not the e-mail is known. A page’s form that is posted without a script is answered by a redirect to a page.
     *
     *   Who may call: anybody.
     */
    post: operations["logIn"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/secur/logout.jsp": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Log out by a link
     * @description Does the same as `logOut`, unless another site has caused the request: then no session ends.
     *
     *   Who may call: anybody.
     */
    get: operations["logOutByLink"];
    put?: never;
    /**
     * Log out
     * @description Ends the session, its cookie and its token alike.
     *
     *   Who may call: anybody.
     */
    post: operations["logOut"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/password-requests": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Ask for a link to a new password
     * @description Who has a login is mailed a link, good for one use within the hour. The answer is the same for everybody. A page’s form that is posted without a script is answered by a redirect to a page.
     *
     *   Who may call: anybody.
     */
    post: operations["requestPasswordLink"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/password-changes": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Choose a new password by a mailed link
     * @description With the token of the link. Every session of the user ends. A password has at least 12 characters. A page’s form that is posted without a script is answered by a redirect to a page.
     *
     *   Who may call: anybody.
     */
    post: operations["changePassword"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/registrations": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Ask to become a customer
     * @description A company and who asks for it. A refusal has one entry for each wrong field, named in `invalidParameters`. A page’s form that is posted without a script is answered by a redirect to a page.
     *
     *   Who may call: anybody.
     */
    post: operations["register"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/contact-messages": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Write to the shop
     * @description The answer is a reference that can be said over the telephone. `website` stays empty. A refusal has one entry for each wrong field. A page’s form that is posted without a script is answered by a redirect to a page.
     *
     *   Who may call: anybody.
     */
    post: operations["sendContactMessage"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/activities/{siteId}/{type}": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Tell what a browser looked at
     * @description For whoever has allowed it. Kept by the id of a browser alone (`cookieId`), never with a user, an account or a cart.
     *
     *   Who may call: anybody.
     */
    post: operations["reportActivity"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/services/data/{version}/commerce/webstores/{webstoreId}/session-context": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Who calls
     * @description Guest or user, the account acted for, and what they may do.
     *
     *   Who may call: anybody.
     */
    get: operations["getSessionContext"];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/services/data/{version}/commerce/webstores/{webstoreId}/external-managed-accounts": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * The accounts that a user manages
     * @description Those of the user’s own account, whomever they act for. Any of them can be named by `effectiveAccountId`.
     *
     *   Who may call: whoever is logged in.
     */
    get: operations["listManagedAccounts"];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/services/data/{version}/commerce/webstores/{webstoreId}/effective-accounts/{accountId}": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * An account to act for
     * @description The user’s own account or one it manages, with the fields that `fields` names.
     *
     *   Who may call: whoever is logged in.
     */
    get: operations["getEffectiveAccount"];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/services/data/{version}/ui-api/records/{recordId}": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * The user’s own record
     * @description Fields of the user, contact and account. What is not there is left out of `optionalFields` and refused in `fields`.
     *
     *   Who may call: whoever is logged in.
     */
    get: operations["getUserRecord"];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/services/data/{version}/commerce/webstores/{webstoreId}/products/{productId}": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * A product
     * @description Fields, pictures, rules of quantity, variations and the way to it through the categories. Prices are calls of their own.
     *
     *   Who may call: anybody.
     */
    get: operations["getProduct"];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/services/data/{version}/commerce/webstores/{webstoreId}/products/url-names/{urlName}": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * A product by its url name
     * @description As by id. Of several products of one name it is the first that is no variation.
     *
     *   Who may call: anybody.
     */
    get: operations["getProductByUrlName"];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/services/data/{version}/commerce/webstores/{webstoreId}/versions/{snapshotId}/products/{productId}": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * A product in a version of the catalogue
     * @description The version is `catalogSnapshotVersionId` of the application context. A guest’s answer never changes, so it may be kept; of versions the last three are known.
     *
     *   Who may call: anybody.
     */
    get: operations["getProductInVersion"];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/services/data/{version}/commerce/webstores/{webstoreId}/products": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Products by ids or references
     * @description Up to a hundred, by `ids` or by `skus`. Each fails by itself: `success` is false with a code, while the call succeeds. Each has the caller’s `prices` unless `excludePrices` is said.
     *
     *   Who may call: anybody.
     */
    get: operations["listProducts"];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/services/data/{version}/commerce/webstores/{webstoreId}/products/{productId}/children": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * What is in a bundle or a set
     * @description A bundle is sold as a whole, the members of a set one by one. A child that the caller may not see keeps its place, with nothing but its id.
     *
     *   Who may call: anybody.
     */
    get: operations["listProductChildren"];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/services/data/{version}/commerce/webstores/{webstoreId}/products/{productId}/featured-products": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Products that go with another
     * @description By the type of their relationship, each list in its order. Without `relationshipTypes` all types.
     *
     *   Who may call: anybody.
     */
    get: operations["listFeaturedProducts"];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/services/data/{version}/commerce/webstores/{webstoreId}/products/gift-wrap": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Gift wrap on offer
     * @description Products like any other, which a cart takes as a line. Empty where gifts are off.
     *
     *   Who may call: anybody.
     */
    get: operations["listGiftWrap"];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/services/data/{version}/commerce/webstores/{webstoreId}/ai/recommendations": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Recommended products
     * @description By a `recommender`. Most need anchors, products or a category that they are alike: `anchorValues`, or those of the current cart.
     *
     *   Who may call: anybody.
     */
    get: operations["listRecommendations"];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/services/data/{version}/commerce/webstores/{webstoreId}/product-categories/{categoryId}": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * A category
     * @description With its fields, pictures and the category above it.
     *
     *   Who may call: anybody.
     */
    get: operations["getCategory"];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/services/data/{version}/commerce/webstores/{webstoreId}/product-categories/url-names/{urlName}": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * A category by its url name
     * @description As by id. Of several categories of one name it is the uppermost.
     *
     *   Who may call: anybody.
     */
    get: operations["getCategoryByUrlName"];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/services/data/{version}/commerce/webstores/{webstoreId}/product-categories/children": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * The categories below one
     * @description Of the uppermost without `parentProductCategoryId`.
     *
     *   Who may call: anybody.
     */
    get: operations["listCategoryChildren"];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/services/data/{version}/commerce/webstores/{webstoreId}/product-category-path/product-categories/{categoryId}": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * The way to a category
     * @description From the uppermost down to it.
     *
     *   Who may call: anybody.
     */
    get: operations["getCategoryPath"];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/services/data/{version}/commerce/webstores/{webstoreId}/category-menu-items": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * The menu of categories
     * @description At most five levels and 2,500 items, counted level by level. `publishStatus=Draft` is for builders.
     *
     *   Who may call: anybody.
     */
    get: operations["listCategoryMenuItems"];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/services/data/{version}/commerce/webstores/{webstoreId}/search/products": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Search, by an address
     * @description By a `searchTerm` of up to 32 words or in a category; `refinements` are the same as by POST, as JSON in base64. Values of one facet widen what is found, facets narrow each other.
     *
     *   Who may call: anybody.
     */
    get: operations["searchProducts"];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/services/data/{version}/commerce/webstores/{webstoreId}/search/product-search": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Search, by a body
     * @description The same question where it is too long for an address. It changes nothing, so a client without cookies need not say where it comes from.
     *
     *   Who may call: anybody.
     */
    post: operations["searchProductsByPost"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/services/data/{version}/commerce/webstores/{webstoreId}/search/suggestions": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Suggestions while a term is typed
     * @description Products, categories, and the caller’s own last searches.
     *
     *   Who may call: anybody.
     */
    get: operations["listSuggestions"];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/services/data/{version}/commerce/webstores/{webstoreId}/search/sort-rules": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * The orders in which a search can be sorted
     * @description Each is named in a search by its id or its name.
     *
     *   Who may call: anybody.
     */
    get: operations["listSortRules"];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/services/data/{version}/commerce/webstores/{webstoreId}/pricing/products/{productId}": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * The price of a product
     * @description Without VAT, with its tiers; their bounds are inclusive. A parent of variations costs what its cheapest one costs.
     *
     *   Who may call: anybody.
     */
    get: operations["getPrice"];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/services/data/{version}/commerce/webstores/{webstoreId}/pricing/products": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Prices of several products, by an address
     * @description Each fails by itself: `success` is false with a code, while the call succeeds.
     *
     *   Who may call: anybody.
     */
    get: operations["listPrices"];
    put?: never;
    /**
     * Prices of several products, by a body
     * @description Up to 500. Each fails by itself: `success` is false with a code, while the call succeeds.
     *
     *   Who may call: anybody.
     */
    post: operations["listPricesByPost"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/services/data/{version}/commerce/webstores/{webstoreId}/taxes/products/{productId}": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * The VAT of a product
     * @description Known for France; for another country `success` is false inside the answer.
     *
     *   Who may call: anybody.
     */
    get: operations["getTaxes"];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/services/data/{version}/commerce/webstores/{webstoreId}/taxes/actions/calculate-taxes": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * The VAT of lines that are no cart yet
     * @description Of an address only the country counts. VAT is rounded once for each rate, so the lines add up to `totalTaxAmount`.
     *
     *   Who may call: anybody.
     */
    post: operations["calculateTaxes"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/services/data/{version}/commerce/promotions/actions/evaluate-products": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * What promotions make of prices
     * @description What one piece of each product costs after the promotions that come by themselves to a cart of it alone. `webStoreId` may stand in the body.
     *
     *   Who may call: anybody.
     */
    post: operations["evaluateProducts"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/services/data/{version}/commerce/inventory/levels": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Stock of products
     * @description Counted anew for each answer. The place is `inventoryDefaultSource` of the application context; `onHand` counts what stands in the store room, `availableToOrder` what nobody else has reserved.
     *
     *   Who may call: anybody.
     */
    get: operations["listInventoryLevels"];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/services/data/{version}/commerce/webstores/{webstoreId}/carts": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    /**
     * Make the current cart, if there is none
     * @description If there is one, it is the answer.
     *
     *   Who may call: guests, where they may have carts, and users; each for their own.
     */
    put: operations["ensureCurrentCart"];
    /**
     * Make a cart
     * @description The current one if there is none; with `isSecondary` always another. Carts have no names.
     *
     *   Who may call: guests, where they may have carts, and users; each for their own.
     */
    post: operations["createCart"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/services/data/{version}/commerce/webstores/{webstoreId}/carts/{cartStateOrId}": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * A cart: amounts and states
     * @description Amounts without its lines. `current` without a cart is an empty one whose `cartId` is null.
     *
     *   Who may call: guests, where they may have carts, and users; each for their own.
     */
    get: operations["getCart"];
    /**
     * Make the cart that the address names, if there is none
     * @description Of `current` and `active`; a cart by its id has to be there.
     *
     *   Who may call: guests, where they may have carts, and users; each for their own.
     */
    put: operations["ensureCart"];
    post?: never;
    /**
     * Delete a cart
     * @description Its lines, coupons and delivery groups are gone, its checkout ends and what it reserved is free. Refused while a colleague is paying for one that is shared.
     *
     *   Who may call: guests, where they may have carts, and users; each for their own.
     */
    delete: operations["deleteCart"];
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/services/data/{version}/commerce/webstores/{webstoreId}/carts/{cartStateOrId}/compact-summary": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * How much is in a cart
     * @description As little as a badge needs.
     *
     *   Who may call: guests, where they may have carts, and users; each for their own.
     */
    get: operations["getCartCompactSummary"];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/services/data/{version}/commerce/webstores/{webstoreId}/carts/compact-summary": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * How much is in the current cart
     * @description The same for a client that knows no cart.
     *
     *   Who may call: guests, where they may have carts, and users; each for their own.
     */
    get: operations["getCurrentCompactSummary"];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/services/data/{version}/commerce/webstores/{webstoreId}/carts/{cartStateOrId}/cart-items": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * The lines of a cart
     * @description Priced today, with what is wrong with a line, promotions, coupons, and promotions that a few more products would bring. While lines are still to join a large cart it is 202, with `Retry-After`.
     *
     *   Who may call: guests, where they may have carts, and users; each for their own.
     */
    get: operations["listCartItems"];
    put?: never;
    /**
     * Add a product to a cart
     * @description A product has one line: what is added joins it. The quantity of the whole line has to keep the product’s rule and the stock, that of a bundle the stock of its contents. A set is refused: its members are added one by one. `current` is made on the way.
     *
     *   Who may call: guests, where they may have carts, and users; each for their own.
     */
    post: operations["addCartItem"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/services/data/{version}/commerce/webstores/{webstoreId}/carts/{cartStateOrId}/cart-items/batch": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Add several products to a cart
     * @description Up to a hundred, worked in order, each with a status of its own: the call succeeds whatever becomes of them. What makes a cart larger than a hundred lines is worked off later.
     *
     *   Who may call: guests, where they may have carts, and users; each for their own.
     */
    post: operations["addCartItems"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/services/data/{version}/commerce/webstores/{webstoreId}/carts/{cartStateOrId}/cart-items/{cartItemId}": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    post?: never;
    /**
     * Take a line away
     * @description Of every delivery group.
     *
     *   Who may call: guests, where they may have carts, and users; each for their own.
     */
    delete: operations["deleteCartItem"];
    options?: never;
    head?: never;
    /**
     * Change the quantity of a line
     * @description To the whole quantity. A line is taken away by DELETE, not by 0.
     *
     *   Who may call: guests, where they may have carts, and users; each for their own.
     */
    patch: operations["changeCartItem"];
    trace?: never;
  };
  "/services/data/{version}/commerce/webstores/{webstoreId}/carts/{cartStateOrId}/products": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * The products of a cart
     * @description Each once, with the quantity and amount of all its lines.
     *
     *   Who may call: guests, where they may have carts, and users; each for their own.
     */
    get: operations["listCartProducts"];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/services/data/{version}/commerce/webstores/{webstoreId}/carts/{cartStateOrId}/cart-coupons": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Redeem a coupon
     * @description Case and blanks around a code do not count. A cart has two coupons at most.
     *
     *   Who may call: guests, where they may have carts, and users; each for their own.
     */
    post: operations["addCartCoupon"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/services/data/{version}/commerce/webstores/{webstoreId}/carts/{cartStateOrId}/cart-coupons/{cartCouponId}": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    post?: never;
    /**
     * Take a coupon away
     * @description By the id that the cart gives it.
     *
     *   Who may call: guests, where they may have carts, and users; each for their own.
     */
    delete: operations["deleteCartCoupon"];
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/services/data/{version}/commerce/webstores/{webstoreId}/carts/{cartStateOrId}/inventory-reservations": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    /**
     * Reserve the stock of a cart
     * @description Every line as it is now, all or none, for `durationInSeconds` (four hours without). What cannot be had is 200 with `success` false.
     *
     *   Who may call: guests, where they may have carts, and users; each for their own.
     */
    put: operations["reserveCart"];
    post?: never;
    /**
     * End a reservation
     * @description Also where there is none.
     *
     *   Who may call: guests, where they may have carts, and users; each for their own.
     */
    delete: operations["endReservation"];
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/services/data/{version}/commerce/webstores/{webstoreId}/carts/{cartStateOrId}/actions/preserve": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Bring a guest’s cart into the user’s
     * @description For the time after a login. The guest’s cart is found by the guest’s cookie. Where both quantities together are more than the rule or the stock allows, the largest allowed one is kept. Without anything to bring the answer is `{}`.
     *
     *   Who may call: whoever is logged in.
     */
    post: operations["preserveCart"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/services/data/{version}/commerce/webstores/{webstoreId}/carts/{cartStateOrId}/actions/clone": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Copy a cart
     * @description A second cart with the same lines, groups and coupons, for the same account or for `targetEffectiveAccountId`. `PayNowReadOnly` cannot be changed, and every buyer of its account may read it and check it out by its id.
     *
     *   Who may call: guests, where they may have carts, and users; each for their own.
     */
    post: operations["cloneCart"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/services/data/{version}/commerce/webstores/{webstoreId}/carts/{cartStateOrId}/delivery-groups": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * The delivery groups of a cart
     * @description Each with its address, methods, and the first of its lines.
     *
     *   Who may call: guests, where they may have carts, and users; each for their own.
     */
    get: operations["listDeliveryGroups"];
    put?: never;
    /**
     * Make a delivery group
     * @description Empty, until lines are arranged. What cannot be is 422, and nothing of it is kept.
     *
     *   Who may call: guests, where they may have carts, and users; each for their own.
     */
    post: operations["createDeliveryGroup"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/services/data/{version}/commerce/webstores/{webstoreId}/carts/{cartStateOrId}/delivery-groups/{deliveryGroupId}": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * A delivery group
     * @description With its lines, as the list has them.
     *
     *   Who may call: guests, where they may have carts, and users; each for their own.
     */
    get: operations["getDeliveryGroup"];
    put?: never;
    post?: never;
    /**
     * Delete a delivery group
     * @description Its items go back to the default group, or with `deleteCartItems` leave the cart.
     *
     *   Who may call: guests, where they may have carts, and users; each for their own.
     */
    delete: operations["deleteDeliveryGroup"];
    options?: never;
    head?: never;
    /**
     * Change a delivery group
     * @description Address, method, day, instructions, gift. What cannot be is 422, and nothing of it is kept.
     *
     *   Who may call: guests, where they may have carts, and users; each for their own.
     */
    patch: operations["changeDeliveryGroup"];
    trace?: never;
  };
  "/services/data/{version}/commerce/webstores/{webstoreId}/carts/{cartStateOrId}/delivery-groups/actions/arrange-items": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Say which group holds how many of a line
     * @description Either everything in the call is carried out or nothing. Pieces that no other group holds are in the default group.
     *
     *   Who may call: guests, where they may have carts, and users; each for their own.
     */
    post: operations["arrangeItems"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/services/data/{version}/commerce/webstores/{webstoreId}/checkouts": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    /**
     * Begin the checkout of a cart, by PUT
     * @description The same call.
     *
     *   Who may call: guests, where they may have carts, and users; each for their own.
     */
    put: operations["ensureCheckout"];
    /**
     * Begin the checkout of a cart
     * @description Or answer the one that is under way. One that somebody else has begun of a shared cart ends, unless they are paying.
     *
     *   Who may call: guests, where they may have carts, and users; each for their own.
     */
    post: operations["startCheckout"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/services/data/{version}/commerce/webstores/{webstoreId}/checkouts/{checkoutId}": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * A checkout
     * @description By its id, or as `active`. After the order `active` names what was placed, until another cart is begun.
     *
     *   Who may call: guests, where they may check out, and buyers; each for their own.
     */
    get: operations["getCheckout"];
    put?: never;
    post?: never;
    /**
     * End a checkout
     * @description The cart stays. A payment is let go of.
     *
     *   Who may call: guests, where they may check out, and buyers; each for their own.
     */
    delete: operations["deleteCheckout"];
    options?: never;
    head?: never;
    /**
     * Change a checkout
     * @description Contact, address, method, day and instructions; any of them alone. A change of what is paid lets go of the payment.
     *
     *   Who may call: guests, where they may check out, and buyers; each for their own.
     */
    patch: operations["changeCheckout"];
    trace?: never;
  };
  "/services/data/{version}/commerce/webstores/{webstoreId}/checkouts/{checkoutId}/coupons": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Redeem a coupon in a checkout
     * @description As in the cart; it lets go of a payment.
     *
     *   Who may call: guests, where they may check out, and buyers; each for their own.
     */
    post: operations["addCheckoutCoupon"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/services/data/{version}/commerce/webstores/{webstoreId}/checkouts/{checkoutId}/coupons/{cartCouponId}": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    post?: never;
    /**
     * Take a coupon away in a checkout
     * @description It lets go of a payment.
     *
     *   Who may call: guests, where they may check out, and buyers; each for their own.
     */
    delete: operations["deleteCheckoutCoupon"];
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/services/data/{version}/commerce/webstores/{webstoreId}/checkouts/{checkoutId}/payments": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Pay
     * @description By the token of a card or an account (`Auth`), by what a provider knows already (`PostAuth`), by an order number (`SimplePurchaseOrder`), or by what the client sends (`ClientRequest`).
     *
     *   Who may call: guests, where they may check out, and buyers; each for their own.
     */
    post: operations["payCheckout"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/services/data/{version}/commerce/webstores/{webstoreId}/checkouts/{checkoutId}/orders": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Place the order
     * @description Prepares and submits in one call, which has no body. A repeat answers the same reference.
     *
     *   Who may call: guests, where they may check out, and buyers; each for their own.
     */
    post: operations["placeOrder"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/services/data/{version}/commerce/webstores/{webstoreId}/checkouts/{checkoutId}/orders/actions": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** Prepare or submit an order */
    post: operations["runOrderActions"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/services/data/{version}/commerce/webstores/{webstoreId}/order-summaries": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * The caller’s orders
     * @description The newest first, paged by token.
     *
     *   Who may call: guests and users; each for their own.
     */
    get: operations["listOrders"];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/services/data/{version}/commerce/webstores/{webstoreId}/order-summaries/{orderSummaryId}": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * An order
     * @description Amounts, deliveries, payment and promotions, as they were.
     *
     *   Who may call: guests and users; each for their own.
     */
    get: operations["getOrder"];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/services/data/{version}/commerce/webstores/{webstoreId}/order-summaries/{orderSummaryId}/items": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * The lines of an order
     * @description In the order of the cart, at the prices of that day.
     *
     *   Who may call: guests and users; each for their own.
     */
    get: operations["listOrderItems"];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/services/data/{version}/commerce/webstores/{webstoreId}/order-summaries/{orderSummaryId}/invoice": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * The invoice of an order
     * @description As it was issued with the order, in French.
     *
     *   Who may call: guests and users; each for their own.
     */
    get: operations["getInvoice"];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/services/data/{version}/commerce/webstores/{webstoreId}/order-summaries/actions/lookup": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * An order whole, by an address
     * @description Everything in one answer, for a confirmation. `excludeParameters` names the parts to leave out.
     *
     *   Who may call: guests and users; each for their own.
     */
    get: operations["lookUpOrder"];
    put?: never;
    /**
     * An order whole, by a body
     * @description The same; the parts to leave out are parameters of their own.
     *
     *   Who may call: guests and users; each for their own.
     */
    post: operations["lookUpOrderByPost"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/services/data/{version}/commerce/webstores/{webstoreId}/order-summaries/{orderSummaryId}/actions/add-order-to-cart": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Order again
     * @description Brings the lines of an order into the current cart, each judged by today’s catalogue and stock: the call succeeds whatever becomes of them.
     *
     *   Who may call: guests and users; each for their own.
     */
    post: operations["addOrderToCart"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/services/data/{version}/commerce/webstores/{webstoreId}/standing-deliveries": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * The caller’s standing deliveries
     * @description Those of the latest order first, paged by token, or those of one order; each with its next three days of delivery. Days before `changesFrom` are in preparation, or the delivery of the order itself.
     *
     *   Who may call: guests and users; each for their own.
     */
    get: operations["listStandingDeliveries"];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/services/data/{version}/commerce/webstores/{webstoreId}/standing-deliveries/{standingDeliveryId}": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    /**
     * Pause, resume or stop a standing delivery
     * @description From `changesFrom` on. A pause does not lengthen a term; what was stopped or is completed does not begin again (400).
     *
     *   Who may call: guests and users; each for their own.
     */
    patch: operations["changeStandingDelivery"];
    trace?: never;
  };
  "/services/data/{version}/commerce/webstores/{webstoreId}/usual-products": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * What the caller orders again and again
     * @description Products of at least two of their latest 24 orders, the most often ordered first.
     *
     *   Who may call: guests and users; each for their own.
     */
    get: operations["listUsualProducts"];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/services/data/{version}/commerce/webstores/{webstoreId}/accounts/{accountId}/addresses": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * The addresses of an account
     * @description Paged by token. `excludeUnsupportedCountries` leaves out where nobody delivers to.
     *
     *   Who may call: whoever is logged in.
     */
    get: operations["listAddresses"];
    put?: never;
    /**
     * Write an address down
     * @description What is wrong with a field is 422, with `errors`.
     *
     *   Who may call: whoever is logged in.
     */
    post: operations["createAddress"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/services/data/{version}/commerce/webstores/{webstoreId}/accounts/{accountId}/addresses/{addressId}": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    post?: never;
    /**
     * Delete an address
     * @description Where it was the default, the oldest other one of its type is.
     *
     *   Who may call: whoever is logged in.
     */
    delete: operations["deleteAddress"];
    options?: never;
    head?: never;
    /**
     * Change an address
     * @description Only what is said changes. What is wrong with a field is 422, with `errors`.
     *
     *   Who may call: whoever is logged in.
     */
    patch: operations["changeAddress"];
    trace?: never;
  };
}
export type webhooks = Record<string, never>;
export interface components {
  schemas: {
    ActivityBody: {
      /** Format: uuid */
      cookieId: string;
      /** Format: uuid */
      correlationId?: string;
      searchText?: string;
      resultCount?: number;
      position?: number;
      category?: {
        id: string;
      };
      product?: components["schemas"]["ActivityProduct"];
      products?: components["schemas"]["ActivityProduct"][];
      quantity?: string;
      recommenderName?: string;
      recoUUID?: string;
    };
    ActivityProduct: {
      id: string;
      sku?: string;
      unitPrice?: string;
      listPrice?: string;
    };
    ActivityTaken: {
      uuid: string;
    };
    AddCartCouponBody: {
      couponCode: string;
    };
    AddCheckoutCouponBody: {
      couponCode?: string;
      couponCodes?: string[];
    };
    AddItemBody: {
      productId: string;
      quantity: string | number;
      /** @enum {string} */
      type?: "Product";
      productSellingModelId?: string | null;
      subscriptionTerm?: number | null;
      cartDeliveryGroupId?: string | null;
      subType?: string | null;
    };
    AddItems: {
      hasErrors: boolean;
      /** @enum {string} */
      asyncOperationStatus?: "Completed" | "Processing" | "Errored";
      results: {
        statusCode: number;
        result: {
          errorCode: string;
          message: string;
        }[] | components["schemas"]["CartItem"];
      }[];
    };
    AddItemsBody: {
      inputs: {
        richInput: components["schemas"]["AddItemBody"];
      }[];
    };
    AddOrderToCart: {
      cartId: string | null;
      currencyIsoCode: string;
      hasErrors: boolean;
      totalSucceededProductCount: number;
      totalFailedProductCount: number;
      unaddedProducts: {
        productId: string;
        productName: string;
        productSKU: string | null;
        errorCode: string;
        errorMessage: string;
      }[];
      /** @enum {string} */
      asyncOperationStatus?: "Completed" | "Processing" | "Errored";
      results: {
        orderItemSummaryId: string;
        productId: string;
        name: string;
        quantity: string;
        addedQuantity: string;
        statusCode: number;
        errorCode: string | null;
        message: string | null;
        cartItemId: string | null;
      }[];
    };
    Address: {
      addressId: string;
      /** @enum {string} */
      addressType: "Shipping" | "Billing";
      name: string;
      firstName: string | null;
      middleName: string | null;
      lastName: string | null;
      companyName: string | null;
      street: string;
      city: string;
      region: string | null;
      postalCode: string;
      country: string;
      phoneNumber: string | null;
      isDefault: boolean;
      fields: {
        [key: string]: string | null;
      };
    };
    AddressFaults: {
      errors: components["schemas"]["CheckoutError"][];
    };
    Addresses: {
      count: number;
      items: components["schemas"]["Address"][];
      currentPageToken: string | null;
      currentPageUrl: string | null;
      nextPageToken: string | null;
      nextPageUrl: string | null;
      previousPageToken: string | null;
      previousPageUrl: string | null;
      /** @enum {string} */
      sortOrder: "CreatedDateAsc" | "CreatedDateDesc" | "NameAsc" | "NameDesc";
    };
    AiConfiguration: {
      activityTrackingEnabled?: boolean;
      catalogExists?: boolean;
      deploymentEnabled?: boolean;
      host?: string;
      isDeployed?: boolean;
      siteId?: string;
      tenant?: string;
      trackingPage?: string;
    };
    ApplicationContext: {
      cartCalculateEnabled: boolean;
      catalogSnapshotVersionId: string | null;
      checkoutSettings: {
        isManagedCheckoutEnabled: boolean;
        isMngCheckoutAutoPublished: boolean;
        shippingMethodsEnabled: boolean;
        paymentConfiguration: {
          businessAchEnabled: boolean;
          paymentMethodManualCaptureEnabled: boolean;
          paymentMethodSetDevName: string | null;
        };
      };
      clientSidePaymentConfiguration: {
        componentName: string;
        config: {
          [key: string]: string;
        };
        error?: {
          errorCode?: string;
          message?: string;
        };
      } | null;
      country: string;
      defaultCurrency: string;
      giftingConfig: {
        isGiftingEnabled: boolean;
        isGiftMessageEnabled: boolean;
        isGiftWrapEnabled: boolean;
      };
      guestBrowsingEnabled: boolean;
      guestCartEnabled: boolean;
      guestCheckoutEnabled: boolean;
      guestCartCheckoutEnabled: boolean;
      inventoryConfiguration: {
        isInventoryEnabled: boolean;
        inventoryDefaultSource: {
          locationSourceId: string;
          webStoreInventoryLocationSourceType: string;
        } | null;
      };
      logoutUrl?: string;
      managedCheckoutVersion: string | null;
      markets: {
        marketId: string;
        localeCurrencyMap: {
          [key: string]: string;
        };
        name?: string;
        countries?: string[];
      }[];
      orderStatuses: {
        apiName: string;
        displayValue: string;
      }[];
      placeOrderV2Enabled: boolean;
      productConfig: {
        configuratorFlowApiName: string | null;
      };
      propertiesEx: {
        highScaleCartEnabled: boolean;
        shopperCopilotUIEnabled: boolean;
        paymentsLegacyFormsEnabled: boolean;
      };
      sessionDrivenCurrency: boolean;
      shippingCountries: string[];
      shopperConsentEnabled: boolean;
      skipPhoneNumberValidationEnabled: boolean;
      splitShipmentEnabled: boolean;
      subscriptionConfig: {
        subscriptionPlusEnabled: boolean;
        rlmSubscriptionEnabled: boolean;
        commerceSubscriptionARCUIEnabled: boolean;
      };
      supportedCurrencies: string[];
      /** @enum {string} */
      taxType: "Gross" | "Net";
      usesSingleEntitlementPolicy: boolean;
      usesUniversalPricebooks: boolean;
    };
    ApproachingDiscount: {
      promotionId: string;
      displayName: string;
      /** @enum {string} */
      targetType: "Cart" | "Item" | "Shipping";
      percentage: string | null;
      amount: string | null;
      missingAmount: string;
      missingQuantity: string;
    };
    ArrangeItemsBody: {
      arrangements: {
        deliveryGroupId: string;
        cartItemId: string;
        quantity: string | number;
      }[];
    };
    CalculateTaxesBody: {
      cartItems: {
        deliveryAddress: {
          country?: string | null;
          countryCode?: string | null;
          countryIsoCode?: string | null;
          state?: string | null;
          stateCode?: string | null;
          stateIsoCode?: string | null;
          region?: string | null;
          city?: string | null;
          postalCode?: string | null;
          street?: string | null;
        };
        lineItems: {
          lineId: string;
          productId: string;
          quantity: string | number;
          unitPrice?: string | number;
          currencyIsoCode?: string | null;
        }[];
      }[];
      effectiveAccountId?: string | null;
      currencyIsoCode?: string | null;
    };
    CalculatedTaxes: {
      /** @enum {string} */
      taxLocaleType: "Gross" | "Net";
      currencyIsoCode: string;
      totalTaxAmount: string;
      lineItemTaxes: {
        [key: string]: {
          lineId: string;
          productId: string;
          taxAmount: string | null;
          adjustmentTaxAmount: string;
          taxRate: string | null;
          message: string | null;
        };
      };
      success: boolean;
      errorMessage: string | null;
    };
    CartCoupons: {
      cartId: string;
      ownerId: string | null;
      cartStatus: string;
      cartCoupons: {
        coupons: {
          cartCouponId: string;
          couponCode: string;
        }[];
      };
    };
    CartItem: {
      cartItemId: string | null;
      cartId: string | null;
      cartDeliveryGroupId: string | null;
      productId: string | null;
      name: string;
      /** @enum {string} */
      type: "Product" | "DeliveryCharge";
      subType: string | null;
      quantity: string;
      currencyIsoCode: string;
      listPrice: string | null;
      salesPrice: string | null;
      unitAdjustedPrice: string | null;
      unitAdjustedPriceWithItemAdj: string | null;
      unitAdjustmentAmount: string | null;
      unitItemAdjustmentAmount: string | null;
      itemizedAdjustmentAmount: string | null;
      totalListPrice: string | null;
      totalPrice: string | null;
      totalAmount: string | null;
      totalAdjustmentAmount: string | null;
      totalTax: string | null;
      firstPymtTotalListPrice?: string | null;
      firstPymtTotalPrice?: string | null;
      firstPymtTotalTax?: string | null;
      firstPymtTotalAmount?: string | null;
      productSellingModelId: string | null;
      sellingModelType: string | null;
      subscriptionTerm: number | null;
      parentCartItemId: string | null;
      childProductCount: number | null;
      productClass: string | null;
      promotionDisplayName: string | null;
      promotionNames?: string[];
      isShippingChargeNotApplicable: boolean;
      messagesSummary: components["schemas"]["MessagesSummary"];
      customFields: {
        [key: string]: unknown;
      }[];
      productDetails: {
        productId: string;
        name: string;
        sku: string | null;
        /** @enum {string} */
        productClass: "Simple" | "Variation" | "VariationParent" | "Bundle" | "Set";
        productUrlName: string | null;
        fields: {
          [key: string]: string | null;
        };
        purchaseQuantityRule: components["schemas"]["QuantityRule"] | null;
        thumbnailImage: components["schemas"]["Image"] | null;
        sellingModel?: {
          name: string;
          pricingTerm: number | null;
          pricingTermUnit: string | null;
        };
        contents?: {
          productId?: string;
          sku?: string;
          name: string;
          quantity: string;
        }[];
        variationAttributes: {
          [key: string]: {
            label: string;
            value: string;
            sequence: number;
          };
        };
      } | null;
    };
    CartItems: {
      cartSummary: components["schemas"]["CartSummary"];
      cartItems: {
        cartItem: components["schemas"]["CartItem"];
        status: string;
        message: string | null;
      }[];
      cartPromotions: {
        promotions: {
          promotions: components["schemas"]["Promotion"][];
        };
      };
      cartCoupons: {
        cartId?: string | null;
        ownerId?: string | null;
        cartStatus?: string;
        cartCoupons: {
          coupons: components["schemas"]["Coupon"][];
        };
      };
      approachingDiscounts: components["schemas"]["ApproachingDiscount"][];
      hasErrors: boolean;
      currentPage: number;
      totalItemCount: number;
      totalNumberOfPages: number;
      currentPageToken: string | null;
      currentPageUrl: string | null;
      nextPageToken: string | null;
      nextPageUrl: string | null;
      previousPageToken: string | null;
      previousPageUrl: string | null;
    };
    CartProducts: {
      count: number;
      currentPage: number;
      hasErrors: boolean;
      products: {
        productId: string;
        name: string;
        totalQuantity: string;
        totalPrice: string | null;
        cartItemIds: string[];
        productDetails: {
          productId: string;
          name: string;
          sku: string | null;
          /** @enum {string} */
          productClass: "Simple" | "Variation" | "VariationParent" | "Bundle" | "Set";
          productUrlName: string | null;
          fields: {
            [key: string]: string | null;
          };
          purchaseQuantityRule: components["schemas"]["QuantityRule"] | null;
          thumbnailImage: components["schemas"]["Image"] | null;
          sellingModel?: {
            name: string;
            pricingTerm: number | null;
            pricingTermUnit: string | null;
          };
          contents?: {
            productId?: string;
            sku?: string;
            name: string;
            quantity: string;
          }[];
          variationAttributes: {
            [key: string]: {
              label: string;
              value: string;
              sequence: number;
            };
          };
        } | null;
      }[];
      totalProductCount: number;
      totalNumberOfPages: number;
    };
    CartSummary: {
      cartId: string | null;
      webstoreId: string;
      ownerId: string | null;
      accountId: string | null;
      name: string;
      /** @enum {string} */
      type: "Cart" | "Template" | "PayNowReadOnly";
      /** @enum {string} */
      status: "Active" | "Checkout" | "Processing" | "PendingClosed" | "PendingDelete" | "Closed";
      currencyIsoCode: string;
      /** @enum {string} */
      taxType: "Gross" | "Net" | "Automatic";
      isSecondary: boolean;
      /** @enum {string} */
      asyncOperationStatus: "Completed" | "Processing" | "Errored";
      totalProductCount: string;
      uniqueProductCount: number;
      totalProductLineItemCount: number;
      grandTotalAmount: string;
      totalListPrice: string;
      totalProductAmount: string;
      totalProductAmountAfterAdjustments: string;
      totalProductListAmount: string;
      totalPromotionalAdjustmentAmount: string;
      totalCartLevelAdjustmentAmount: string;
      totalAmountWithItemAdjustment: string;
      totalChargeAmount: string;
      totalTaxAmount: string;
      purchaseOrderNumber: string | null;
      hasGift: boolean;
      orderOwnerId: string | null;
      customFields: {
        [key: string]: unknown;
      }[];
      messagesSummary: components["schemas"]["MessagesSummary"];
      inventoryReservation?: {
        reservationIdentifier: string;
        expiresAt: string;
        isComplete: boolean;
        products: {
          productId: string;
          quantity: number;
        }[];
      } | null;
    };
    Category: {
      id: string;
      urlName: string | null;
      fields?: {
        [key: string]: string | null;
      };
      mediaGroups?: components["schemas"]["MediaGroup"][];
      categoryPath?: components["schemas"]["PathStep"][];
    };
    CategoryBranch: {
      category: {
        id: string | null;
        name: string;
        description: string | null;
      };
      productCount: number;
      children: components["schemas"]["CategoryBranch"][];
    };
    CategoryChildren: {
      productCategories: components["schemas"]["Category"][];
    };
    CategoryPath: {
      path: components["schemas"]["PathStep"][];
    };
    ChangeAddressBody: {
      firstName?: string | null;
      lastName?: string | null;
      street?: string | null;
      city?: string | null;
      region?: string | null;
      postalCode?: string | null;
      country?: string | null;
      companyName?: string | null;
      middleName?: string | null;
      phoneNumber?: string | null;
      /** @enum {string} */
      addressType?: "Shipping" | "Billing";
      isDefault?: boolean;
    };
    ChangeCheckoutBody: {
      contactInfo?: {
        firstName?: string | null;
        lastName?: string | null;
        email?: string | null;
        phoneNumber?: string | null;
      };
      deliveryAddress?: {
        id?: string | null;
        name?: string | null;
        firstName?: string | null;
        lastName?: string | null;
        street?: string | null;
        city?: string | null;
        region?: string | null;
        postalCode?: string | null;
        country?: string | null;
        companyName?: string | null;
        isDefault?: boolean;
        shipToPhoneNumber?: string | null;
      };
      deliveryMethodId?: string;
      desiredDeliveryDate?: string | null;
      shippingInstructions?: string | null;
      customFields?: {
        [key: string]: unknown;
      }[];
    };
    ChangeItemBody: {
      quantity: string | number;
    };
    ChangeStandingDeliveryBody: {
      /** @enum {string} */
      status: "Active" | "Paused" | "Stopped";
    };
    Checkout: {
      checkoutId: string;
      cartSummary: components["schemas"]["CartSummary"];
      contactInfo: components["schemas"]["ContactInfo"] | null;
      deliveryGroups: components["schemas"]["DeliveryGroups"];
      taxes: components["schemas"]["TaxLine"][];
      payment: components["schemas"]["PaymentInForce"] | null;
      errors: components["schemas"]["CheckoutError"][];
      orderReferenceNumber: string | null;
      statusCode: string;
      customFields: {
        [key: string]: unknown;
      }[];
    };
    CheckoutCoupons: {
      cartCouponIds: string[];
      errors: components["schemas"]["CheckoutError"][];
    };
    CheckoutError: {
      type: string;
      title: string;
      detail: string;
      instance: string;
      invalidParameters: string[];
    };
    ChildPrice: {
      productId: string;
      currencyIsoCode: string;
      listPrice: string | null;
      unitPrice: string;
      lowestUnitPrice: string | null;
      pricebookEntryId: string | null;
      priceAdjustment: components["schemas"]["PriceAdjustment"] | null;
      productPriceEntries: {
        productSellingModelId: string | null;
        listPrice: string | null;
        unitPrice: string | null;
        lowestUnitPrice: string | null;
        pricebookEntryId: string | null;
        priceAdjustment: components["schemas"]["PriceAdjustment"] | null;
        success: boolean;
        error: {
          errorCode?: string;
          message?: string;
        };
      }[];
      productSellingModelId: string | null;
    };
    CompactSummary: {
      cartId: string | null;
      currencyIsoCode: string;
      totalProductCount: string;
      uniqueProductCount: number;
      /** @enum {string} */
      asyncOperationStatus: "Completed" | "Processing" | "Errored";
    };
    ContactInfo: {
      firstName: string | null;
      lastName: string | null;
      email: string | null;
      phoneNumber: string | null;
    };
    ContactMessageBody: {
      subject?: string;
      name?: string;
      company?: string;
      email?: string;
      phone?: string;
      orderNumber?: string;
      message?: string;
      website?: string;
    };
    ContactMessageReply: {
      reference: string;
    };
    Content: {
      managedContentId: string;
      contentKey: string;
      contentType: {
        fullyQualifiedName: string;
      };
      title: string;
      urlName: string | null;
      language: string;
      publishedDate: string;
      unauthenticatedUrl: string | null;
      contentBody: {
        altText?: string;
        "sfdc_cms:media"?: {
          url: string;
          mimeType: string;
        } | null;
        width?: number;
        height?: number;
        description?: string;
        picture?: string | null;
        position?: number;
        blocks?: unknown[];
      };
    };
    Contents: {
      channelSummary: {
        channelId: string;
        siteId: string;
      };
      contents: {
        managedContentId: string;
        contentKey: string;
        contentType: {
          fullyQualifiedName: string;
        };
        title: string;
        urlName: string | null;
        language: string;
        publishedDate: string;
        unauthenticatedUrl: string | null;
        contentBody?: {
          altText?: string;
          "sfdc_cms:media"?: {
            url: string;
            mimeType: string;
          } | null;
          width?: number;
          height?: number;
          description?: string;
          picture?: string | null;
          position?: number;
          blocks?: unknown[];
        };
        excerpt?: string;
      }[];
      totalContents: number;
      currentPageUrl: string;
      nextPageUrl: string | null;
      previousPageUrl: string | null;
      references: {
        [key: string]: components["schemas"]["Content"];
      } | null;
      referencesList: components["schemas"]["Content"][] | null;
    };
    Coupon: {
      cartCouponId: string;
      couponCode: string;
      termsAndConditions: string | null;
      isApplied: boolean;
      /** @enum {string|null} */
      reason: "notYetValid" | "expired" | "usedUp" | "usedByYou" | "otherBuyers" | "notFirstOrder" | "otherCurrency" | "emptyCart" | "noMatchingGoods" | "minimumAmount" | "minimumQuantity" | "exclusive" | "noGain" | null;
      missingAmount: string;
      missingQuantity: string;
    };
    CreateAddressBody: {
      firstName?: string | null;
      lastName?: string | null;
      street?: string | null;
      city?: string | null;
      region?: string | null;
      postalCode?: string | null;
      country?: string | null;
      companyName?: string | null;
      name?: string | null;
      middleName?: string | null;
      phoneNumber?: string | null;
      /** @enum {string} */
      addressType?: "Shipping" | "Billing";
      isDefault?: boolean;
    };
    CreateCartBody: {
      name?: string;
      /** @enum {string} */
      type?: "Cart";
      effectiveAccountId?: string | null;
      currencyIsoCode?: string | null;
      isSecondary?: boolean;
    };
    DeliveryAddress: {
      id: string | null;
      name: string;
      firstName: string | null;
      lastName: string | null;
      companyName: string | null;
      street: string;
      city: string;
      region: string | null;
      postalCode: string;
      country: string;
      phoneNumber: string | null;
    };
    DeliveryGroup: {
      id: string;
      deliveryGroupId: string;
      cartId: string;
      name: string;
      isDefault: boolean;
      isGift: boolean;
      giftMessage: string | null;
      giftToName: string | null;
      deliveryAddress: components["schemas"]["DeliveryAddress"] | null;
      desiredDeliveryDate: string | null;
      shippingInstructions: string | null;
      availableDeliveryMethods: components["schemas"]["DeliveryMethod"][];
      selectedDeliveryMethod: components["schemas"]["DeliveryMethod"] | null;
      deliveryDays: string[];
      cartItems?: {
        cartItems: {
          cartItem: components["schemas"]["CartItem"];
          status: string;
          message: string | null;
        }[];
        hasErrors: boolean;
        totalItemCount: number;
      };
      totalCartItemCount: number;
      totalProductAmount: string;
      isAllDigitalCartItems: boolean;
      errors: components["schemas"]["CheckoutError"][];
    };
    DeliveryGroupBody: {
      name?: string;
      deliveryAddress?: {
        id?: string | null;
        name?: string | null;
        firstName?: string | null;
        lastName?: string | null;
        street?: string | null;
        city?: string | null;
        region?: string | null;
        postalCode?: string | null;
        country?: string | null;
        companyName?: string | null;
        isDefault?: boolean;
        shipToPhoneNumber?: string | null;
      };
      deliveryMethodId?: string;
      desiredDeliveryDate?: string | null;
      shippingInstructions?: string | null;
      isGift?: boolean;
      giftMessage?: string | null;
      giftToName?: string | null;
    };
    DeliveryGroups: {
      count: number;
      items: components["schemas"]["DeliveryGroup"][];
    };
    DeliveryMethod: {
      id: string;
      name: string;
      description: string | null;
      carrier: string | null;
      classOfService: string | null;
      shippingFee: string;
      totalAdjustmentAmount?: string;
      adjustedShippingFee?: string;
      currencyIsoCode: string;
    };
    EffectiveAccount: {
      id: string;
      isMyAccount: boolean;
      fields: {
        Name?: {
          type: string;
          text: string | null;
          label?: string;
        };
        Siret__c?: {
          type: string;
          text: string | null;
          label?: string;
        };
        Type?: {
          type: string;
          text: string | null;
          label?: string;
        };
        B2B_Customer_Type__c?: {
          type: string;
          text: string | null;
          label?: string;
        };
        IsBuyer?: {
          type: string;
          text: string | null;
          label?: string;
        };
        Phone?: {
          type: string;
          text: string | null;
          label?: string;
        };
        Email?: {
          type: string;
          text: string | null;
          label?: string;
        };
        BillingStreet?: {
          type: string;
          text: string | null;
          label?: string;
        };
        BillingPostalCode?: {
          type: string;
          text: string | null;
          label?: string;
        };
        BillingCity?: {
          type: string;
          text: string | null;
          label?: string;
        };
        BillingState?: {
          type: string;
          text: string | null;
          label?: string;
        };
        BillingCountry?: {
          type: string;
          text: string | null;
          label?: string;
        };
        ShippingStreet?: {
          type: string;
          text: string | null;
          label?: string;
        };
        ShippingPostalCode?: {
          type: string;
          text: string | null;
          label?: string;
        };
        ShippingCity?: {
          type: string;
          text: string | null;
          label?: string;
        };
        ShippingState?: {
          type: string;
          text: string | null;
          label?: string;
        };
        ShippingCountry?: {
          type: string;
          text: string | null;
          label?: string;
        };
      } & {
        [key: string]: unknown;
      };
    };
    EvaluateProducts: {
      promotionProductEvaluationResults: {
        productId: string | null;
        sku: string | null;
        salesPrice: string | null;
        promotionalPrice: string | null;
        currencyIsoCode: string;
        promotionPriceAdjustmentList: {
          promotionId: string;
          displayName: string;
          termsAndConditions: string | null;
          /** @enum {string} */
          adjustmentType: "AdjustmentPercentage" | "AdjustmentAmount";
          adjustmentValue: string;
          adjustmentAmount: string;
        }[];
        isSuccess: boolean;
        errorMessage: string | null;
      }[];
    };
    EvaluateProductsBody: {
      products: {
        productId?: string | null;
        sku?: string | null;
        salesPrice?: string | number;
      }[];
      webStoreId?: string | null;
      effectiveAccountId?: string | null;
      currencyIsoCode?: string | null;
      segments?: string[];
      productCategories?: {
        [key: string]: string[];
      };
    };
    ExternalManagedAccounts: {
      externalManagedAccounts: {
        accountId: string;
        accountName: string;
        externalManagedAccountId: string | null;
        isMyAccount: boolean;
        address: {
          street: string | null;
          city: string | null;
          state: string | null;
          country: string | null;
          zip: string | null;
        } | null;
      }[];
    };
    FeaturedProducts: {
      featuredProductsByRelationshipType: {
        [key: string]: components["schemas"]["ProductDetail"][];
      };
    };
    FoundProduct: {
      id: string;
      name: string;
      fields: {
        [key: string]: {
          value: string | null;
        };
      };
      defaultImage: components["schemas"]["Image"] | null;
      /** @enum {string} */
      productClass: "Simple" | "Variation" | "VariationParent" | "Bundle" | "Set";
      prices: components["schemas"]["SearchPrice"] | null;
      purchaseQuantityRule: components["schemas"]["QuantityRule"] | null;
      urlName: string | null;
      variationAttributeSet: {
        id: string | null;
        developerName: string;
        attributes: {
          [key: string]: string | null;
        };
      } | null;
      productSellingModelInformation: {
        isSubscription: boolean;
      } | null;
      ranking?: {
        score: string;
        match: string;
        availability: string;
        ownPurchases: string;
        groupPurchases: string;
        synonym: string;
        words: {
          word: string;
          readAs: string;
          weight: string;
          sureness: string;
          rarity: string;
          fields: {
            field: string;
            weight: string;
          }[];
        }[];
      };
    };
    GiftWrap: {
      products: components["schemas"]["ProductOverview"][];
    };
    Image: {
      id: string;
      alternateText: string;
      contentVersionId: string | null;
      mediaType: string;
      sortOrder: number;
      thumbnailUrl: string | null;
      title: string;
      url: string;
    };
    Inventory: {
      success: boolean;
      errors: {
        errorCode: string;
        message: string;
      }[];
      locationGroups: {
        locationGroupId: string;
        inventoryProducts: {
          product2Id: string;
          onHand: number;
          availableToFulfill: number;
          availableToOrder: number;
        }[];
      }[];
      locations: {
        locationId: string;
        inventoryProducts: {
          product2Id: string;
          onHand: number;
          availableToFulfill: number;
          availableToOrder: number;
        }[];
      }[];
      totalInventory: {
        product2Id: string;
        onHand: number;
        availableToFulfill: number;
        availableToOrder: number;
        variants?: {
          product2Id: string;
          onHand: number;
          availableToFulfill: number;
          availableToOrder: number;
        }[];
      }[];
    };
    Invoice: {
      invoiceNumber: string;
      issuedDate: string;
      orderSummaryId: string;
      orderNumber: string;
      orderedDate: string;
      currencyIsoCode: string;
      seller: components["schemas"]["Seller"];
      buyer: {
        companyName: string | null;
        name: string;
        street: string;
        postalCode: string;
        city: string;
        country: string;
        siret: string | null;
      };
      deliveries: {
        deliveryDate: string;
        address: {
          companyName: string | null;
          name: string;
          street: string;
          postalCode: string;
          city: string;
          country: string;
        };
      }[];
      lines: {
        name: string;
        sku: string | null;
        packaging: string | null;
        quantity: string;
        unitPrice: string;
        adjustmentAmount: string;
        totalPrice: string;
        ratePercentage: string;
        pricingTerm?: number;
        pricingTermUnit?: string;
        subscriptionTerm?: number | null;
        contents?: {
          productId?: string;
          sku?: string;
          name: string;
          quantity: string;
        }[];
      }[];
      promotions: {
        displayName: string;
        adjustmentAmount: string;
      }[];
      totalProductAmount: string;
      totalNetAmount: string;
      taxes: components["schemas"]["TaxLine"][];
      totalTaxAmount: string;
      grandTotalAmount: string;
      payment: {
        methodLabel: string;
        isAuthorised: boolean;
        dueDate: string;
        purchaseOrderNumber: string | null;
      };
      terms: {
        operation: string;
        latePenalty: string;
        recoveryAmount: string;
        earlyPayment: string;
      };
    };
    LinePrice: {
      productId: string;
      listPrice: string | null;
      unitPrice: string | null;
      pricebookEntryId: string | null;
      success: boolean;
      error: {
        errorCode?: string;
        message?: string;
      };
      priceAdjustment?: components["schemas"]["PriceAdjustment"] | null;
    };
    LoginBody: {
      username: string;
      password: string;
      startUrl?: string;
    };
    LoginReply: {
      userId: string;
      token: string;
    };
    LookupOrderBody: {
      orderSummaryIdOrRefNumber: string;
      verification?: {
        email?: string;
        lastName?: string;
        phoneNumber?: string;
      };
    };
    MakeCartBody: {
      effectiveAccountId?: string | null;
      currencyIsoCode?: string | null;
    };
    MediaGroup: {
      id: string;
      developerName: string;
      name: string;
      usageType: string;
      mediaItems: components["schemas"]["Image"][];
    };
    Menu: {
      menuItems: components["schemas"]["MenuItem"][];
    };
    MenuItem: {
      actionType: string;
      actionValue: string | null;
      imageUrl: string | null;
      label: string;
      /** @enum {string} */
      target: "CurrentWindow" | "NewWindow";
      subMenu: components["schemas"]["MenuItem"][];
      pageReference: {
        type: string;
        attributes: {
          [key: string]: unknown;
        };
        state?: {
          [key: string]: unknown;
        };
      } | null;
    };
    MessagesSummary: {
      hasErrors: boolean;
      errorCount: number;
      totalLineItemsWithErrors: number;
      relatedEntityId: string | null;
      limitedMessages: {
        type: string;
        message: string;
        relatedEntityId: string | null;
      }[];
    };
    OrderActions: {
      actions: {
        /** @enum {string} */
        action: "prepare" | "submit";
        success: boolean;
        orderReferenceNumber: string | null;
        errors: components["schemas"]["CheckoutError"][];
      }[];
      errors: components["schemas"]["CheckoutError"][];
    };
    OrderActionsBody: {
      actions: {
        /** @enum {string} */
        action: "prepare" | "submit";
        parameters?: {
          [key: string]: unknown;
        };
      }[];
    };
    OrderItems: {
      count: number;
      items: {
        orderItemSummaryId: string;
        product: {
          productId: string;
          name: string;
          sku: string | null;
          packaging: string | null;
          canViewProduct: boolean;
          fields?: {
            [key: string]: {
              dataName: string;
              label: string;
              text: string | null;
              type: string;
            };
          };
        };
        quantity: string;
        unitPrice: string;
        totalPrice: string;
        totalAdjustmentAmount: string;
        promotionDisplayName: string | null;
        totalTaxAmount: string;
        ratePercentage: string;
        productSellingModelId?: string;
        sellingModelType?: string;
        subscriptionTerm?: number | null;
        pricingTerm?: number | null;
        pricingTermUnit?: string | null;
        contents?: {
          productId?: string;
          sku?: string;
          name: string;
          quantity: string;
        }[];
        fields?: {
          [key: string]: {
            dataName: string;
            label: string;
            text: string | null;
            type: string;
          };
        };
      }[];
      currentPageToken: string | null;
      currentPageUrl: string | null;
      nextPageToken: string | null;
      nextPageUrl: string | null;
      previousPageToken: string | null;
      previousPageUrl: string | null;
    };
    OrderLookup: {
      id: string;
      orderNumber: string;
      status: string;
      currencyIsoCode: string;
      fields: {
        [key: string]: {
          dataName: string;
          label: string;
          text: string | null;
          type: string;
        };
      };
      owner: components["schemas"]["ContactInfo"];
      adjustments?: {
        amount: string;
        currencyIsoCode: string;
        displayName: string;
        basisReferenceDisplayName: string | null;
        /** @enum {string} */
        targetType: "Cart" | "Item" | "Shipping";
      }[];
      deliveryGroups?: {
        id: string | null;
        currencyIsoCode: string;
        fields: {
          [key: string]: {
            dataName: string;
            label: string;
            text: string | null;
            type: string;
          };
        };
        deliveryMethod: {
          id: string | null;
          fields: {
            [key: string]: {
              dataName: string;
              label: string;
              text: string | null;
              type: string;
            };
          };
        };
        lineItems?: {
          id: string | null;
          /** @enum {string} */
          type: "Product" | "Charge";
          itemClass: string | null;
          currencyIsoCode: string;
          fields: {
            [key: string]: {
              dataName: string;
              label: string;
              text: string | null;
              type: string;
            };
          };
          product: {
            id: string;
            canViewProduct: boolean;
            fields: {
              [key: string]: {
                dataName: string;
                label: string;
                text: string | null;
                type: string;
              };
            };
            media: {
              url: string;
              alternateText: string | null;
            } | null;
          } | null;
          contents?: {
            productId?: string;
            sku?: string;
            name: string;
            quantity: string;
          }[];
        }[];
      }[];
      payments?: {
        fields: {
          [key: string]: {
            dataName: string;
            label: string;
            text: string | null;
            type: string;
          };
        };
        paymentMethod: {
          id: string | null;
          fields: {
            [key: string]: {
              dataName: string;
              label: string;
              text: string | null;
              type: string;
            };
          };
        };
      }[];
    };
    OrderSummaries: {
      count: number;
      orderSummaries: {
        orderSummaryId: string;
        orderNumber: string;
        orderedDate: string;
        createdDate?: string;
        ownerId?: string | null;
        status: string;
        currencyIsoCode: string;
        totalAmount: string;
        totalProductCount: string;
        uniqueProductCount: number;
        fields?: {
          [key: string]: {
            dataName: string;
            label: string;
            text: string | null;
            type: string;
          };
        };
        deliveryDates?: string[];
        firstProductNames?: string[];
      }[];
      currentPageToken: string | null;
      currentPageUrl: string | null;
      nextPageToken: string | null;
      nextPageUrl: string | null;
      previousPageToken: string | null;
      previousPageUrl: string | null;
    };
    OrderSummary: {
      orderSummaryId: string;
      orderNumber: string;
      orderedDate: string;
      createdDate?: string;
      ownerId?: string | null;
      status: string;
      currencyIsoCode: string;
      totalAmount: string;
      totalProductCount: string;
      uniqueProductCount: number;
      fields?: {
        [key: string]: {
          dataName: string;
          label: string;
          text: string | null;
          type: string;
        };
      };
      totalProductAmount: string;
      totalAdjustmentAmount: string;
      promotions: {
        displayName: string;
        couponCode: string | null;
        /** @enum {string} */
        targetType: "Cart" | "Item" | "Shipping";
        adjustmentAmount: string;
      }[];
      totalDeliveryAmount: string;
      totalNetAmount: string;
      totalTaxAmount: string;
      grandTotalAmount: string;
      taxes: components["schemas"]["TaxLine"][];
      contactInfo: components["schemas"]["ContactInfo"];
      deliveryAddress: components["schemas"]["DeliveryAddress"];
      billingAddress: {
        name: string;
        companyName: string | null;
        street: string;
        city: string;
        region: string | null;
        postalCode: string;
        country: string;
      } | null;
      deliveryMethodName: string;
      deliveryDate: string;
      shippingInstructions: string | null;
      deliveries: {
        name: string;
        deliveryAddress: components["schemas"]["DeliveryAddress"];
        deliveryMethodName: string;
        deliveryDate: string;
        shippingInstructions: string | null;
        totalDeliveryAmount: string;
        isGift: boolean;
        giftMessage: string | null;
        giftToName: string | null;
        items: {
          orderItemSummaryId: string;
          name: string;
          quantity: string;
        }[];
      }[];
      payment: {
        /** @enum {string} */
        requestType: "Auth" | "PostAuth" | "SimplePurchaseOrder";
        methodLabel: string;
        mandateReference: string | null;
      };
      purchaseOrderNumber: string | null;
    };
    PasswordChangeBody: {
      token: string;
      password: string;
    };
    PasswordRequestBody: {
      email: string;
    };
    PasswordRequestReply: Record<string, never>;
    PathStep: {
      id: string;
      name: string;
      description: string | null;
      urlName: string | null;
    };
    PaymentBody: {
      /** @enum {string} */
      requestType: "Auth" | "PostAuth" | "SimplePurchaseOrder" | "ClientRequest";
      paymentToken?: string;
      billingAddress?: {
        name?: string | null;
        firstName?: string | null;
        lastName?: string | null;
        street?: string | null;
        city?: string | null;
        region?: string | null;
        postalCode?: string | null;
        country?: string | null;
        companyName?: string | null;
        isDefault?: boolean;
      };
      paymentsData?: string;
      registrationAccountId?: string | null;
    };
    PaymentInForce: {
      /** @enum {string} */
      requestType: "Auth" | "PostAuth" | "SimplePurchaseOrder";
      methodLabel: string;
      amount: string;
    };
    PaymentResult: {
      /** @enum {string} */
      salesforceResultCode: "Success" | "Decline" | "SystemError" | "ValidationError" | "Pending";
      errors: components["schemas"]["CheckoutError"][];
      paymentData: {
        transactionId: string | null;
        methodLabel: string | null;
        mandateReference: string | null;
        redirectUrl: string | null;
        registrationAccountId: string | null;
        amount: string;
        currencyIsoCode: string;
      };
    };
    PlaceOrder: {
      orderReferenceNumber: string | null;
      errors: components["schemas"]["CheckoutError"][];
    };
    Preserve: {
      cartId?: string | null;
      currencyIsoCode?: string;
      numberOfProducts?: number;
      numberOfProductsWithSuccess?: number;
      numberOfProductsWithError?: number;
      succeededCartItems?: {
        productId: string;
        quantity: string;
        cartItemId: string | null;
      }[];
      failedCartItems?: {
        productId: string;
        quantity: string;
        errorCode: string;
        message: string;
      }[];
      /** @enum {string} */
      asyncOperationStatus?: "Completed" | "Processing" | "Errored";
    };
    Price: {
      productId: string;
      currencyIsoCode: string;
      listPrice: string | null;
      unitPrice: string;
      lowestUnitPrice: string | null;
      pricebookEntryId: string | null;
      priceAdjustment: components["schemas"]["PriceAdjustment"] | null;
      productPriceEntries: {
        productSellingModelId: string | null;
        listPrice: string | null;
        unitPrice: string | null;
        lowestUnitPrice: string | null;
        pricebookEntryId: string | null;
        priceAdjustment: components["schemas"]["PriceAdjustment"] | null;
        success: boolean;
        error: {
          errorCode?: string;
          message?: string;
        };
      }[];
      productSellingModelId: string | null;
      childEntries: components["schemas"]["ChildPrice"][];
    };
    PriceAdjustment: {
      id?: string;
      /** @enum {string} */
      adjustmentMethod: "Range" | "Slab";
      /** @enum {string} */
      scheduleType: "Volume" | "Term";
      priceAdjustmentTiers: components["schemas"]["PriceTier"][];
    };
    PriceList: {
      success: boolean;
      currencyIsoCode: string;
      error: {
        errorCode?: string;
        message?: string;
      } | null;
      pricingLineItemResults: components["schemas"]["LinePrice"][];
    };
    PriceListBody: {
      pricingLineItems: {
        productId: string;
      }[];
      currencyIsoCode?: string;
    };
    PriceTier: {
      id: string;
      /** @enum {string} */
      adjustmentType: "AmountBasedAdjustment" | "PercentageBasedAdjustment";
      adjustmentValue: string;
      lowerBound: string;
      upperBound: string | null;
      tierUnitPrice: string;
    };
    ProductChildren: {
      count: number;
      currentPageToken: string;
      currentPageUrl: string;
      nextPageToken: string | null;
      nextPageUrl: string | null;
      previousPageToken: string | null;
      previousPageUrl: string | null;
      items: {
        defaultQuantity: string;
        isEntitled: boolean;
        productInfo: {
          id?: string;
          /** @enum {string} */
          productClass?: "Simple" | "Variation" | "VariationParent" | "Bundle" | "Set";
          urlName?: string | null;
          variationParentId?: string | null;
          fields?: {
            [key: string]: string | null;
          };
          defaultImage?: components["schemas"]["Image"] | null;
          mediaGroups?: components["schemas"]["MediaGroup"][];
          primaryProductCategoryPath?: components["schemas"]["CategoryPath"] | null;
          purchaseQuantityRule?: components["schemas"]["QuantityRule"] | null;
          attributeSetInfo?: {
            [key: string]: {
              id: string;
              developerName: string;
              masterLabel: string;
              description: string | null;
              sequence: number;
              attributeInfo: {
                [key: string]: {
                  apiName: string;
                  label: string;
                  objectName: string;
                  sequence: number;
                  fieldEnumOrId: string;
                  allowableValues: string[];
                  availableValues: string[] | null;
                };
              };
            };
          };
          variationAttributeSet?: {
            id: string | null;
            developerName: string;
            attributes: {
              [key: string]: string | null;
            };
          } | null;
          variationInfo?: {
            attributesToProductMappings: {
              canonicalKey: string;
              productId: string;
              selectedAttributes: {
                apiName: string;
                label: string;
                sequence: number;
                value: string;
              }[];
              urlName: string | null;
            }[];
            variationAttributeInfo: {
              [key: string]: {
                apiName: string;
                label: string;
                objectName: string;
                sequence: number;
                fieldEnumOrId: string;
                allowableValues: string[];
                availableValues: string[] | null;
                options: {
                  apiName: string;
                  label: string;
                  colorHexCode: string | null;
                  variantAvailable: boolean;
                }[];
                viewType: string;
              };
            };
          } | null;
          productSellingModels?: {
            id: string;
            name: string;
            pricingTerm: number | null;
            pricingTermUnit: string | null;
            sellingModelType: string;
          }[];
        };
      }[];
    };
    ProductDetail: {
      id: string;
      /** @enum {string} */
      productClass: "Simple" | "Variation" | "VariationParent" | "Bundle" | "Set";
      urlName: string | null;
      variationParentId: string | null;
      fields?: {
        [key: string]: string | null;
      };
      defaultImage?: components["schemas"]["Image"] | null;
      mediaGroups?: components["schemas"]["MediaGroup"][];
      primaryProductCategoryPath?: components["schemas"]["CategoryPath"] | null;
      purchaseQuantityRule?: components["schemas"]["QuantityRule"] | null;
      attributeSetInfo?: {
        [key: string]: {
          id: string;
          developerName: string;
          masterLabel: string;
          description: string | null;
          sequence: number;
          attributeInfo: {
            [key: string]: {
              apiName: string;
              label: string;
              objectName: string;
              sequence: number;
              fieldEnumOrId: string;
              allowableValues: string[];
              availableValues: string[] | null;
            };
          };
        };
      };
      variationAttributeSet?: {
        id: string | null;
        developerName: string;
        attributes: {
          [key: string]: string | null;
        };
      } | null;
      variationInfo?: {
        attributesToProductMappings: {
          canonicalKey: string;
          productId: string;
          selectedAttributes: {
            apiName: string;
            label: string;
            sequence: number;
            value: string;
          }[];
          urlName: string | null;
        }[];
        variationAttributeInfo: {
          [key: string]: {
            apiName: string;
            label: string;
            objectName: string;
            sequence: number;
            fieldEnumOrId: string;
            allowableValues: string[];
            availableValues: string[] | null;
            options: {
              apiName: string;
              label: string;
              colorHexCode: string | null;
              variantAvailable: boolean;
            }[];
            viewType: string;
          };
        };
      } | null;
      productSellingModels?: {
        id: string;
        name: string;
        pricingTerm: number | null;
        pricingTermUnit: string | null;
        sellingModelType: string;
      }[];
    };
    ProductList: {
      total: number;
      products: components["schemas"]["ProductOverview"][];
    };
    ProductOverview: {
      id: string;
      name: string | null;
      /** @enum {string} */
      productClass?: "Simple" | "Variation" | "VariationParent" | "Bundle" | "Set";
      fields: {
        [key: string]: string | null;
      };
      defaultImage: components["schemas"]["Image"] | null;
      mediaGroups: components["schemas"]["MediaGroup"][];
      urlName: string | null;
      success: boolean;
      error: {
        errorCode?: string;
        message?: string;
      };
      isConfigurationAllowed: boolean;
      prices?: components["schemas"]["LinePrice"];
      purchaseQuantityRule?: components["schemas"]["QuantityRule"] | null;
      attributeSetInfo?: {
        [key: string]: {
          id: string;
          developerName: string;
          masterLabel: string;
          description: string | null;
          sequence: number;
          attributeInfo: {
            [key: string]: {
              apiName: string;
              label: string;
              objectName: string;
              sequence: number;
              fieldEnumOrId: string;
              allowableValues: string[];
              availableValues: string[] | null;
            };
          };
        };
      };
      productSellingModels?: {
        id: string;
        name: string;
        pricingTerm: number | null;
        pricingTermUnit: string | null;
        sellingModelType: string;
      }[];
      variationAttributeSet?: {
        apiName: string;
        label: string;
        attributes: {
          apiName: string;
          label: string;
          sequence: number;
          value: string;
        }[];
      } | null;
      variationInfo?: {
        attributesToProductMappings: {
          canonicalKey: string;
          productId: string;
          selectedAttributes: {
            apiName: string;
            label: string;
            sequence: number;
            value: string;
          }[];
          urlName: string | null;
        }[];
        variationAttributeInfo: {
          [key: string]: {
            apiName: string;
            label: string;
            objectName: string;
            sequence: number;
            fieldEnumOrId: string;
            allowableValues: string[];
            availableValues: string[] | null;
            options: {
              apiName: string;
              label: string;
              colorHexCode: string | null;
              variantAvailable: boolean;
            }[];
            viewType: string;
          };
        };
      } | null;
    };
    ProductSearchBody: {
      searchTerm?: string | null;
      categoryId?: string | null;
      fields?: string[];
      refinements?: components["schemas"]["Refinement"][];
      grouping?: {
        /** @enum {string} */
        groupingOption: "NoGrouping" | "VariationParent";
      };
      includePrices?: boolean;
      includeQuantityRule?: boolean;
      page?: number;
      pageSize?: number;
      sortRuleId?: string | null;
    };
    Promotion: {
      promotionId: string;
      displayName: string | null;
      termsAndConditions: string | null;
      adjustmentAmount: string;
      couponCode: string | null;
      /** @enum {string} */
      targetType: "Cart" | "Item" | "Shipping";
      currencyIsoCode?: string;
    };
    QuantityRule: {
      minimum: string;
      maximum: string;
      increment: string;
    };
    Recommendations: {
      uuid: string;
      productPage: {
        currencyIsoCode: string;
        total: number;
        products: components["schemas"]["FoundProduct"][];
      };
    };
    Refinement: {
      /** @enum {string} */
      attributeType?: "Standard" | "Custom" | "ProductAttribute";
      nameOrId: string;
      /** @enum {string} */
      type?: "DistinctValue" | "Range";
      values: string[];
    };
    /** @description One entry of a refusal. */
    Refusal: {
      /** @description The code by which a client tells refusals apart. */
      errorCode: string;
      /** @description For people; nothing of its words is promised. */
      message: string;
      /** @description The field that is wrong, and where known the rule that it breaks. */
      invalidParameters?: string[];
    };
    RegistrationBody: {
      companyName?: string;
      siret?: string;
      trade?: string;
      firstName?: string;
      lastName?: string;
      email?: string;
      phone?: string;
      message?: string;
    };
    RegistrationReply: {
      registrationId: string;
    };
    Reservation: {
      success: boolean;
      reservationIdentifier: string | null;
      errorCode: string | null;
      errorMessage: string | null;
      inventoryItemReservations: {
        itemReservationSourceId: string;
        productId: string;
        quantity: number;
        reservedAtLocationId: string | null;
        success: boolean;
        errorCode: string | null;
        errorMessage: string | null;
      }[];
    };
    ReserveBody: {
      durationInSeconds?: number;
    };
    SearchPrice: {
      productId: string;
      listPrice: string | null;
      unitPrice: string | null;
      pricebookEntryId: string | null;
      priceAdjustment: components["schemas"]["PriceAdjustment"] | null;
      success: boolean;
      error: {
        errorCode?: string;
        message?: string;
      };
    };
    SearchResult: {
      categories: components["schemas"]["CategoryBranch"];
      facets: {
        nameOrId: string;
        /** @enum {string} */
        attributeType: "Standard" | "Custom" | "ProductAttribute";
        /** @enum {string} */
        facetType: "DistinctValue" | "Range";
        displayName: string;
        displayRank: number;
        /** @enum {string} */
        displayType: "SingleSelect" | "MultiSelect" | "CategoryTree" | "DatePicker";
        values: {
          nameOrId: string;
          displayName: string;
          productCount: number;
        }[];
      }[];
      namedProductId?: string;
      correctedSearchTerm?: string;
      nearest?: {
        searchTerm?: string;
        products: components["schemas"]["FoundProduct"][];
        categories?: {
          id: string;
          name: string;
          urlName: string | null;
        }[];
      };
      locale: string;
      productsPage: {
        currencyIsoCode: string;
        pageSize: number;
        total: number;
        products: components["schemas"]["FoundProduct"][];
      };
    };
    Seller: {
      name: string;
      legalForm: string;
      street: string;
      postalCode: string;
      city: string;
      country: string;
      siret: string;
      registration: string;
      vatNumber: string;
      note: string | null;
    };
    SessionContext: {
      accountId: string | null;
      accountName: string | null;
      buyerGroups: {
        name: string;
        id?: string;
      }[];
      guestUser: boolean;
      isBuyer?: boolean;
      profile: {
        firstName: string;
        lastName: string;
        userName: string;
        email: string;
      } | null;
      userId: string | null;
      userName: string | null;
    };
    ShopperAgent: {
      agentEnabled?: boolean;
    };
    SiteConfiguration: {
      settings: {
        serverPagePrefix: string;
        gymBrands: string[];
        languages: {
          "fr-FR": boolean;
          "en-US": boolean;
        };
        /** @enum {string} */
        productSort: "CreatedDateDesc" | "NameAsc" | "NameDesc" | "PriceAsc" | "PriceDesc";
        notifications: {
          maxShown: number;
          /** @enum {string} */
          position: "top-left" | "top-center" | "top-right" | "bottom-left" | "bottom-center" | "bottom-right";
          /** @enum {string} */
          positioning: "fixed" | "absolute";
        };
        flags: {
          invalidDateYear: boolean;
          themeProviderDisabled: boolean;
          outputFieldReadOnlyClass: boolean;
          maxEditLimit: boolean;
          drilldownHtmlNames: boolean;
        };
      };
      header: {
        isSticky: boolean;
        logoUrl: string | null;
        logoContentKey: string | null;
        logoAltText: string;
        suggestionsEnabled: boolean;
        popularProductsCategoryId: string | null;
        showSearchButton: boolean;
        miniCartEnabled: boolean;
        showCount: boolean;
        showRecommendations: boolean;
        showExpressCheckout: boolean;
        profileMenu: string;
        profileIcon: string | null;
      };
      variants: {
        bakery: {
          navigationMenuEditor: string;
          barColor: string;
          barTextColor: string;
        };
        others: {
          navigationMenuEditor: string;
          barColor: string;
          barTextColor: string;
        };
        coffee: {
          navigationMenuEditor: string;
          barColor: string;
          barTextColor: string;
        };
        gym: {
          navigationMenuEditor: string;
          barColor: string;
          barTextColor: string;
        };
        gymBrand: {
          navigationMenuEditor: string;
          barColor: string;
          barTextColor: string;
        };
        hotel: {
          navigationMenuEditor: string;
          barColor: string;
          barTextColor: string;
        };
        default: {
          navigationMenuEditor: string;
          barColor: string;
          barTextColor: string;
        };
      };
      navigation: {
        /** @enum {string} */
        alignment: "left" | "center" | "right";
        showBackLabel: boolean;
        showHomeLink: boolean;
        hideMoreMenu: boolean;
        showAppLauncher: boolean;
        showMobileTrigger: boolean;
        listView: boolean;
        customThemeStylesBar: {
          [key: string]: string;
        };
        customThemeStylesList: {
          [key: string]: string;
        };
        itemLimit: number | null;
        hideCloseIcon: boolean;
      };
      ribbon: {
        isShown: boolean;
        text: string | null;
        /** @enum {string} */
        position: "sticky" | "fixed";
        hexcolor: string;
        hexTextColor: string;
        topDistanceMobile: number;
        topDistanceDesktop: number;
      };
      footer: {
        columnsMenu: string;
        checkoutColumnsMenu: string | null;
        copyrightYear: number;
        socialLink: {
          label: string;
          url: string;
        } | null;
        websiteLink: {
          label: string;
          url: string;
        } | null;
        legalText: string | null;
      };
    };
    SiteInfo: {
      webstoreId: string;
      siteId: string;
      communityId: string;
      channelId: string;
      apiVersion: string;
      basePath: string;
      currentLanguage: string;
      currentLocale: string;
      defaultLocale?: string;
      market?: {
        marketId: string;
        country: string | null;
        currency?: string;
      };
    };
    SortRules: {
      sortRules: {
        sortRuleId: string;
        nameOrId: string;
        label: string;
        labelSuffix: string | null;
        /** @enum {string} */
        direction: "Default" | "Ascending" | "Descending";
        /** @enum {string} */
        type: "Relevancy" | "ProductBased" | "ProductAttributeBased" | "SortByPricebook";
        sortOrder: number;
        isUsual?: boolean;
      }[];
    };
    StandingDeliveries: {
      count: number;
      standingDeliveries: components["schemas"]["StandingDelivery"][];
      currentPageToken: string | null;
      currentPageUrl: string | null;
      nextPageToken: string | null;
      nextPageUrl: string | null;
      previousPageToken: string | null;
      previousPageUrl: string | null;
    };
    StandingDelivery: {
      standingDeliveryId: string;
      orderSummaryId: string;
      orderNumber: string;
      productId: string;
      name: string;
      quantity: string;
      productSellingModelId: string;
      /** @enum {string} */
      sellingModelType: "Evergreen" | "TermDefined";
      pricingTerm: number;
      /** @enum {string} */
      pricingTermUnit: "Weeks" | "Months" | "Annual";
      subscriptionTerm: number | null;
      /** @enum {string} */
      status: "Active" | "Paused" | "Stopped" | "Completed";
      nextDates: string[];
      changesFrom: string;
    };
    StartCheckoutBody: {
      cartId: string;
      deliveryAddressInput?: {
        shouldUseDefaultAddress?: boolean;
        id?: string | null;
        name?: string | null;
        firstName?: string | null;
        lastName?: string | null;
        street?: string | null;
        city?: string | null;
        region?: string | null;
        postalCode?: string | null;
        country?: string | null;
        companyName?: string | null;
        isDefault?: boolean;
        shipToPhoneNumber?: string | null;
      };
      customFields?: {
        [key: string]: unknown;
      }[];
    };
    Suggestions: {
      recentSearchSuggestions: {
        value: string;
      }[];
      suggestedProducts: {
        id: string;
        name?: string;
        urlName?: string;
        reference?: string;
        packaging?: string;
        defaultImage?: components["schemas"]["Image"];
        unitPrice?: string | null;
        currencyIsoCode?: string;
        isAvailable?: boolean;
        /** @enum {string} */
        productClass?: "Simple" | "Variation" | "VariationParent" | "Bundle" | "Set";
        purchaseQuantityRule?: components["schemas"]["QuantityRule"] | null;
        variationCount?: number;
      }[];
      suggestedTerms: {
        value: string;
      }[];
      suggestedCategories?: {
        id: string;
        name: string;
        urlName: string | null;
      }[];
    };
    Tax: {
      /** @enum {string} */
      taxLocaleType: "Gross" | "Net";
      taxesInfo: {
        [key: string]: {
          taxesInfoList: {
            taxRatePercentage: string;
            countryIsoCode: string;
            stateIsoCode: string | null;
            priority: number;
            taxTreatmentName: string;
            taxTreatmentDescription: string | null;
          }[];
          success: boolean;
          error: {
            errorCode?: string;
            message?: string;
          } | null;
        };
      };
    };
    TaxLine: {
      ratePercentage: string;
      netAmount: string;
      taxAmount: string;
    };
    UserRecord: {
      apiName: string;
      id: string;
      eTag: string;
      weakEtag: number;
      childRelationships: {
        [key: string]: unknown;
      };
      lastModifiedById: string | null;
      lastModifiedDate: string | null;
      systemModstamp: string | null;
      recordTypeId: string | null;
      recordTypeInfo: null;
      fields: {
        Name?: {
          displayValue: string | null;
          value: unknown;
        };
        FirstName?: {
          displayValue: string | null;
          value: unknown;
        };
        LastName?: {
          displayValue: string | null;
          value: unknown;
        };
        Email?: {
          displayValue: string | null;
          value: unknown;
        };
        Username?: {
          displayValue: string | null;
          value: unknown;
        };
        Phone?: {
          displayValue: string | null;
          value: unknown;
        };
        MobilePhone?: {
          displayValue: string | null;
          value: unknown;
        };
        Id?: {
          displayValue: string | null;
          value: unknown;
        };
        Profile?: {
          displayValue: string | null;
          value: {
            apiName: string;
            id: string;
            fields: {
              Id?: {
                displayValue: string | null;
                value: unknown;
              };
              Name?: {
                displayValue: string | null;
                value: unknown;
              };
            } & {
              [key: string]: unknown;
            };
          } | null;
        };
        Contact?: {
          displayValue: string | null;
          value: {
            apiName: string;
            id: string;
            fields: {
              Name?: {
                displayValue: string | null;
                value: unknown;
              };
              FirstName?: {
                displayValue: string | null;
                value: unknown;
              };
              LastName?: {
                displayValue: string | null;
                value: unknown;
              };
              Email?: {
                displayValue: string | null;
                value: unknown;
              };
              Username?: {
                displayValue: string | null;
                value: unknown;
              };
              Phone?: {
                displayValue: string | null;
                value: unknown;
              };
              MobilePhone?: {
                displayValue: string | null;
                value: unknown;
              };
              Id?: {
                displayValue: string | null;
                value: unknown;
              };
              Account?: {
                displayValue: string | null;
                value: {
                  apiName: string;
                  id: string;
                  fields: {
                    Id?: {
                      displayValue: string | null;
                      value: unknown;
                    };
                    Name?: {
                      displayValue: string | null;
                      value: unknown;
                    };
                    B2B_Customer_Type__c?: {
                      displayValue: string | null;
                      value: unknown;
                    };
                  } & {
                    [key: string]: unknown;
                  };
                } | null;
              };
            } & {
              [key: string]: unknown;
            };
          } | null;
        };
      } & {
        [key: string]: unknown;
      };
    };
    UsualProducts: {
      count: number;
      usualProducts: {
        productId: string;
        quantity: string;
        orderCount: number;
      }[];
    };
  };
  responses: {
    InvalidApiInput400: {
      headers: {
        [name: string]: unknown;
      };
      content: {
        "application/json": (components["schemas"]["Refusal"] & {
          /** @enum {unknown} */
          errorCode?: "INVALID_API_INPUT";
        })[];
      };
    };
    EffectiveAccountNotFound404: {
      headers: {
        [name: string]: unknown;
      };
      content: {
        "application/json": (components["schemas"]["Refusal"] & {
          /** @enum {unknown} */
          errorCode?: "EFFECTIVE_ACCOUNT_NOT_FOUND";
        })[];
      };
    };
    InvalidApiInput415: {
      headers: {
        [name: string]: unknown;
      };
      content: {
        "application/json": (components["schemas"]["Refusal"] & {
          /** @enum {unknown} */
          errorCode?: "INVALID_API_INPUT";
        })[];
      };
    };
    UnknownException500: {
      headers: {
        [name: string]: unknown;
      };
      content: {
        "application/json": (components["schemas"]["Refusal"] & {
          /** @enum {unknown} */
          errorCode?: "UNKNOWN_EXCEPTION";
        })[];
      };
    };
    ServerUnavailable503: {
      headers: {
        [name: string]: unknown;
      };
      content: {
        "application/json": (components["schemas"]["Refusal"] & {
          /** @enum {unknown} */
          errorCode?: "SERVER_UNAVAILABLE";
        })[];
      };
    };
    InvalidSessionId401: {
      headers: {
        [name: string]: unknown;
      };
      content: {
        "application/json": (components["schemas"]["Refusal"] & {
          /** @enum {unknown} */
          errorCode?: "INVALID_SESSION_ID";
        })[];
      };
    };
    InsufficientAccess403: {
      headers: {
        [name: string]: unknown;
      };
      content: {
        "application/json": (components["schemas"]["Refusal"] & {
          /** @enum {unknown} */
          errorCode?: "INSUFFICIENT_ACCESS";
        })[];
      };
    };
    InvalidLogin401: {
      headers: {
        [name: string]: unknown;
      };
      content: {
        "application/json": (components["schemas"]["Refusal"] & {
          /** @enum {unknown} */
          errorCode?: "INVALID_LOGIN";
        })[];
      };
    };
    MaxLimitExceeded413: {
      headers: {
        [name: string]: unknown;
      };
      content: {
        "application/json": (components["schemas"]["Refusal"] & {
          /** @enum {unknown} */
          errorCode?: "MAX_LIMIT_EXCEEDED";
        })[];
      };
    };
    RequestLimitExceeded429: {
      headers: {
        "Retry-After": components["headers"]["RetryAfter"];
        [name: string]: unknown;
      };
      content: {
        "application/json": (components["schemas"]["Refusal"] & {
          /** @enum {unknown} */
          errorCode?: "REQUEST_LIMIT_EXCEEDED";
        })[];
      };
    };
    JsonParserError400: {
      headers: {
        [name: string]: unknown;
      };
      content: {
        "application/json": (components["schemas"]["Refusal"] & {
          /** @enum {unknown} */
          errorCode?: "JSON_PARSER_ERROR";
        })[];
      };
    };
    InvalidApiInput422: {
      headers: {
        [name: string]: unknown;
      };
      content: {
        "application/json": (components["schemas"]["Refusal"] & {
          /** @enum {unknown} */
          errorCode?: "INVALID_API_INPUT";
        })[];
      };
    };
    ItemNotFound404: {
      headers: {
        [name: string]: unknown;
      };
      content: {
        "application/json": (components["schemas"]["Refusal"] & {
          /** @enum {unknown} */
          errorCode?: "ITEM_NOT_FOUND";
        })[];
      };
    };
    CheckoutConflict409: {
      headers: {
        [name: string]: unknown;
      };
      content: {
        "application/json": (components["schemas"]["Refusal"] & {
          /** @enum {unknown} */
          errorCode?: "CHECKOUT_CONFLICT";
        })[];
      };
    };
    ServerUnavailable423: {
      headers: {
        "Retry-After": components["headers"]["RetryAfter"];
        [name: string]: unknown;
      };
      content: {
        "application/json": (components["schemas"]["Refusal"] & {
          /** @enum {unknown} */
          errorCode?: "SERVER_UNAVAILABLE";
        })[];
      };
    };
    CurrencyConflict409: {
      headers: {
        [name: string]: unknown;
      };
      content: {
        "application/json": (components["schemas"]["Refusal"] & {
          /** @enum {unknown} */
          errorCode?: "CURRENCY_CONFLICT";
        })[];
      };
    };
    CheckoutExpired410: {
      headers: {
        [name: string]: unknown;
      };
      content: {
        "application/json": (components["schemas"]["Refusal"] & {
          /** @enum {unknown} */
          errorCode?: "CHECKOUT_EXPIRED";
        })[];
      };
    };
  };
  parameters: {
    /** @description Chosen by the client, up to 64 characters. For a day a repeat of the same request gets the first answer and changes nothing; another request under the same key is 422. */
    IdempotencyKey: string;
    /** @description The language of what a shopper may be shown, such as `en-US`; the site’s own without it. */
    language: string;
    /** @description Taken, and without effect: an answer is always the caller’s own. */
    asGuest: string;
    /** @description With `true`, what means something in HTML is written as entities in every text, for pages that show it as it is. */
    htmlEncode: string;
    /** @description The account to act for: the user’s own, or one it manages. */
    effectiveAccountId: string;
    /** @description The version of the API; any of the form `vNN.0` is served alike. */
    version: string;
    /** @description The webstore, as the site info says it. */
    webstoreId: string;
  };
  requestBodies: never;
  headers: {
    /** @description Seconds until a repeat makes sense. */
    RetryAfter: number;
  };
  pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
  getSiteInfo: {
    parameters: {
      query?: {
        /** @description The language of what a shopper may be shown, such as `en-US`; the site’s own without it. */
        language?: components["parameters"]["language"];
        /** @description Taken, and without effect: an answer is always the caller’s own. */
        asGuest?: components["parameters"]["asGuest"];
        /** @description With `true`, what means something in HTML is written as entities in every text, for pages that show it as it is. */
        htmlEncode?: components["parameters"]["htmlEncode"];
        /** @description The account to act for: the user’s own, or one it manages. */
        effectiveAccountId?: components["parameters"]["effectiveAccountId"];
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Done. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["SiteInfo"];
        };
      };
      400: components["responses"]["InvalidApiInput400"];
      404: components["responses"]["EffectiveAccountNotFound404"];
      415: components["responses"]["InvalidApiInput415"];
      500: components["responses"]["UnknownException500"];
      503: components["responses"]["ServerUnavailable503"];
    };
  };
  getSiteConfiguration: {
    parameters: {
      query?: {
        /** @description The language of what a shopper may be shown, such as `en-US`; the site’s own without it. */
        language?: components["parameters"]["language"];
        /** @description Taken, and without effect: an answer is always the caller’s own. */
        asGuest?: components["parameters"]["asGuest"];
        /** @description With `true`, what means something in HTML is written as entities in every text, for pages that show it as it is. */
        htmlEncode?: components["parameters"]["htmlEncode"];
        /** @description The account to act for: the user’s own, or one it manages. */
        effectiveAccountId?: components["parameters"]["effectiveAccountId"];
        publishStatus?: "Draft" | "Live";
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Done. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["SiteConfiguration"];
        };
      };
      400: components["responses"]["InvalidApiInput400"];
      401: components["responses"]["InvalidSessionId401"];
      403: components["responses"]["InsufficientAccess403"];
      415: components["responses"]["InvalidApiInput415"];
      500: components["responses"]["UnknownException500"];
      503: components["responses"]["ServerUnavailable503"];
    };
  };
  getApplicationContext: {
    parameters: {
      query?: {
        /** @description The language of what a shopper may be shown, such as `en-US`; the site’s own without it. */
        language?: components["parameters"]["language"];
        /** @description Taken, and without effect: an answer is always the caller’s own. */
        asGuest?: components["parameters"]["asGuest"];
        /** @description With `true`, what means something in HTML is written as entities in every text, for pages that show it as it is. */
        htmlEncode?: components["parameters"]["htmlEncode"];
        /** @description The account to act for: the user’s own, or one it manages. */
        effectiveAccountId?: components["parameters"]["effectiveAccountId"];
      };
      header?: never;
      path: {
        /** @description The version of the API; any of the form `vNN.0` is served alike. */
        version: components["parameters"]["version"];
        /** @description The webstore, as the site info says it. */
        webstoreId: components["parameters"]["webstoreId"];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Done. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["ApplicationContext"];
        };
      };
      400: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": (components["schemas"]["Refusal"] & {
            /** @enum {unknown} */
            errorCode?: "INVALID_API_INPUT" | "INVALID_ID_FIELD";
          })[];
        };
      };
      401: components["responses"]["InvalidSessionId401"];
      404: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": (components["schemas"]["Refusal"] & {
            /** @enum {unknown} */
            errorCode?: "NOT_FOUND" | "EFFECTIVE_ACCOUNT_NOT_FOUND" | "WEBSTORE_NOT_FOUND";
          })[];
        };
      };
      415: components["responses"]["InvalidApiInput415"];
      500: components["responses"]["UnknownException500"];
      503: components["responses"]["ServerUnavailable503"];
    };
  };
  listNavigationMenuItems: {
    parameters: {
      query?: {
        /** @description The language of what a shopper may be shown, such as `en-US`; the site’s own without it. */
        language?: components["parameters"]["language"];
        /** @description Taken, and without effect: an answer is always the caller’s own. */
        asGuest?: components["parameters"]["asGuest"];
        /** @description With `true`, what means something in HTML is written as entities in every text, for pages that show it as it is. */
        htmlEncode?: components["parameters"]["htmlEncode"];
        /** @description The account to act for: the user’s own, or one it manages. */
        effectiveAccountId?: components["parameters"]["effectiveAccountId"];
        /** @description The menu, by its name. */
        navigationLinkSetDeveloperName?: string;
        /** @description The menu, by its id. */
        navigationLinkSetId?: string;
        /** @description Types of entries to leave out, separated by commas. */
        menuItemTypesToSkip?: string;
        /** @description Begins with an entry for the home page. */
        addHomeMenuItem?: boolean;
        /** @description Adds pictures. */
        includeImageUrl?: boolean;
        publishStatus?: "Draft" | "Live";
      };
      header?: never;
      path: {
        /** @description The version of the API; any of the form `vNN.0` is served alike. */
        version: components["parameters"]["version"];
        /** @description The community, as the site info says it. */
        communityId: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Done. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Menu"];
        };
      };
      400: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": (components["schemas"]["Refusal"] & {
            /** @enum {unknown} */
            errorCode?: "INVALID_API_INPUT" | "INVALID_ID_FIELD";
          })[];
        };
      };
      401: components["responses"]["InvalidSessionId401"];
      403: components["responses"]["InsufficientAccess403"];
      404: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": (components["schemas"]["Refusal"] & {
            /** @enum {unknown} */
            errorCode?: "NOT_FOUND" | "EFFECTIVE_ACCOUNT_NOT_FOUND";
          })[];
        };
      };
      415: components["responses"]["InvalidApiInput415"];
      500: components["responses"]["UnknownException500"];
      503: components["responses"]["ServerUnavailable503"];
    };
  };
  listContentsOfSite: {
    parameters: {
      query?: {
        /** @description The language of what a shopper may be shown, such as `en-US`; the site’s own without it. */
        language?: components["parameters"]["language"];
        /** @description Taken, and without effect: an answer is always the caller’s own. */
        asGuest?: components["parameters"]["asGuest"];
        /** @description With `true`, what means something in HTML is written as entities in every text, for pages that show it as it is. */
        htmlEncode?: components["parameters"]["htmlEncode"];
        /** @description The account to act for: the user’s own, or one it manages. */
        effectiveAccountId?: components["parameters"]["effectiveAccountId"];
        /** @description Keys of contents, separated by commas. */
        contentKeys?: string;
        /** @description Ids of contents, separated by commas. */
        managedContentIds?: string;
        /** @description The type of the contents. */
        contentTypeFQN?: string;
        /** @description The number of the page; for the lines of a cart, the page’s token. */
        page?: number;
        /** @description How many entries a page has. */
        pageSize?: number;
        /** @description How far contents that a content refers to come along. */
        referenceDepth?: number;
        /** @description Adds what the contents say. */
        includeContentBody?: boolean;
        /** @description Contents that are referred to come as a list. */
        referencesAsList?: boolean;
        /** @description The path of a content’s page. */
        path?: string;
        /** @description The contents directly below a path. */
        under?: string;
        publishStatus?: "Draft" | "Live";
        /** @description What is looked for. */
        searchTerm?: string;
        /** @description The name in the address of its page. */
        urlName?: string;
      };
      header?: never;
      path: {
        /** @description The version of the API; any of the form `vNN.0` is served alike. */
        version: components["parameters"]["version"];
        /** @description The site, as the site info says it. */
        siteId: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Done. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Contents"];
        };
      };
      400: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": (components["schemas"]["Refusal"] & {
            /** @enum {unknown} */
            errorCode?: "INVALID_API_INPUT" | "INVALID_ID_FIELD";
          })[];
        };
      };
      401: components["responses"]["InvalidSessionId401"];
      403: components["responses"]["InsufficientAccess403"];
      404: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": (components["schemas"]["Refusal"] & {
            /** @enum {unknown} */
            errorCode?: "NOT_FOUND" | "EFFECTIVE_ACCOUNT_NOT_FOUND";
          })[];
        };
      };
      415: components["responses"]["InvalidApiInput415"];
      500: components["responses"]["UnknownException500"];
      503: components["responses"]["ServerUnavailable503"];
    };
  };
  listContentsOfChannel: {
    parameters: {
      query?: {
        /** @description The language of what a shopper may be shown, such as `en-US`; the site’s own without it. */
        language?: components["parameters"]["language"];
        /** @description Taken, and without effect: an answer is always the caller’s own. */
        asGuest?: components["parameters"]["asGuest"];
        /** @description With `true`, what means something in HTML is written as entities in every text, for pages that show it as it is. */
        htmlEncode?: components["parameters"]["htmlEncode"];
        /** @description The account to act for: the user’s own, or one it manages. */
        effectiveAccountId?: components["parameters"]["effectiveAccountId"];
        /** @description Keys of contents, separated by commas. */
        contentKeys?: string;
        /** @description Ids of contents, separated by commas. */
        managedContentIds?: string;
        /** @description The type of the contents. */
        contentTypeFQN?: string;
        /** @description The number of the page; for the lines of a cart, the page’s token. */
        page?: number;
        /** @description How many entries a page has. */
        pageSize?: number;
        /** @description How far contents that a content refers to come along. */
        referenceDepth?: number;
        /** @description Adds what the contents say. */
        includeContentBody?: boolean;
        /** @description Contents that are referred to come as a list. */
        referencesAsList?: boolean;
        /** @description The path of a content’s page. */
        path?: string;
        /** @description The contents directly below a path. */
        under?: string;
        publishStatus?: "Draft" | "Live";
        /** @description What is looked for. */
        searchTerm?: string;
        /** @description The name in the address of its page. */
        urlName?: string;
      };
      header?: never;
      path: {
        /** @description The version of the API; any of the form `vNN.0` is served alike. */
        version: components["parameters"]["version"];
        /** @description The channel, as the site info says it. */
        channelId: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Done. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Contents"];
        };
      };
      400: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": (components["schemas"]["Refusal"] & {
            /** @enum {unknown} */
            errorCode?: "INVALID_API_INPUT" | "INVALID_ID_FIELD";
          })[];
        };
      };
      401: components["responses"]["InvalidSessionId401"];
      403: components["responses"]["InsufficientAccess403"];
      404: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": (components["schemas"]["Refusal"] & {
            /** @enum {unknown} */
            errorCode?: "NOT_FOUND" | "EFFECTIVE_ACCOUNT_NOT_FOUND";
          })[];
        };
      };
      415: components["responses"]["InvalidApiInput415"];
      500: components["responses"]["UnknownException500"];
      503: components["responses"]["ServerUnavailable503"];
    };
  };
  getContentOfSite: {
    parameters: {
      query?: {
        /** @description The language of what a shopper may be shown, such as `en-US`; the site’s own without it. */
        language?: components["parameters"]["language"];
        /** @description Taken, and without effect: an answer is always the caller’s own. */
        asGuest?: components["parameters"]["asGuest"];
        /** @description With `true`, what means something in HTML is written as entities in every text, for pages that show it as it is. */
        htmlEncode?: components["parameters"]["htmlEncode"];
        /** @description The account to act for: the user’s own, or one it manages. */
        effectiveAccountId?: components["parameters"]["effectiveAccountId"];
        publishStatus?: "Draft" | "Live";
      };
      header?: never;
      path: {
        /** @description The version of the API; any of the form `vNN.0` is served alike. */
        version: components["parameters"]["version"];
        /** @description The site, as the site info says it. */
        siteId: string;
        /** @description A content, by its key or its id. */
        contentKeyOrId: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Done. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Content"];
        };
      };
      400: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": (components["schemas"]["Refusal"] & {
            /** @enum {unknown} */
            errorCode?: "INVALID_API_INPUT" | "INVALID_ID_FIELD";
          })[];
        };
      };
      401: components["responses"]["InvalidSessionId401"];
      403: components["responses"]["InsufficientAccess403"];
      404: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": (components["schemas"]["Refusal"] & {
            /** @enum {unknown} */
            errorCode?: "NOT_FOUND" | "EFFECTIVE_ACCOUNT_NOT_FOUND" | "ITEM_NOT_FOUND";
          })[];
        };
      };
      415: components["responses"]["InvalidApiInput415"];
      500: components["responses"]["UnknownException500"];
      503: components["responses"]["ServerUnavailable503"];
    };
  };
  getContentOfChannel: {
    parameters: {
      query?: {
        /** @description The language of what a shopper may be shown, such as `en-US`; the site’s own without it. */
        language?: components["parameters"]["language"];
        /** @description Taken, and without effect: an answer is always the caller’s own. */
        asGuest?: components["parameters"]["asGuest"];
        /** @description With `true`, what means something in HTML is written as entities in every text, for pages that show it as it is. */
        htmlEncode?: components["parameters"]["htmlEncode"];
        /** @description The account to act for: the user’s own, or one it manages. */
        effectiveAccountId?: components["parameters"]["effectiveAccountId"];
        publishStatus?: "Draft" | "Live";
      };
      header?: never;
      path: {
        /** @description The version of the API; any of the form `vNN.0` is served alike. */
        version: components["parameters"]["version"];
        /** @description The channel, as the site info says it. */
        channelId: string;
        /** @description A content, by its key or its id. */
        contentKeyOrId: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Done. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Content"];
        };
      };
      400: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": (components["schemas"]["Refusal"] & {
            /** @enum {unknown} */
            errorCode?: "INVALID_API_INPUT" | "INVALID_ID_FIELD";
          })[];
        };
      };
      401: components["responses"]["InvalidSessionId401"];
      403: components["responses"]["InsufficientAccess403"];
      404: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": (components["schemas"]["Refusal"] & {
            /** @enum {unknown} */
            errorCode?: "NOT_FOUND" | "EFFECTIVE_ACCOUNT_NOT_FOUND" | "ITEM_NOT_FOUND";
          })[];
        };
      };
      415: components["responses"]["InvalidApiInput415"];
      500: components["responses"]["UnknownException500"];
      503: components["responses"]["ServerUnavailable503"];
    };
  };
  getAiConfiguration: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description The version of the API; any of the form `vNN.0` is served alike. */
        version: components["parameters"]["version"];
        /** @description The webstore, as the site info says it. */
        webstoreId: components["parameters"]["webstoreId"];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Done. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["AiConfiguration"];
        };
      };
      400: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": (components["schemas"]["Refusal"] & {
            /** @enum {unknown} */
            errorCode?: "INVALID_API_INPUT" | "INVALID_ID_FIELD";
          })[];
        };
      };
      401: components["responses"]["InvalidSessionId401"];
      404: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": (components["schemas"]["Refusal"] & {
            /** @enum {unknown} */
            errorCode?: "NOT_FOUND" | "EFFECTIVE_ACCOUNT_NOT_FOUND" | "WEBSTORE_NOT_FOUND";
          })[];
        };
      };
      415: components["responses"]["InvalidApiInput415"];
      500: components["responses"]["UnknownException500"];
      503: components["responses"]["ServerUnavailable503"];
    };
  };
  getShopperAgent: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description The version of the API; any of the form `vNN.0` is served alike. */
        version: components["parameters"]["version"];
        /** @description The webstore, as the site info says it. */
        webstoreId: components["parameters"]["webstoreId"];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Done. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["ShopperAgent"];
        };
      };
      400: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": (components["schemas"]["Refusal"] & {
            /** @enum {unknown} */
            errorCode?: "INVALID_API_INPUT" | "INVALID_ID_FIELD";
          })[];
        };
      };
      401: components["responses"]["InvalidSessionId401"];
      404: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": (components["schemas"]["Refusal"] & {
            /** @enum {unknown} */
            errorCode?: "NOT_FOUND" | "EFFECTIVE_ACCOUNT_NOT_FOUND" | "WEBSTORE_NOT_FOUND";
          })[];
        };
      };
      415: components["responses"]["InvalidApiInput415"];
      500: components["responses"]["UnknownException500"];
      503: components["responses"]["ServerUnavailable503"];
    };
  };
  logIn: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": components["schemas"]["LoginBody"];
      };
    };
    responses: {
      /** @description Logged in. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["LoginReply"];
        };
      };
      /** @description The answer to a form. */
      303: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
      400: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": (components["schemas"]["Refusal"] & {
            /** @enum {unknown} */
            errorCode?: "INVALID_API_INPUT" | "JSON_PARSER_ERROR";
          })[];
        };
      };
      401: components["responses"]["InvalidLogin401"];
      403: components["responses"]["InsufficientAccess403"];
      413: components["responses"]["MaxLimitExceeded413"];
      415: components["responses"]["InvalidApiInput415"];
      429: components["responses"]["RequestLimitExceeded429"];
      500: components["responses"]["UnknownException500"];
      503: components["responses"]["ServerUnavailable503"];
    };
  };
  logOutByLink: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Led to the home page, or to the page of the login where nothing ended. */
      303: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
      415: components["responses"]["InvalidApiInput415"];
      500: components["responses"]["UnknownException500"];
      503: components["responses"]["ServerUnavailable503"];
    };
  };
  logOut: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Logged out, and led to the home page. */
      303: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
      400: components["responses"]["JsonParserError400"];
      403: components["responses"]["InsufficientAccess403"];
      413: components["responses"]["MaxLimitExceeded413"];
      415: components["responses"]["InvalidApiInput415"];
      500: components["responses"]["UnknownException500"];
      503: components["responses"]["ServerUnavailable503"];
    };
  };
  requestPasswordLink: {
    parameters: {
      query?: never;
      header?: {
        /** @description Chosen by the client, up to 64 characters. For a day a repeat of the same request gets the first answer and changes nothing; another request under the same key is 422. */
        "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": components["schemas"]["PasswordRequestBody"];
      };
    };
    responses: {
      /** @description Taken, whether or not there is such a login. */
      202: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["PasswordRequestReply"];
        };
      };
      /** @description The answer to a form. */
      303: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
      400: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": (components["schemas"]["Refusal"] & {
            /** @enum {unknown} */
            errorCode?: "INVALID_API_INPUT" | "JSON_PARSER_ERROR";
          })[];
        };
      };
      403: components["responses"]["InsufficientAccess403"];
      413: components["responses"]["MaxLimitExceeded413"];
      415: components["responses"]["InvalidApiInput415"];
      422: components["responses"]["InvalidApiInput422"];
      429: components["responses"]["RequestLimitExceeded429"];
      500: components["responses"]["UnknownException500"];
      503: components["responses"]["ServerUnavailable503"];
    };
  };
  changePassword: {
    parameters: {
      query?: never;
      header?: {
        /** @description Chosen by the client, up to 64 characters. For a day a repeat of the same request gets the first answer and changes nothing; another request under the same key is 422. */
        "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": components["schemas"]["PasswordChangeBody"];
      };
    };
    responses: {
      /** @description Changed. */
      204: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
      /** @description The answer to a form. */
      303: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
      400: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": (components["schemas"]["Refusal"] & {
            /** @enum {unknown} */
            errorCode?: "INVALID_API_INPUT" | "JSON_PARSER_ERROR";
          })[];
        };
      };
      403: components["responses"]["InsufficientAccess403"];
      413: components["responses"]["MaxLimitExceeded413"];
      415: components["responses"]["InvalidApiInput415"];
      422: components["responses"]["InvalidApiInput422"];
      500: components["responses"]["UnknownException500"];
      503: components["responses"]["ServerUnavailable503"];
    };
  };
  register: {
    parameters: {
      query?: never;
      header?: {
        /** @description Chosen by the client, up to 64 characters. For a day a repeat of the same request gets the first answer and changes nothing; another request under the same key is 422. */
        "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": components["schemas"]["RegistrationBody"];
      };
    };
    responses: {
      /** @description Taken. */
      201: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["RegistrationReply"];
        };
      };
      /** @description The answer to a form. */
      303: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
      400: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": (components["schemas"]["Refusal"] & {
            /** @enum {unknown} */
            errorCode?: "INVALID_API_INPUT" | "JSON_PARSER_ERROR";
          })[];
        };
      };
      403: components["responses"]["InsufficientAccess403"];
      413: components["responses"]["MaxLimitExceeded413"];
      415: components["responses"]["InvalidApiInput415"];
      422: components["responses"]["InvalidApiInput422"];
      429: components["responses"]["RequestLimitExceeded429"];
      500: components["responses"]["UnknownException500"];
      503: components["responses"]["ServerUnavailable503"];
    };
  };
  sendContactMessage: {
    parameters: {
      query?: never;
      header?: {
        /** @description Chosen by the client, up to 64 characters. For a day a repeat of the same request gets the first answer and changes nothing; another request under the same key is 422. */
        "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": components["schemas"]["ContactMessageBody"];
      };
    };
    responses: {
      /** @description Sent. */
      201: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["ContactMessageReply"];
        };
      };
      /** @description The answer to a form. */
      303: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
      400: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": (components["schemas"]["Refusal"] & {
            /** @enum {unknown} */
            errorCode?: "INVALID_API_INPUT" | "JSON_PARSER_ERROR";
          })[];
        };
      };
      403: components["responses"]["InsufficientAccess403"];
      413: components["responses"]["MaxLimitExceeded413"];
      415: components["responses"]["InvalidApiInput415"];
      422: components["responses"]["InvalidApiInput422"];
      429: components["responses"]["RequestLimitExceeded429"];
      500: components["responses"]["UnknownException500"];
      503: components["responses"]["ServerUnavailable503"];
    };
  };
  reportActivity: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description The site, as the site info says it. */
        siteId: string;
        /** @description What happened. */
        type: "addToCart" | "clickCategory" | "clickReco" | "clickSearch" | "clickSearchSuggestion" | "viewCategory" | "viewProduct" | "viewReco" | "viewSearch" | "viewSearchSuggestion";
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": components["schemas"]["ActivityBody"];
      };
    };
    responses: {
      /** @description Done. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["ActivityTaken"];
        };
      };
      400: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": (components["schemas"]["Refusal"] & {
            /** @enum {unknown} */
            errorCode?: "INVALID_API_INPUT" | "JSON_PARSER_ERROR" | "INVALID_ID_FIELD";
          })[];
        };
      };
      403: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": (components["schemas"]["Refusal"] & {
            /** @enum {unknown} */
            errorCode?: "INSUFFICIENT_ACCESS" | "API_DISABLED_FOR_ORG";
          })[];
        };
      };
      404: components["responses"]["ItemNotFound404"];
      413: components["responses"]["MaxLimitExceeded413"];
      415: components["responses"]["InvalidApiInput415"];
      429: components["responses"]["RequestLimitExceeded429"];
      500: components["responses"]["UnknownException500"];
      503: components["responses"]["ServerUnavailable503"];
    };
  };
  getSessionContext: {
    parameters: {
      query?: {
        /** @description The language of what a shopper may be shown, such as `en-US`; the site’s own without it. */
        language?: components["parameters"]["language"];
        /** @description Taken, and without effect: an answer is always the caller’s own. */
        asGuest?: components["parameters"]["asGuest"];
        /** @description With `true`, what means something in HTML is written as entities in every text, for pages that show it as it is. */
        htmlEncode?: components["parameters"]["htmlEncode"];
        /** @description The account to act for: the user’s own, or one it manages. */
        effectiveAccountId?: components["parameters"]["effectiveAccountId"];
      };
      header?: never;
      path: {
        /** @description The version of the API; any of the form `vNN.0` is served alike. */
        version: components["parameters"]["version"];
        /** @description The webstore, as the site info says it. */
        webstoreId: components["parameters"]["webstoreId"];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Done. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["SessionContext"];
        };
      };
      400: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": (components["schemas"]["Refusal"] & {
            /** @enum {unknown} */
            errorCode?: "INVALID_API_INPUT" | "INVALID_ID_FIELD";
          })[];
        };
      };
      401: components["responses"]["InvalidSessionId401"];
      404: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": (components["schemas"]["Refusal"] & {
            /** @enum {unknown} */
            errorCode?: "NOT_FOUND" | "EFFECTIVE_ACCOUNT_NOT_FOUND" | "WEBSTORE_NOT_FOUND";
          })[];
        };
      };
      415: components["responses"]["InvalidApiInput415"];
      500: components["responses"]["UnknownException500"];
      503: components["responses"]["ServerUnavailable503"];
    };
  };
  listManagedAccounts: {
    parameters: {
      query?: {
        /** @description The language of what a shopper may be shown, such as `en-US`; the site’s own without it. */
        language?: components["parameters"]["language"];
        /** @description Taken, and without effect: an answer is always the caller’s own. */
        asGuest?: components["parameters"]["asGuest"];
        /** @description With `true`, what means something in HTML is written as entities in every text, for pages that show it as it is. */
        htmlEncode?: components["parameters"]["htmlEncode"];
        /** @description The account to act for: the user’s own, or one it manages. */
        effectiveAccountId?: components["parameters"]["effectiveAccountId"];
        /** @description Begins with the user’s own account. */
        includeMyAccount?: boolean;
      };
      header?: never;
      path: {
        /** @description The version of the API; any of the form `vNN.0` is served alike. */
        version: components["parameters"]["version"];
        /** @description The webstore, as the site info says it. */
        webstoreId: components["parameters"]["webstoreId"];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Done. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["ExternalManagedAccounts"];
        };
      };
      400: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": (components["schemas"]["Refusal"] & {
            /** @enum {unknown} */
            errorCode?: "INVALID_API_INPUT" | "INVALID_ID_FIELD";
          })[];
        };
      };
      401: components["responses"]["InvalidSessionId401"];
      404: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": (components["schemas"]["Refusal"] & {
            /** @enum {unknown} */
            errorCode?: "NOT_FOUND" | "EFFECTIVE_ACCOUNT_NOT_FOUND" | "WEBSTORE_NOT_FOUND";
          })[];
        };
      };
      415: components["responses"]["InvalidApiInput415"];
      500: components["responses"]["UnknownException500"];
      503: components["responses"]["ServerUnavailable503"];
    };
  };
  getEffectiveAccount: {
    parameters: {
      query?: {
        /** @description The language of what a shopper may be shown, such as `en-US`; the site’s own without it. */
        language?: components["parameters"]["language"];
        /** @description Taken, and without effect: an answer is always the caller’s own. */
        asGuest?: components["parameters"]["asGuest"];
        /** @description With `true`, what means something in HTML is written as entities in every text, for pages that show it as it is. */
        htmlEncode?: components["parameters"]["htmlEncode"];
        /** @description The account to act for: the user’s own, or one it manages. */
        effectiveAccountId?: components["parameters"]["effectiveAccountId"];
        /** @description Names of the fields that the map `fields` shall hold, separated by commas. */
        fields?: string;
      };
      header?: never;
      path: {
        /** @description The version of the API; any of the form `vNN.0` is served alike. */
        version: components["parameters"]["version"];
        /** @description The webstore, as the site info says it. */
        webstoreId: components["parameters"]["webstoreId"];
        /** @description An account by its id: the user’s own or one it manages. */
        accountId: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Done. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["EffectiveAccount"];
        };
      };
      400: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": (components["schemas"]["Refusal"] & {
            /** @enum {unknown} */
            errorCode?: "INVALID_API_INPUT" | "INVALID_ID_FIELD";
          })[];
        };
      };
      401: components["responses"]["InvalidSessionId401"];
      404: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": (components["schemas"]["Refusal"] & {
            /** @enum {unknown} */
            errorCode?: "NOT_FOUND" | "EFFECTIVE_ACCOUNT_NOT_FOUND" | "WEBSTORE_NOT_FOUND";
          })[];
        };
      };
      415: components["responses"]["InvalidApiInput415"];
      500: components["responses"]["UnknownException500"];
      503: components["responses"]["ServerUnavailable503"];
    };
  };
  getUserRecord: {
    parameters: {
      query?: {
        /** @description The language of what a shopper may be shown, such as `en-US`; the site’s own without it. */
        language?: components["parameters"]["language"];
        /** @description Taken, and without effect: an answer is always the caller’s own. */
        asGuest?: components["parameters"]["asGuest"];
        /** @description With `true`, what means something in HTML is written as entities in every text, for pages that show it as it is. */
        htmlEncode?: components["parameters"]["htmlEncode"];
        /** @description The account to act for: the user’s own, or one it manages. */
        effectiveAccountId?: components["parameters"]["effectiveAccountId"];
        /** @description Fields that are left out where they are not there, separated by commas. */
        optionalFields?: string;
        /** @description Names of the fields that the map `fields` shall hold, separated by commas. */
        fields?: string;
      };
      header?: never;
      path: {
        /** @description The version of the API; any of the form `vNN.0` is served alike. */
        version: components["parameters"]["version"];
        /** @description The user, by the id that the session context says. */
        recordId: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Done. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["UserRecord"];
        };
      };
      400: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": (components["schemas"]["Refusal"] & {
            /** @enum {unknown} */
            errorCode?: "INVALID_API_INPUT" | "INVALID_ID_FIELD";
          })[];
        };
      };
      401: components["responses"]["InvalidSessionId401"];
      404: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": (components["schemas"]["Refusal"] & {
            /** @enum {unknown} */
            errorCode?: "NOT_FOUND" | "EFFECTIVE_ACCOUNT_NOT_FOUND";
          })[];
        };
      };
      415: components["responses"]["InvalidApiInput415"];
      500: components["responses"]["UnknownException500"];
      503: components["responses"]["ServerUnavailable503"];
    };
  };
  getProduct: {
    parameters: {
      query?: {
        /** @description The language of what a shopper may be shown, such as `en-US`; the site’s own without it. */
        language?: components["parameters"]["language"];
        /** @description Taken, and without effect: an answer is always the caller’s own. */
        asGuest?: components["parameters"]["asGuest"];
        /** @description With `true`, what means something in HTML is written as entities in every text, for pages that show it as it is. */
        htmlEncode?: components["parameters"]["htmlEncode"];
        /** @description The account to act for: the user’s own, or one it manages. */
        effectiveAccountId?: components["parameters"]["effectiveAccountId"];
        /** @description Names of the fields that the map `fields` shall hold, separated by commas. */
        fields?: string;
        /** @description Names of the groups of pictures, separated by commas. */
        mediaGroups?: string;
        /** @description Leaves the map `fields` empty. */
        excludeFields?: boolean;
        /** @description Leaves pictures out. */
        excludeMedia?: boolean;
        /** @description Leaves out what variations differ in. */
        excludeAttributeSetInfo?: boolean;
        /** @description Leaves out the way through the categories. */
        excludePrimaryProductCategory?: boolean;
        /** @description Leaves selling models out. */
        excludeProductSellingModels?: boolean;
        /** @description Leaves the rule of quantities out. */
        excludeQuantityRule?: boolean;
        /** @description Leaves out what is said of variations. */
        excludeVariationInfo?: boolean;
        /** @description The answer may not be kept. */
        noCache?: boolean;
      };
      header?: never;
      path: {
        /** @description The version of the API; any of the form `vNN.0` is served alike. */
        version: components["parameters"]["version"];
        /** @description The webstore, as the site info says it. */
        webstoreId: components["parameters"]["webstoreId"];
        /** @description A product, by its id. */
        productId: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Done. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["ProductDetail"];
        };
      };
      400: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": (components["schemas"]["Refusal"] & {
            /** @enum {unknown} */
            errorCode?: "INVALID_API_INPUT" | "INVALID_ID_FIELD";
          })[];
        };
      };
      401: components["responses"]["InvalidSessionId401"];
      404: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": (components["schemas"]["Refusal"] & {
            /** @enum {unknown} */
            errorCode?: "NOT_FOUND" | "EFFECTIVE_ACCOUNT_NOT_FOUND" | "WEBSTORE_NOT_FOUND" | "ITEM_NOT_FOUND";
          })[];
        };
      };
      415: components["responses"]["InvalidApiInput415"];
      500: components["responses"]["UnknownException500"];
      503: components["responses"]["ServerUnavailable503"];
    };
  };
  getProductByUrlName: {
    parameters: {
      query?: {
        /** @description The language of what a shopper may be shown, such as `en-US`; the site’s own without it. */
        language?: components["parameters"]["language"];
        /** @description Taken, and without effect: an answer is always the caller’s own. */
        asGuest?: components["parameters"]["asGuest"];
        /** @description With `true`, what means something in HTML is written as entities in every text, for pages that show it as it is. */
        htmlEncode?: components["parameters"]["htmlEncode"];
        /** @description The account to act for: the user’s own, or one it manages. */
        effectiveAccountId?: components["parameters"]["effectiveAccountId"];
        /** @description Names of the fields that the map `fields` shall hold, separated by commas. */
        fields?: string;
        /** @description Names of the groups of pictures, separated by commas. */
        mediaGroups?: string;
        /** @description Leaves the map `fields` empty. */
        excludeFields?: boolean;
        /** @description Leaves pictures out. */
        excludeMedia?: boolean;
        /** @description Leaves out what variations differ in. */
        excludeAttributeSetInfo?: boolean;
        /** @description Leaves out the way through the categories. */
        excludePrimaryProductCategory?: boolean;
        /** @description Leaves selling models out. */
        excludeProductSellingModels?: boolean;
        /** @description Leaves the rule of quantities out. */
        excludeQuantityRule?: boolean;
        /** @description Leaves out what is said of variations. */
        excludeVariationInfo?: boolean;
        /** @description The answer may not be kept. */
        noCache?: boolean;
      };
      header?: never;
      path: {
        /** @description The version of the API; any of the form `vNN.0` is served alike. */
        version: components["parameters"]["version"];
        /** @description The webstore, as the site info says it. */
        webstoreId: components["parameters"]["webstoreId"];
        /** @description The name in the address of its page. */
        urlName: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Done. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["ProductDetail"];
        };
      };
      400: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": (components["schemas"]["Refusal"] & {
            /** @enum {unknown} */
            errorCode?: "INVALID_API_INPUT" | "INVALID_ID_FIELD";
          })[];
        };
      };
      401: components["responses"]["InvalidSessionId401"];
      404: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": (components["schemas"]["Refusal"] & {
            /** @enum {unknown} */
            errorCode?: "NOT_FOUND" | "EFFECTIVE_ACCOUNT_NOT_FOUND" | "WEBSTORE_NOT_FOUND" | "ITEM_NOT_FOUND";
          })[];
        };
      };
      415: components["responses"]["InvalidApiInput415"];
      500: components["responses"]["UnknownException500"];
      503: components["responses"]["ServerUnavailable503"];
    };
  };
  getProductInVersion: {
    parameters: {
      query?: {
        /** @description The language of what a shopper may be shown, such as `en-US`; the site’s own without it. */
        language?: components["parameters"]["language"];
        /** @description Taken, and without effect: an answer is always the caller’s own. */
        asGuest?: components["parameters"]["asGuest"];
        /** @description With `true`, what means something in HTML is written as entities in every text, for pages that show it as it is. */
        htmlEncode?: components["parameters"]["htmlEncode"];
        /** @description The account to act for: the user’s own, or one it manages. */
        effectiveAccountId?: components["parameters"]["effectiveAccountId"];
        /** @description Names of the fields that the map `fields` shall hold, separated by commas. */
        fields?: string;
        /** @description Names of the groups of pictures, separated by commas. */
        mediaGroups?: string;
        /** @description Leaves the map `fields` empty. */
        excludeFields?: boolean;
        /** @description Leaves pictures out. */
        excludeMedia?: boolean;
        /** @description Leaves out what variations differ in. */
        excludeAttributeSetInfo?: boolean;
        /** @description Leaves out the way through the categories. */
        excludePrimaryProductCategory?: boolean;
        /** @description Leaves selling models out. */
        excludeProductSellingModels?: boolean;
        /** @description Leaves the rule of quantities out. */
        excludeQuantityRule?: boolean;
        /** @description Leaves out what is said of variations. */
        excludeVariationInfo?: boolean;
        /** @description The answer may not be kept. */
        noCache?: boolean;
      };
      header?: never;
      path: {
        /** @description The version of the API; any of the form `vNN.0` is served alike. */
        version: components["parameters"]["version"];
        /** @description The webstore, as the site info says it. */
        webstoreId: components["parameters"]["webstoreId"];
        /** @description A version of the catalogue: `catalogSnapshotVersionId` of the application context. */
        snapshotId: string;
        /** @description A product, by its id. */
        productId: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Done. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["ProductDetail"];
        };
      };
      400: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": (components["schemas"]["Refusal"] & {
            /** @enum {unknown} */
            errorCode?: "INVALID_API_INPUT" | "INVALID_ID_FIELD";
          })[];
        };
      };
      401: components["responses"]["InvalidSessionId401"];
      404: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": (components["schemas"]["Refusal"] & {
            /** @enum {unknown} */
            errorCode?: "NOT_FOUND" | "EFFECTIVE_ACCOUNT_NOT_FOUND" | "WEBSTORE_NOT_FOUND" | "ITEM_NOT_FOUND";
          })[];
        };
      };
      415: components["responses"]["InvalidApiInput415"];
      500: components["responses"]["UnknownException500"];
      503: components["responses"]["ServerUnavailable503"];
    };
  };
  listProducts: {
    parameters: {
      query?: {
        /** @description The language of what a shopper may be shown, such as `en-US`; the site’s own without it. */
        language?: components["parameters"]["language"];
        /** @description Taken, and without effect: an answer is always the caller’s own. */
        asGuest?: components["parameters"]["asGuest"];
        /** @description With `true`, what means something in HTML is written as entities in every text, for pages that show it as it is. */
        htmlEncode?: components["parameters"]["htmlEncode"];
        /** @description The account to act for: the user’s own, or one it manages. */
        effectiveAccountId?: components["parameters"]["effectiveAccountId"];
        /** @description Ids of products, separated by commas, a hundred at most. */
        ids?: string;
        /** @description References of products, separated by commas, a hundred at most. */
        skus?: string;
        /** @description Names of the fields that the map `fields` shall hold, separated by commas. */
        fields?: string;
        /** @description Leaves pictures out. */
        excludeMedia?: boolean;
        /** @description Leaves prices out. */
        excludePrices?: boolean;
        /** @description Adds what variations differ in. */
        includeAttributeSetInfo?: boolean;
        /** @description Adds variations, grouped by their attributes. */
        includeGroupByAttributeVariationInfo?: boolean;
        /** @description Adds selling models. */
        includeProductSellingModels?: boolean;
        /** @description Adds the rule of quantities. */
        includeQuantityRule?: boolean;
        /** @description One of the webstore’s currencies. */
        currencyIsoCode?: string;
      };
      header?: never;
      path: {
        /** @description The version of the API; any of the form `vNN.0` is served alike. */
        version: components["parameters"]["version"];
        /** @description The webstore, as the site info says it. */
        webstoreId: components["parameters"]["webstoreId"];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Done. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["ProductList"];
        };
      };
      400: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": (components["schemas"]["Refusal"] & {
            /** @enum {unknown} */
            errorCode?: "INVALID_API_INPUT" | "INVALID_ID_FIELD" | "TOO_MANY_RECORDS";
          })[];
        };
      };
      401: components["responses"]["InvalidSessionId401"];
      404: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": (components["schemas"]["Refusal"] & {
            /** @enum {unknown} */
            errorCode?: "NOT_FOUND" | "EFFECTIVE_ACCOUNT_NOT_FOUND" | "WEBSTORE_NOT_FOUND";
          })[];
        };
      };
      415: components["responses"]["InvalidApiInput415"];
      500: components["responses"]["UnknownException500"];
      503: components["responses"]["ServerUnavailable503"];
    };
  };
  listProductChildren: {
    parameters: {
      query?: {
        /** @description The language of what a shopper may be shown, such as `en-US`; the site’s own without it. */
        language?: components["parameters"]["language"];
        /** @description Taken, and without effect: an answer is always the caller’s own. */
        asGuest?: components["parameters"]["asGuest"];
        /** @description With `true`, what means something in HTML is written as entities in every text, for pages that show it as it is. */
        htmlEncode?: components["parameters"]["htmlEncode"];
        /** @description The account to act for: the user’s own, or one it manages. */
        effectiveAccountId?: components["parameters"]["effectiveAccountId"];
        /** @description How many entries a page has. */
        pageSize?: number;
        /** @description The token that the page before gave as `nextPageToken`. */
        pageToken?: string;
        /** @description Names of the fields that the map `fields` shall hold, separated by commas. */
        fields?: string;
        /** @description Names of the groups of pictures, separated by commas. */
        mediaGroups?: string;
        /** @description Leaves the map `fields` empty. */
        excludeFields?: boolean;
        /** @description Leaves pictures out. */
        excludeMedia?: boolean;
        /** @description Leaves out what variations differ in. */
        excludeAttributeSetInfo?: boolean;
        /** @description Leaves the rule of quantities out. */
        excludeQuantityRule?: boolean;
        /** @description Adds selling models. */
        includeProductSellingModels?: boolean;
      };
      header?: never;
      path: {
        /** @description The version of the API; any of the form `vNN.0` is served alike. */
        version: components["parameters"]["version"];
        /** @description The webstore, as the site info says it. */
        webstoreId: components["parameters"]["webstoreId"];
        /** @description A product, by its id. */
        productId: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Done. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["ProductChildren"];
        };
      };
      400: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": (components["schemas"]["Refusal"] & {
            /** @enum {unknown} */
            errorCode?: "INVALID_API_INPUT" | "INVALID_ID_FIELD";
          })[];
        };
      };
      401: components["responses"]["InvalidSessionId401"];
      404: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": (components["schemas"]["Refusal"] & {
            /** @enum {unknown} */
            errorCode?: "NOT_FOUND" | "EFFECTIVE_ACCOUNT_NOT_FOUND" | "WEBSTORE_NOT_FOUND" | "ITEM_NOT_FOUND";
          })[];
        };
      };
      415: components["responses"]["InvalidApiInput415"];
      500: components["responses"]["UnknownException500"];
      503: components["responses"]["ServerUnavailable503"];
    };
  };
  listFeaturedProducts: {
    parameters: {
      query?: {
        /** @description The language of what a shopper may be shown, such as `en-US`; the site’s own without it. */
        language?: components["parameters"]["language"];
        /** @description Taken, and without effect: an answer is always the caller’s own. */
        asGuest?: components["parameters"]["asGuest"];
        /** @description With `true`, what means something in HTML is written as entities in every text, for pages that show it as it is. */
        htmlEncode?: components["parameters"]["htmlEncode"];
        /** @description The account to act for: the user’s own, or one it manages. */
        effectiveAccountId?: components["parameters"]["effectiveAccountId"];
        /** @description Types of relationships, separated by commas; all without it. */
        relationshipTypes?: string;
        /** @description Names of the fields that the map `fields` shall hold, separated by commas. */
        fields?: string;
        /** @description Leaves the map `fields` empty. */
        excludeFields?: boolean;
        /** @description Names of the groups of pictures, separated by commas. */
        mediaGroups?: string;
        /** @description Adds the groups of pictures that `mediaGroups` names. */
        includeMediaGroups?: boolean;
        /** @description Adds what variations differ in. */
        includeAttributeSetInfo?: boolean;
        /** @description Adds the rule of quantities. */
        includePurchaseQuantityRules?: boolean;
        /** @description Adds selling models. */
        includeProductSellingModel?: boolean;
      };
      header?: never;
      path: {
        /** @description The version of the API; any of the form `vNN.0` is served alike. */
        version: components["parameters"]["version"];
        /** @description The webstore, as the site info says it. */
        webstoreId: components["parameters"]["webstoreId"];
        /** @description A product, by its id. */
        productId: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Done. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["FeaturedProducts"];
        };
      };
      400: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": (components["schemas"]["Refusal"] & {
            /** @enum {unknown} */
            errorCode?: "INVALID_API_INPUT" | "INVALID_ID_FIELD";
          })[];
        };
      };
      401: components["responses"]["InvalidSessionId401"];
      404: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": (components["schemas"]["Refusal"] & {
            /** @enum {unknown} */
            errorCode?: "NOT_FOUND" | "EFFECTIVE_ACCOUNT_NOT_FOUND" | "WEBSTORE_NOT_FOUND" | "ITEM_NOT_FOUND";
          })[];
        };
      };
      415: components["responses"]["InvalidApiInput415"];
      500: components["responses"]["UnknownException500"];
      503: components["responses"]["ServerUnavailable503"];
    };
  };
  listGiftWrap: {
    parameters: {
      query?: {
        /** @description The language of what a shopper may be shown, such as `en-US`; the site’s own without it. */
        language?: components["parameters"]["language"];
        /** @description Taken, and without effect: an answer is always the caller’s own. */
        asGuest?: components["parameters"]["asGuest"];
        /** @description With `true`, what means something in HTML is written as entities in every text, for pages that show it as it is. */
        htmlEncode?: components["parameters"]["htmlEncode"];
        /** @description The account to act for: the user’s own, or one it manages. */
        effectiveAccountId?: components["parameters"]["effectiveAccountId"];
        /** @description Names of the fields that the map `fields` shall hold, separated by commas. */
        fields?: string;
        /** @description One of the webstore’s currencies. */
        currencyIsoCode?: string;
      };
      header?: never;
      path: {
        /** @description The version of the API; any of the form `vNN.0` is served alike. */
        version: components["parameters"]["version"];
        /** @description The webstore, as the site info says it. */
        webstoreId: components["parameters"]["webstoreId"];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Done. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["GiftWrap"];
        };
      };
      400: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": (components["schemas"]["Refusal"] & {
            /** @enum {unknown} */
            errorCode?: "INVALID_API_INPUT" | "INVALID_ID_FIELD";
          })[];
        };
      };
      401: components["responses"]["InvalidSessionId401"];
      404: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": (components["schemas"]["Refusal"] & {
            /** @enum {unknown} */
            errorCode?: "NOT_FOUND" | "EFFECTIVE_ACCOUNT_NOT_FOUND" | "WEBSTORE_NOT_FOUND";
          })[];
        };
      };
      415: components["responses"]["InvalidApiInput415"];
      500: components["responses"]["UnknownException500"];
      503: components["responses"]["ServerUnavailable503"];
    };
  };
  listRecommendations: {
    parameters: {
      query: {
        /** @description The language of what a shopper may be shown, such as `en-US`; the site’s own without it. */
        language?: components["parameters"]["language"];
        /** @description Taken, and without effect: an answer is always the caller’s own. */
        asGuest?: components["parameters"]["asGuest"];
        /** @description With `true`, what means something in HTML is written as entities in every text, for pages that show it as it is. */
        htmlEncode?: components["parameters"]["htmlEncode"];
        /** @description The account to act for: the user’s own, or one it manages. */
        effectiveAccountId?: components["parameters"]["effectiveAccountId"];
        /** @description By what rule products are recommended. */
        recommender: "RecentlyViewed" | "SimilarProducts" | "ComplementaryProducts" | "CustomersWhoBoughtAlsoBought" | "MostViewedByCategory" | "TopSellingByCategory" | "Upsell" | "TopSelling" | "PersonalizedForShopper";
        /** @description Ids of products or categories that the recommended ones go with, separated by commas. */
        anchorValues?: string;
        /** @description The products of the current cart are the anchors. */
        anchorFromCurrentCart?: boolean;
        /** @description Adds what a tile shows: name, picture, price. */
        includePricingAndProductInformation?: boolean;
        /** @description Adds the anchors themselves. */
        includeRequestProduct?: boolean;
        /** @description One of the webstore’s currencies. */
        currencyIsoCode?: string;
      };
      header?: never;
      path: {
        /** @description The version of the API; any of the form `vNN.0` is served alike. */
        version: components["parameters"]["version"];
        /** @description The webstore, as the site info says it. */
        webstoreId: components["parameters"]["webstoreId"];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Done. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Recommendations"];
        };
      };
      400: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": (components["schemas"]["Refusal"] & {
            /** @enum {unknown} */
            errorCode?: "INVALID_API_INPUT" | "INVALID_ID_FIELD";
          })[];
        };
      };
      401: components["responses"]["InvalidSessionId401"];
      403: components["responses"]["InsufficientAccess403"];
      404: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": (components["schemas"]["Refusal"] & {
            /** @enum {unknown} */
            errorCode?: "NOT_FOUND" | "EFFECTIVE_ACCOUNT_NOT_FOUND" | "WEBSTORE_NOT_FOUND" | "ITEM_NOT_FOUND";
          })[];
        };
      };
      415: components["responses"]["InvalidApiInput415"];
      500: components["responses"]["UnknownException500"];
      503: components["responses"]["ServerUnavailable503"];
    };
  };
  getCategory: {
    parameters: {
      query?: {
        /** @description The language of what a shopper may be shown, such as `en-US`; the site’s own without it. */
        language?: components["parameters"]["language"];
        /** @description Taken, and without effect: an answer is always the caller’s own. */
        asGuest?: components["parameters"]["asGuest"];
        /** @description With `true`, what means something in HTML is written as entities in every text, for pages that show it as it is. */
        htmlEncode?: components["parameters"]["htmlEncode"];
        /** @description The account to act for: the user’s own, or one it manages. */
        effectiveAccountId?: components["parameters"]["effectiveAccountId"];
        /** @description Names of the fields that the map `fields` shall hold, separated by commas. */
        fields?: string;
        /** @description Names of the groups of pictures, separated by commas. */
        mediaGroups?: string;
        /** @description Leaves the map `fields` empty. */
        excludeFields?: boolean;
        /** @description Leaves pictures out. */
        excludeMedia?: boolean;
      };
      header?: never;
      path: {
        /** @description The version of the API; any of the form `vNN.0` is served alike. */
        version: components["parameters"]["version"];
        /** @description The webstore, as the site info says it. */
        webstoreId: components["parameters"]["webstoreId"];
        /** @description A category, by its id. */
        categoryId: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Done. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Category"];
        };
      };
      400: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": (components["schemas"]["Refusal"] & {
            /** @enum {unknown} */
            errorCode?: "INVALID_API_INPUT" | "INVALID_ID_FIELD";
          })[];
        };
      };
      401: components["responses"]["InvalidSessionId401"];
      404: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": (components["schemas"]["Refusal"] & {
            /** @enum {unknown} */
            errorCode?: "NOT_FOUND" | "EFFECTIVE_ACCOUNT_NOT_FOUND" | "WEBSTORE_NOT_FOUND" | "ITEM_NOT_FOUND";
          })[];
        };
      };
      415: components["responses"]["InvalidApiInput415"];
      500: components["responses"]["UnknownException500"];
      503: components["responses"]["ServerUnavailable503"];
    };
  };
  getCategoryByUrlName: {
    parameters: {
      query?: {
        /** @description The language of what a shopper may be shown, such as `en-US`; the site’s own without it. */
        language?: components["parameters"]["language"];
        /** @description Taken, and without effect: an answer is always the caller’s own. */
        asGuest?: components["parameters"]["asGuest"];
        /** @description With `true`, what means something in HTML is written as entities in every text, for pages that show it as it is. */
        htmlEncode?: components["parameters"]["htmlEncode"];
        /** @description The account to act for: the user’s own, or one it manages. */
        effectiveAccountId?: components["parameters"]["effectiveAccountId"];
        /** @description Names of the fields that the map `fields` shall hold, separated by commas. */
        fields?: string;
        /** @description Names of the groups of pictures, separated by commas. */
        mediaGroups?: string;
        /** @description Leaves the map `fields` empty. */
        excludeFields?: boolean;
        /** @description Leaves pictures out. */
        excludeMedia?: boolean;
      };
      header?: never;
      path: {
        /** @description The version of the API; any of the form `vNN.0` is served alike. */
        version: components["parameters"]["version"];
        /** @description The webstore, as the site info says it. */
        webstoreId: components["parameters"]["webstoreId"];
        /** @description The name in the address of its page. */
        urlName: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Done. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Category"];
        };
      };
      400: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": (components["schemas"]["Refusal"] & {
            /** @enum {unknown} */
            errorCode?: "INVALID_API_INPUT" | "INVALID_ID_FIELD";
          })[];
        };
      };
      401: components["responses"]["InvalidSessionId401"];
      404: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": (components["schemas"]["Refusal"] & {
            /** @enum {unknown} */
            errorCode?: "NOT_FOUND" | "EFFECTIVE_ACCOUNT_NOT_FOUND" | "WEBSTORE_NOT_FOUND" | "ITEM_NOT_FOUND";
          })[];
        };
      };
      415: components["responses"]["InvalidApiInput415"];
      500: components["responses"]["UnknownException500"];
      503: components["responses"]["ServerUnavailable503"];
    };
  };
  listCategoryChildren: {
    parameters: {
      query?: {
        /** @description The language of what a shopper may be shown, such as `en-US`; the site’s own without it. */
        language?: components["parameters"]["language"];
        /** @description Taken, and without effect: an answer is always the caller’s own. */
        asGuest?: components["parameters"]["asGuest"];
        /** @description With `true`, what means something in HTML is written as entities in every text, for pages that show it as it is. */
        htmlEncode?: components["parameters"]["htmlEncode"];
        /** @description The account to act for: the user’s own, or one it manages. */
        effectiveAccountId?: components["parameters"]["effectiveAccountId"];
        /** @description The category above; the uppermost without it. */
        parentProductCategoryId?: string;
        /** @description Names of the fields that the map `fields` shall hold, separated by commas. */
        fields?: string;
        /** @description Names of the groups of pictures, separated by commas. */
        mediaGroups?: string;
        /** @description Leaves pictures out. */
        excludeMedia?: boolean;
      };
      header?: never;
      path: {
        /** @description The version of the API; any of the form `vNN.0` is served alike. */
        version: components["parameters"]["version"];
        /** @description The webstore, as the site info says it. */
        webstoreId: components["parameters"]["webstoreId"];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Done. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["CategoryChildren"];
        };
      };
      400: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": (components["schemas"]["Refusal"] & {
            /** @enum {unknown} */
            errorCode?: "INVALID_API_INPUT" | "INVALID_ID_FIELD";
          })[];
        };
      };
      401: components["responses"]["InvalidSessionId401"];
      404: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": (components["schemas"]["Refusal"] & {
            /** @enum {unknown} */
            errorCode?: "NOT_FOUND" | "EFFECTIVE_ACCOUNT_NOT_FOUND" | "WEBSTORE_NOT_FOUND" | "ITEM_NOT_FOUND";
          })[];
        };
      };
      415: components["responses"]["InvalidApiInput415"];
      500: components["responses"]["UnknownException500"];
      503: components["responses"]["ServerUnavailable503"];
    };
  };
  getCategoryPath: {
    parameters: {
      query?: {
        /** @description The language of what a shopper may be shown, such as `en-US`; the site’s own without it. */
        language?: components["parameters"]["language"];
        /** @description Taken, and without effect: an answer is always the caller’s own. */
        asGuest?: components["parameters"]["asGuest"];
        /** @description With `true`, what means something in HTML is written as entities in every text, for pages that show it as it is. */
        htmlEncode?: components["parameters"]["htmlEncode"];
        /** @description The account to act for: the user’s own, or one it manages. */
        effectiveAccountId?: components["parameters"]["effectiveAccountId"];
      };
      header?: never;
      path: {
        /** @description The version of the API; any of the form `vNN.0` is served alike. */
        version: components["parameters"]["version"];
        /** @description The webstore, as the site info says it. */
        webstoreId: components["parameters"]["webstoreId"];
        /** @description A category, by its id. */
        categoryId: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Done. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["CategoryPath"];
        };
      };
      400: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": (components["schemas"]["Refusal"] & {
            /** @enum {unknown} */
            errorCode?: "INVALID_API_INPUT" | "INVALID_ID_FIELD";
          })[];
        };
      };
      401: components["responses"]["InvalidSessionId401"];
      404: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": (components["schemas"]["Refusal"] & {
            /** @enum {unknown} */
            errorCode?: "NOT_FOUND" | "EFFECTIVE_ACCOUNT_NOT_FOUND" | "WEBSTORE_NOT_FOUND" | "ITEM_NOT_FOUND";
          })[];
        };
      };
      415: components["responses"]["InvalidApiInput415"];
      500: components["responses"]["UnknownException500"];
      503: components["responses"]["ServerUnavailable503"];
    };
  };
  listCategoryMenuItems: {
    parameters: {
      query?: {
        /** @description The language of what a shopper may be shown, such as `en-US`; the site’s own without it. */
        language?: components["parameters"]["language"];
        /** @description Taken, and without effect: an answer is always the caller’s own. */
        asGuest?: components["parameters"]["asGuest"];
        /** @description With `true`, what means something in HTML is written as entities in every text, for pages that show it as it is. */
        htmlEncode?: components["parameters"]["htmlEncode"];
        /** @description The account to act for: the user’s own, or one it manages. */
        effectiveAccountId?: components["parameters"]["effectiveAccountId"];
        /** @description Begins with an entry for the home page. */
        addHomeMenuItem?: boolean;
        /** @description Adds pictures. */
        includeImageUrl?: boolean;
        /** @description How many entries at most. */
        maxItems?: number;
        /** @description How many levels at most. */
        maxLevels?: number;
        publishStatus?: "Draft" | "Live";
      };
      header?: never;
      path: {
        /** @description The version of the API; any of the form `vNN.0` is served alike. */
        version: components["parameters"]["version"];
        /** @description The webstore, as the site info says it. */
        webstoreId: components["parameters"]["webstoreId"];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Done. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Menu"];
        };
      };
      400: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": (components["schemas"]["Refusal"] & {
            /** @enum {unknown} */
            errorCode?: "INVALID_API_INPUT" | "INVALID_ID_FIELD";
          })[];
        };
      };
      401: components["responses"]["InvalidSessionId401"];
      403: components["responses"]["InsufficientAccess403"];
      404: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": (components["schemas"]["Refusal"] & {
            /** @enum {unknown} */
            errorCode?: "NOT_FOUND" | "EFFECTIVE_ACCOUNT_NOT_FOUND" | "WEBSTORE_NOT_FOUND";
          })[];
        };
      };
      415: components["responses"]["InvalidApiInput415"];
      500: components["responses"]["UnknownException500"];
      503: components["responses"]["ServerUnavailable503"];
    };
  };
  searchProducts: {
    parameters: {
      query?: {
        /** @description The language of what a shopper may be shown, such as `en-US`; the site’s own without it. */
        language?: components["parameters"]["language"];
        /** @description Taken, and without effect: an answer is always the caller’s own. */
        asGuest?: components["parameters"]["asGuest"];
        /** @description With `true`, what means something in HTML is written as entities in every text, for pages that show it as it is. */
        htmlEncode?: components["parameters"]["htmlEncode"];
        /** @description The account to act for: the user’s own, or one it manages. */
        effectiveAccountId?: components["parameters"]["effectiveAccountId"];
        /** @description What is looked for. */
        searchTerm?: string;
        /** @description A category, by its id. */
        categoryId?: string;
        /** @description Names of the fields that the map `fields` shall hold, separated by commas. */
        fields?: string;
        /** @description The number of the page; for the lines of a cart, the page’s token. */
        page?: number;
        /** @description How many entries a page has. */
        pageSize?: number;
        /** @description The order, by the id or the name of a sort rule. */
        sortRuleId?: string;
        /** @description What narrows the search: the list of the call by POST as JSON, in base64. */
        refinements?: string;
        /** @description One of the webstore’s currencies. */
        currencyIsoCode?: string;
        /** @description Whether variations are shown as their parent. */
        grouping?: "NoGrouping" | "VariationParent";
        /** @description Adds the rule of quantities. */
        includeQuantityRule?: boolean;
        /** @description Leaves out what a variation differs in, where it is `false`. */
        includeProductVariationInfo?: boolean;
        /** @description Names of the fields in which the term is looked for, separated by commas; without it, everywhere. */
        searchFields?: string;
        /** @description Buyer groups of the caller’s own, separated by commas: the search is that of a member of these alone. */
        effectiveBuyerGroupIds?: string;
        /** @description In development alone: each product says why it stands where it does. */
        explain?: boolean;
      };
      header?: never;
      path: {
        /** @description The version of the API; any of the form `vNN.0` is served alike. */
        version: components["parameters"]["version"];
        /** @description The webstore, as the site info says it. */
        webstoreId: components["parameters"]["webstoreId"];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Done. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["SearchResult"];
        };
      };
      400: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": (components["schemas"]["Refusal"] & {
            /** @enum {unknown} */
            errorCode?: "INVALID_API_INPUT" | "INVALID_ID_FIELD";
          })[];
        };
      };
      401: components["responses"]["InvalidSessionId401"];
      404: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": (components["schemas"]["Refusal"] & {
            /** @enum {unknown} */
            errorCode?: "NOT_FOUND" | "EFFECTIVE_ACCOUNT_NOT_FOUND" | "WEBSTORE_NOT_FOUND" | "ITEM_NOT_FOUND";
          })[];
        };
      };
      415: components["responses"]["InvalidApiInput415"];
      500: components["responses"]["UnknownException500"];
      503: components["responses"]["ServerUnavailable503"];
    };
  };
  searchProductsByPost: {
    parameters: {
      query?: {
        /** @description The language of what a shopper may be shown, such as `en-US`; the site’s own without it. */
        language?: components["parameters"]["language"];
        /** @description Taken, and without effect: an answer is always the caller’s own. */
        asGuest?: components["parameters"]["asGuest"];
        /** @description With `true`, what means something in HTML is written as entities in every text, for pages that show it as it is. */
        htmlEncode?: components["parameters"]["htmlEncode"];
        /** @description The account to act for: the user’s own, or one it manages. */
        effectiveAccountId?: components["parameters"]["effectiveAccountId"];
        /** @description One of the webstore’s currencies. */
        currencyIsoCode?: string;
      };
      header?: never;
      path: {
        /** @description The version of the API; any of the form `vNN.0` is served alike. */
        version: components["parameters"]["version"];
        /** @description The webstore, as the site info says it. */
        webstoreId: components["parameters"]["webstoreId"];
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": components["schemas"]["ProductSearchBody"];
      };
    };
    responses: {
      /** @description Done. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["SearchResult"];
        };
      };
      400: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": (components["schemas"]["Refusal"] & {
            /** @enum {unknown} */
            errorCode?: "INVALID_API_INPUT" | "INVALID_ID_FIELD" | "JSON_PARSER_ERROR";
          })[];
        };
      };
      401: components["responses"]["InvalidSessionId401"];
      403: components["responses"]["InsufficientAccess403"];
      404: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": (components["schemas"]["Refusal"] & {
            /** @enum {unknown} */
            errorCode?: "NOT_FOUND" | "EFFECTIVE_ACCOUNT_NOT_FOUND" | "WEBSTORE_NOT_FOUND";
          })[];
        };
      };
      413: components["responses"]["MaxLimitExceeded413"];
      415: components["responses"]["InvalidApiInput415"];
      500: components["responses"]["UnknownException500"];
      503: components["responses"]["ServerUnavailable503"];
    };
  };
  listSuggestions: {
    parameters: {
      query?: {
        /** @description The language of what a shopper may be shown, such as `en-US`; the site’s own without it. */
        language?: components["parameters"]["language"];
        /** @description Taken, and without effect: an answer is always the caller’s own. */
        asGuest?: components["parameters"]["asGuest"];
        /** @description With `true`, what means something in HTML is written as entities in every text, for pages that show it as it is. */
        htmlEncode?: components["parameters"]["htmlEncode"];
        /** @description The account to act for: the user’s own, or one it manages. */
        effectiveAccountId?: components["parameters"]["effectiveAccountId"];
        /** @description What is looked for. */
        searchTerm?: string;
        /** @description How many suggestions at most. */
        maxResults?: number;
        /** @description Adds products. */
        includeSuggestedProducts?: boolean;
        /** @description How many products at most. */
        maxSuggestedProducts?: number;
        /** @description Adds terms. */
        includeSuggestedTerms?: boolean;
        /** @description The category whose products are suggested before the first letter, and where none has the term. */
        popularProductsCategoryId?: string;
        /** @description One of the webstore’s currencies. */
        currencyIsoCode?: string;
      };
      header?: never;
      path: {
        /** @description The version of the API; any of the form `vNN.0` is served alike. */
        version: components["parameters"]["version"];
        /** @description The webstore, as the site info says it. */
        webstoreId: components["parameters"]["webstoreId"];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Done. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Suggestions"];
        };
      };
      400: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": (components["schemas"]["Refusal"] & {
            /** @enum {unknown} */
            errorCode?: "INVALID_API_INPUT" | "INVALID_ID_FIELD";
          })[];
        };
      };
      401: components["responses"]["InvalidSessionId401"];
      404: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": (components["schemas"]["Refusal"] & {
            /** @enum {unknown} */
            errorCode?: "NOT_FOUND" | "EFFECTIVE_ACCOUNT_NOT_FOUND" | "WEBSTORE_NOT_FOUND";
          })[];
        };
      };
      415: components["responses"]["InvalidApiInput415"];
      500: components["responses"]["UnknownException500"];
      503: components["responses"]["ServerUnavailable503"];
    };
  };
  listSortRules: {
    parameters: {
      query?: {
        /** @description The language of what a shopper may be shown, such as `en-US`; the site’s own without it. */
        language?: components["parameters"]["language"];
        /** @description Taken, and without effect: an answer is always the caller’s own. */
        asGuest?: components["parameters"]["asGuest"];
        /** @description With `true`, what means something in HTML is written as entities in every text, for pages that show it as it is. */
        htmlEncode?: components["parameters"]["htmlEncode"];
        /** @description The account to act for: the user’s own, or one it manages. */
        effectiveAccountId?: components["parameters"]["effectiveAccountId"];
      };
      header?: never;
      path: {
        /** @description The version of the API; any of the form `vNN.0` is served alike. */
        version: components["parameters"]["version"];
        /** @description The webstore, as the site info says it. */
        webstoreId: components["parameters"]["webstoreId"];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Done. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["SortRules"];
        };
      };
      400: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": (components["schemas"]["Refusal"] & {
            /** @enum {unknown} */
            errorCode?: "INVALID_API_INPUT" | "INVALID_ID_FIELD";
          })[];
        };
      };
      401: components["responses"]["InvalidSessionId401"];
      404: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": (components["schemas"]["Refusal"] & {
            /** @enum {unknown} */
            errorCode?: "NOT_FOUND" | "EFFECTIVE_ACCOUNT_NOT_FOUND" | "WEBSTORE_NOT_FOUND";
          })[];
        };
      };
      415: components["responses"]["InvalidApiInput415"];
      500: components["responses"]["UnknownException500"];
      503: components["responses"]["ServerUnavailable503"];
    };
  };
  getPrice: {
    parameters: {
      query?: {
        /** @description The language of what a shopper may be shown, such as `en-US`; the site’s own without it. */
        language?: components["parameters"]["language"];
        /** @description Taken, and without effect: an answer is always the caller’s own. */
        asGuest?: components["parameters"]["asGuest"];
        /** @description With `true`, what means something in HTML is written as entities in every text, for pages that show it as it is. */
        htmlEncode?: components["parameters"]["htmlEncode"];
        /** @description The account to act for: the user’s own, or one it manages. */
        effectiveAccountId?: components["parameters"]["effectiveAccountId"];
        /** @description One of the webstore’s currencies. */
        currencyIsoCode?: string;
        /** @description Adds the prices of what is in a bundle or a set. */
        includeChildProductPrices?: boolean;
        /** @description Selling models, separated by commas; the price is the same under each. */
        productSellingModelIds?: string;
        /** @description Adds the price under every selling model. */
        allProductSellingModelPrices?: boolean;
      };
      header?: never;
      path: {
        /** @description The version of the API; any of the form `vNN.0` is served alike. */
        version: components["parameters"]["version"];
        /** @description The webstore, as the site info says it. */
        webstoreId: components["parameters"]["webstoreId"];
        /** @description A product, by its id. */
        productId: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Done. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Price"];
        };
      };
      400: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": (components["schemas"]["Refusal"] & {
            /** @enum {unknown} */
            errorCode?: "INVALID_API_INPUT" | "INVALID_ID_FIELD";
          })[];
        };
      };
      401: components["responses"]["InvalidSessionId401"];
      404: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": (components["schemas"]["Refusal"] & {
            /** @enum {unknown} */
            errorCode?: "NOT_FOUND" | "EFFECTIVE_ACCOUNT_NOT_FOUND" | "WEBSTORE_NOT_FOUND" | "ITEM_NOT_FOUND";
          })[];
        };
      };
      415: components["responses"]["InvalidApiInput415"];
      500: components["responses"]["UnknownException500"];
      503: components["responses"]["ServerUnavailable503"];
    };
  };
  listPrices: {
    parameters: {
      query?: {
        /** @description The language of what a shopper may be shown, such as `en-US`; the site’s own without it. */
        language?: components["parameters"]["language"];
        /** @description Taken, and without effect: an answer is always the caller’s own. */
        asGuest?: components["parameters"]["asGuest"];
        /** @description With `true`, what means something in HTML is written as entities in every text, for pages that show it as it is. */
        htmlEncode?: components["parameters"]["htmlEncode"];
        /** @description The account to act for: the user’s own, or one it manages. */
        effectiveAccountId?: components["parameters"]["effectiveAccountId"];
        /** @description Ids of products, separated by commas, five hundred at most. */
        productIds?: string;
        /** @description One of the webstore’s currencies. */
        currencyIsoCode?: string;
      };
      header?: never;
      path: {
        /** @description The version of the API; any of the form `vNN.0` is served alike. */
        version: components["parameters"]["version"];
        /** @description The webstore, as the site info says it. */
        webstoreId: components["parameters"]["webstoreId"];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Done. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["PriceList"];
        };
      };
      400: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": (components["schemas"]["Refusal"] & {
            /** @enum {unknown} */
            errorCode?: "INVALID_API_INPUT" | "INVALID_ID_FIELD" | "TOO_MANY_RECORDS";
          })[];
        };
      };
      401: components["responses"]["InvalidSessionId401"];
      404: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": (components["schemas"]["Refusal"] & {
            /** @enum {unknown} */
            errorCode?: "NOT_FOUND" | "EFFECTIVE_ACCOUNT_NOT_FOUND" | "WEBSTORE_NOT_FOUND";
          })[];
        };
      };
      415: components["responses"]["InvalidApiInput415"];
      500: components["responses"]["UnknownException500"];
      503: components["responses"]["ServerUnavailable503"];
    };
  };
  listPricesByPost: {
    parameters: {
      query?: {
        /** @description The language of what a shopper may be shown, such as `en-US`; the site’s own without it. */
        language?: components["parameters"]["language"];
        /** @description Taken, and without effect: an answer is always the caller’s own. */
        asGuest?: components["parameters"]["asGuest"];
        /** @description With `true`, what means something in HTML is written as entities in every text, for pages that show it as it is. */
        htmlEncode?: components["parameters"]["htmlEncode"];
        /** @description The account to act for: the user’s own, or one it manages. */
        effectiveAccountId?: components["parameters"]["effectiveAccountId"];
        /** @description One of the webstore’s currencies. */
        currencyIsoCode?: string;
      };
      header?: never;
      path: {
        /** @description The version of the API; any of the form `vNN.0` is served alike. */
        version: components["parameters"]["version"];
        /** @description The webstore, as the site info says it. */
        webstoreId: components["parameters"]["webstoreId"];
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": components["schemas"]["PriceListBody"];
      };
    };
    responses: {
      /** @description Done. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["PriceList"];
        };
      };
      400: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": (components["schemas"]["Refusal"] & {
            /** @enum {unknown} */
            errorCode?: "INVALID_API_INPUT" | "INVALID_ID_FIELD" | "JSON_PARSER_ERROR";
          })[];
        };
      };
      401: components["responses"]["InvalidSessionId401"];
      403: components["responses"]["InsufficientAccess403"];
      404: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": (components["schemas"]["Refusal"] & {
            /** @enum {unknown} */
            errorCode?: "NOT_FOUND" | "EFFECTIVE_ACCOUNT_NOT_FOUND" | "WEBSTORE_NOT_FOUND";
          })[];
        };
      };
      413: components["responses"]["MaxLimitExceeded413"];
      415: components["responses"]["InvalidApiInput415"];
      500: components["responses"]["UnknownException500"];
      503: components["responses"]["ServerUnavailable503"];
    };
  };
  getTaxes: {
    parameters: {
      query?: {
        /** @description The language of what a shopper may be shown, such as `en-US`; the site’s own without it. */
        language?: components["parameters"]["language"];
        /** @description Taken, and without effect: an answer is always the caller’s own. */
        asGuest?: components["parameters"]["asGuest"];
        /** @description With `true`, what means something in HTML is written as entities in every text, for pages that show it as it is. */
        htmlEncode?: components["parameters"]["htmlEncode"];
        /** @description The account to act for: the user’s own, or one it manages. */
        effectiveAccountId?: components["parameters"]["effectiveAccountId"];
        /** @description The country, such as `FR`. */
        countryIsoCode?: string;
        /** @description The state or region. */
        stateIsoCode?: string;
      };
      header?: never;
      path: {
        /** @description The version of the API; any of the form `vNN.0` is served alike. */
        version: components["parameters"]["version"];
        /** @description The webstore, as the site info says it. */
        webstoreId: components["parameters"]["webstoreId"];
        /** @description A product, by its id. */
        productId: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Done. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Tax"];
        };
      };
      400: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": (components["schemas"]["Refusal"] & {
            /** @enum {unknown} */
            errorCode?: "INVALID_API_INPUT" | "INVALID_ID_FIELD";
          })[];
        };
      };
      401: components["responses"]["InvalidSessionId401"];
      404: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": (components["schemas"]["Refusal"] & {
            /** @enum {unknown} */
            errorCode?: "NOT_FOUND" | "EFFECTIVE_ACCOUNT_NOT_FOUND" | "WEBSTORE_NOT_FOUND" | "ITEM_NOT_FOUND";
          })[];
        };
      };
      415: components["responses"]["InvalidApiInput415"];
      500: components["responses"]["UnknownException500"];
      503: components["responses"]["ServerUnavailable503"];
    };
  };
  calculateTaxes: {
    parameters: {
      query?: {
        /** @description The language of what a shopper may be shown, such as `en-US`; the site’s own without it. */
        language?: components["parameters"]["language"];
        /** @description Taken, and without effect: an answer is always the caller’s own. */
        asGuest?: components["parameters"]["asGuest"];
        /** @description With `true`, what means something in HTML is written as entities in every text, for pages that show it as it is. */
        htmlEncode?: components["parameters"]["htmlEncode"];
        /** @description The account to act for: the user’s own, or one it manages. */
        effectiveAccountId?: components["parameters"]["effectiveAccountId"];
        /** @description One of the webstore’s currencies. */
        currencyIsoCode?: string;
      };
      header?: never;
      path: {
        /** @description The version of the API; any of the form `vNN.0` is served alike. */
        version: components["parameters"]["version"];
        /** @description The webstore, as the site info says it. */
        webstoreId: components["parameters"]["webstoreId"];
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": components["schemas"]["CalculateTaxesBody"];
      };
    };
    responses: {
      /** @description Done. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["CalculatedTaxes"];
        };
      };
      400: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": (components["schemas"]["Refusal"] & {
            /** @enum {unknown} */
            errorCode?: "INVALID_API_INPUT" | "INVALID_ID_FIELD" | "JSON_PARSER_ERROR";
          })[];
        };
      };
      401: components["responses"]["InvalidSessionId401"];
      403: components["responses"]["InsufficientAccess403"];
      404: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": (components["schemas"]["Refusal"] & {
            /** @enum {unknown} */
            errorCode?: "NOT_FOUND" | "EFFECTIVE_ACCOUNT_NOT_FOUND" | "WEBSTORE_NOT_FOUND";
          })[];
        };
      };
      413: components["responses"]["MaxLimitExceeded413"];
      415: components["responses"]["InvalidApiInput415"];
      500: components["responses"]["UnknownException500"];
      503: components["responses"]["ServerUnavailable503"];
    };
  };
  evaluateProducts: {
    parameters: {
      query?: {
        /** @description The language of what a shopper may be shown, such as `en-US`; the site’s own without it. */
        language?: components["parameters"]["language"];
        /** @description Taken, and without effect: an answer is always the caller’s own. */
        asGuest?: components["parameters"]["asGuest"];
        /** @description With `true`, what means something in HTML is written as entities in every text, for pages that show it as it is. */
        htmlEncode?: components["parameters"]["htmlEncode"];
        /** @description The account to act for: the user’s own, or one it manages. */
        effectiveAccountId?: components["parameters"]["effectiveAccountId"];
        /** @description One of the webstore’s currencies. */
        currencyIsoCode?: string;
      };
      header?: never;
      path: {
        /** @description The version of the API; any of the form `vNN.0` is served alike. */
        version: components["parameters"]["version"];
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": components["schemas"]["EvaluateProductsBody"];
      };
    };
    responses: {
      /** @description Done. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["EvaluateProducts"];
        };
      };
      400: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": (components["schemas"]["Refusal"] & {
            /** @enum {unknown} */
            errorCode?: "INVALID_API_INPUT" | "JSON_PARSER_ERROR" | "INVALID_ID_FIELD";
          })[];
        };
      };
      401: components["responses"]["InvalidSessionId401"];
      403: components["responses"]["InsufficientAccess403"];
      404: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": (components["schemas"]["Refusal"] & {
            /** @enum {unknown} */
            errorCode?: "NOT_FOUND" | "EFFECTIVE_ACCOUNT_NOT_FOUND" | "WEBSTORE_NOT_FOUND";
          })[];
        };
      };
      413: components["responses"]["MaxLimitExceeded413"];
      415: components["responses"]["InvalidApiInput415"];
      500: components["responses"]["UnknownException500"];
      503: components["responses"]["ServerUnavailable503"];
    };
  };
  listInventoryLevels: {
    parameters: {
      query?: {
        /** @description The language of what a shopper may be shown, such as `en-US`; the site’s own without it. */
        language?: components["parameters"]["language"];
        /** @description Taken, and without effect: an answer is always the caller’s own. */
        asGuest?: components["parameters"]["asGuest"];
        /** @description With `true`, what means something in HTML is written as entities in every text, for pages that show it as it is. */
        htmlEncode?: components["parameters"]["htmlEncode"];
        /** @description The account to act for: the user’s own, or one it manages. */
        effectiveAccountId?: components["parameters"]["effectiveAccountId"];
        /** @description Places of stock, separated by commas. */
        locations?: string;
        /** @description Groups of places, separated by commas. */
        locationgroups?: string;
        /** @description Ids of products, separated by commas. */
        products?: string;
        /** @description The webstore that asks, as `webStoreId Eq '…'` with its id. */
        scope?: string;
        /** @description Adds the variations of a parent. */
        includeRelatedProducts?: boolean;
      };
      header?: never;
      path: {
        /** @description The version of the API; any of the form `vNN.0` is served alike. */
        version: components["parameters"]["version"];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Done. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Inventory"];
        };
      };
      400: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": (components["schemas"]["Refusal"] & {
            /** @enum {unknown} */
            errorCode?: "INVALID_API_INPUT" | "TOO_MANY_RECORDS";
          })[];
        };
      };
      401: components["responses"]["InvalidSessionId401"];
      404: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": (components["schemas"]["Refusal"] & {
            /** @enum {unknown} */
            errorCode?: "NOT_FOUND" | "EFFECTIVE_ACCOUNT_NOT_FOUND" | "WEBSTORE_NOT_FOUND";
          })[];
        };
      };
      415: components["responses"]["InvalidApiInput415"];
      500: components["responses"]["UnknownException500"];
      503: components["responses"]["ServerUnavailable503"];
    };
  };
  ensureCurrentCart: {
    parameters: {
      query?: {
        /** @description The language of what a shopper may be shown, such as `en-US`; the site’s own without it. */
        language?: components["parameters"]["language"];
        /** @description Taken, and without effect: an answer is always the caller’s own. */
        asGuest?: components["parameters"]["asGuest"];
        /** @description With `true`, what means something in HTML is written as entities in every text, for pages that show it as it is. */
        htmlEncode?: components["parameters"]["htmlEncode"];
        /** @description The account to act for: the user’s own, or one it manages. */
        effectiveAccountId?: components["parameters"]["effectiveAccountId"];
        /** @description One of the webstore’s currencies. */
        currencyIsoCode?: string;
      };
      header?: {
        /** @description Chosen by the client, up to 64 characters. For a day a repeat of the same request gets the first answer and changes nothing; another request under the same key is 422. */
        "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
      };
      path: {
        /** @description The version of the API; any of the form `vNN.0` is served alike. */
        version: components["parameters"]["version"];
        /** @description The webstore, as the site info says it. */
        webstoreId: components["parameters"]["webstoreId"];
      };
      cookie?: never;
    };
    requestBody?: {
      content: {
        "application/json": components["schemas"]["MakeCartBody"];
      };
    };
    responses: {
      /** @description The current cart, which was there already. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["CartSummary"];
        };
      };
      /** @description The cart, made by this call. */
      201: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["CartSummary"];
        };
      };
      400: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": (components["schemas"]["Refusal"] & {
            /** @enum {unknown} */
            errorCode?: "INVALID_API_INPUT" | "INVALID_ID_FIELD" | "JSON_PARSER_ERROR";
          })[];
        };
      };
      401: components["responses"]["InvalidSessionId401"];
      403: components["responses"]["InsufficientAccess403"];
      404: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": (components["schemas"]["Refusal"] & {
            /** @enum {unknown} */
            errorCode?: "NOT_FOUND" | "EFFECTIVE_ACCOUNT_NOT_FOUND" | "WEBSTORE_NOT_FOUND";
          })[];
        };
      };
      413: components["responses"]["MaxLimitExceeded413"];
      415: components["responses"]["InvalidApiInput415"];
      422: components["responses"]["InvalidApiInput422"];
      429: components["responses"]["RequestLimitExceeded429"];
      500: components["responses"]["UnknownException500"];
      503: components["responses"]["ServerUnavailable503"];
    };
  };
  createCart: {
    parameters: {
      query?: {
        /** @description The language of what a shopper may be shown, such as `en-US`; the site’s own without it. */
        language?: components["parameters"]["language"];
        /** @description Taken, and without effect: an answer is always the caller’s own. */
        asGuest?: components["parameters"]["asGuest"];
        /** @description With `true`, what means something in HTML is written as entities in every text, for pages that show it as it is. */
        htmlEncode?: components["parameters"]["htmlEncode"];
        /** @description The account to act for: the user’s own, or one it manages. */
        effectiveAccountId?: components["parameters"]["effectiveAccountId"];
        /** @description One of the webstore’s currencies. */
        currencyIsoCode?: string;
      };
      header?: {
        /** @description Chosen by the client, up to 64 characters. For a day a repeat of the same request gets the first answer and changes nothing; another request under the same key is 422. */
        "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
      };
      path: {
        /** @description The version of the API; any of the form `vNN.0` is served alike. */
        version: components["parameters"]["version"];
        /** @description The webstore, as the site info says it. */
        webstoreId: components["parameters"]["webstoreId"];
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": components["schemas"]["CreateCartBody"];
      };
    };
    responses: {
      /** @description The current cart, which was there already. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["CartSummary"];
        };
      };
      /** @description The cart, made by this call. */
      201: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["CartSummary"];
        };
      };
      400: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": (components["schemas"]["Refusal"] & {
            /** @enum {unknown} */
            errorCode?: "INVALID_API_INPUT" | "INVALID_ID_FIELD" | "JSON_PARSER_ERROR" | "LIMIT_EXCEEDED";
          })[];
        };
      };
      401: components["responses"]["InvalidSessionId401"];
      403: components["responses"]["InsufficientAccess403"];
      404: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": (components["schemas"]["Refusal"] & {
            /** @enum {unknown} */
            errorCode?: "NOT_FOUND" | "EFFECTIVE_ACCOUNT_NOT_FOUND" | "WEBSTORE_NOT_FOUND";
          })[];
        };
      };
      413: components["responses"]["MaxLimitExceeded413"];
      415: components["responses"]["InvalidApiInput415"];
      422: components["responses"]["InvalidApiInput422"];
      429: components["responses"]["RequestLimitExceeded429"];
      500: components["responses"]["UnknownException500"];
      503: components["responses"]["ServerUnavailable503"];
    };
  };
  getCart: {
    parameters: {
      query?: {
        /** @description The language of what a shopper may be shown, such as `en-US`; the site’s own without it. */
        language?: components["parameters"]["language"];
        /** @description Taken, and without effect: an answer is always the caller’s own. */
        asGuest?: components["parameters"]["asGuest"];
        /** @description With `true`, what means something in HTML is written as entities in every text, for pages that show it as it is. */
        htmlEncode?: components["parameters"]["htmlEncode"];
        /** @description The account to act for: the user’s own, or one it manages. */
        effectiveAccountId?: components["parameters"]["effectiveAccountId"];
        /** @description One of the webstore’s currencies. */
        currencyIsoCode?: string;
      };
      header?: never;
      path: {
        /** @description The version of the API; any of the form `vNN.0` is served alike. */
        version: components["parameters"]["version"];
        /** @description The webstore, as the site info says it. */
        webstoreId: components["parameters"]["webstoreId"];
        /** @description A cart by its id, `current`, or of a logged-in buyer `active`. */
        cartStateOrId: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Done. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["CartSummary"];
        };
      };
      400: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": (components["schemas"]["Refusal"] & {
            /** @enum {unknown} */
            errorCode?: "INVALID_API_INPUT" | "INVALID_ID_FIELD";
          })[];
        };
      };
      401: components["responses"]["InvalidSessionId401"];
      403: components["responses"]["InsufficientAccess403"];
      404: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": (components["schemas"]["Refusal"] & {
            /** @enum {unknown} */
            errorCode?: "NOT_FOUND" | "EFFECTIVE_ACCOUNT_NOT_FOUND" | "WEBSTORE_NOT_FOUND" | "CART_NOT_FOUND";
          })[];
        };
      };
      415: components["responses"]["InvalidApiInput415"];
      500: components["responses"]["UnknownException500"];
      503: components["responses"]["ServerUnavailable503"];
    };
  };
  ensureCart: {
    parameters: {
      query?: {
        /** @description The language of what a shopper may be shown, such as `en-US`; the site’s own without it. */
        language?: components["parameters"]["language"];
        /** @description Taken, and without effect: an answer is always the caller’s own. */
        asGuest?: components["parameters"]["asGuest"];
        /** @description With `true`, what means something in HTML is written as entities in every text, for pages that show it as it is. */
        htmlEncode?: components["parameters"]["htmlEncode"];
        /** @description The account to act for: the user’s own, or one it manages. */
        effectiveAccountId?: components["parameters"]["effectiveAccountId"];
        /** @description One of the webstore’s currencies. */
        currencyIsoCode?: string;
      };
      header?: {
        /** @description Chosen by the client, up to 64 characters. For a day a repeat of the same request gets the first answer and changes nothing; another request under the same key is 422. */
        "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
      };
      path: {
        /** @description The version of the API; any of the form `vNN.0` is served alike. */
        version: components["parameters"]["version"];
        /** @description The webstore, as the site info says it. */
        webstoreId: components["parameters"]["webstoreId"];
        /** @description A cart by its id, `current`, or of a logged-in buyer `active`. */
        cartStateOrId: string;
      };
      cookie?: never;
    };
    requestBody?: {
      content: {
        "application/json": components["schemas"]["MakeCartBody"];
      };
    };
    responses: {
      /** @description The current cart, which was there already. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["CartSummary"];
        };
      };
      /** @description The cart, made by this call. */
      201: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["CartSummary"];
        };
      };
      400: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": (components["schemas"]["Refusal"] & {
            /** @enum {unknown} */
            errorCode?: "INVALID_API_INPUT" | "INVALID_ID_FIELD" | "JSON_PARSER_ERROR";
          })[];
        };
      };
      401: components["responses"]["InvalidSessionId401"];
      403: components["responses"]["InsufficientAccess403"];
      404: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": (components["schemas"]["Refusal"] & {
            /** @enum {unknown} */
            errorCode?: "NOT_FOUND" | "EFFECTIVE_ACCOUNT_NOT_FOUND" | "WEBSTORE_NOT_FOUND" | "CART_NOT_FOUND";
          })[];
        };
      };
      413: components["responses"]["MaxLimitExceeded413"];
      415: components["responses"]["InvalidApiInput415"];
      422: components["responses"]["InvalidApiInput422"];
      500: components["responses"]["UnknownException500"];
      503: components["responses"]["ServerUnavailable503"];
    };
  };
  deleteCart: {
    parameters: {
      query?: {
        /** @description The language of what a shopper may be shown, such as `en-US`; the site’s own without it. */
        language?: components["parameters"]["language"];
        /** @description Taken, and without effect: an answer is always the caller’s own. */
        asGuest?: components["parameters"]["asGuest"];
        /** @description With `true`, what means something in HTML is written as entities in every text, for pages that show it as it is. */
        htmlEncode?: components["parameters"]["htmlEncode"];
        /** @description The account to act for: the user’s own, or one it manages. */
        effectiveAccountId?: components["parameters"]["effectiveAccountId"];
        /** @description One of the webstore’s currencies. */
        currencyIsoCode?: string;
      };
      header?: {
        /** @description Chosen by the client, up to 64 characters. For a day a repeat of the same request gets the first answer and changes nothing; another request under the same key is 422. */
        "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
      };
      path: {
        /** @description The version of the API; any of the form `vNN.0` is served alike. */
        version: components["parameters"]["version"];
        /** @description The webstore, as the site info says it. */
        webstoreId: components["parameters"]["webstoreId"];
        /** @description A cart by its id, `current`, or of a logged-in buyer `active`. */
        cartStateOrId: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Deleted. */
      204: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
      400: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": (components["schemas"]["Refusal"] & {
            /** @enum {unknown} */
            errorCode?: "INVALID_API_INPUT" | "INVALID_ID_FIELD" | "JSON_PARSER_ERROR";
          })[];
        };
      };
      401: components["responses"]["InvalidSessionId401"];
      403: components["responses"]["InsufficientAccess403"];
      404: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": (components["schemas"]["Refusal"] & {
            /** @enum {unknown} */
            errorCode?: "NOT_FOUND" | "EFFECTIVE_ACCOUNT_NOT_FOUND" | "WEBSTORE_NOT_FOUND" | "CART_NOT_FOUND";
          })[];
        };
      };
      409: components["responses"]["CheckoutConflict409"];
      413: components["responses"]["MaxLimitExceeded413"];
      415: components["responses"]["InvalidApiInput415"];
      422: components["responses"]["InvalidApiInput422"];
      423: components["responses"]["ServerUnavailable423"];
      500: components["responses"]["UnknownException500"];
      503: components["responses"]["ServerUnavailable503"];
    };
  };
  getCartCompactSummary: {
    parameters: {
      query?: {
        /** @description The language of what a shopper may be shown, such as `en-US`; the site’s own without it. */
        language?: components["parameters"]["language"];
        /** @description Taken, and without effect: an answer is always the caller’s own. */
        asGuest?: components["parameters"]["asGuest"];
        /** @description With `true`, what means something in HTML is written as entities in every text, for pages that show it as it is. */
        htmlEncode?: components["parameters"]["htmlEncode"];
        /** @description The account to act for: the user’s own, or one it manages. */
        effectiveAccountId?: components["parameters"]["effectiveAccountId"];
        /** @description One of the webstore’s currencies. */
        currencyIsoCode?: string;
      };
      header?: never;
      path: {
        /** @description The version of the API; any of the form `vNN.0` is served alike. */
        version: components["parameters"]["version"];
        /** @description The webstore, as the site info says it. */
        webstoreId: components["parameters"]["webstoreId"];
        /** @description A cart by its id, `current`, or of a logged-in buyer `active`. */
        cartStateOrId: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Done. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["CompactSummary"];
        };
      };
      400: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": (components["schemas"]["Refusal"] & {
            /** @enum {unknown} */
            errorCode?: "INVALID_API_INPUT" | "INVALID_ID_FIELD";
          })[];
        };
      };
      401: components["responses"]["InvalidSessionId401"];
      403: components["responses"]["InsufficientAccess403"];
      404: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": (components["schemas"]["Refusal"] & {
            /** @enum {unknown} */
            errorCode?: "NOT_FOUND" | "EFFECTIVE_ACCOUNT_NOT_FOUND" | "WEBSTORE_NOT_FOUND" | "CART_NOT_FOUND";
          })[];
        };
      };
      415: components["responses"]["InvalidApiInput415"];
      500: components["responses"]["UnknownException500"];
      503: components["responses"]["ServerUnavailable503"];
    };
  };
  getCurrentCompactSummary: {
    parameters: {
      query?: {
        /** @description The language of what a shopper may be shown, such as `en-US`; the site’s own without it. */
        language?: components["parameters"]["language"];
        /** @description Taken, and without effect: an answer is always the caller’s own. */
        asGuest?: components["parameters"]["asGuest"];
        /** @description With `true`, what means something in HTML is written as entities in every text, for pages that show it as it is. */
        htmlEncode?: components["parameters"]["htmlEncode"];
        /** @description The account to act for: the user’s own, or one it manages. */
        effectiveAccountId?: components["parameters"]["effectiveAccountId"];
        /** @description One of the webstore’s currencies. */
        currencyIsoCode?: string;
      };
      header?: never;
      path: {
        /** @description The version of the API; any of the form `vNN.0` is served alike. */
        version: components["parameters"]["version"];
        /** @description The webstore, as the site info says it. */
        webstoreId: components["parameters"]["webstoreId"];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Done. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["CompactSummary"];
        };
      };
      400: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": (components["schemas"]["Refusal"] & {
            /** @enum {unknown} */
            errorCode?: "INVALID_API_INPUT" | "INVALID_ID_FIELD";
          })[];
        };
      };
      401: components["responses"]["InvalidSessionId401"];
      403: components["responses"]["InsufficientAccess403"];
      404: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": (components["schemas"]["Refusal"] & {
            /** @enum {unknown} */
            errorCode?: "NOT_FOUND" | "EFFECTIVE_ACCOUNT_NOT_FOUND" | "WEBSTORE_NOT_FOUND";
          })[];
        };
      };
      415: components["responses"]["InvalidApiInput415"];
      500: components["responses"]["UnknownException500"];
      503: components["responses"]["ServerUnavailable503"];
    };
  };
  listCartItems: {
    parameters: {
      query?: {
        /** @description The language of what a shopper may be shown, such as `en-US`; the site’s own without it. */
        language?: components["parameters"]["language"];
        /** @description Taken, and without effect: an answer is always the caller’s own. */
        asGuest?: components["parameters"]["asGuest"];
        /** @description With `true`, what means something in HTML is written as entities in every text, for pages that show it as it is. */
        htmlEncode?: components["parameters"]["htmlEncode"];
        /** @description The account to act for: the user’s own, or one it manages. */
        effectiveAccountId?: components["parameters"]["effectiveAccountId"];
        /** @description Which page, from 1. */
        pageNumber?: number;
        /** @description How many entries a page has. */
        pageSize?: number;
        /** @description The number of the page; for the lines of a cart, the page’s token. */
        page?: string;
        /** @description The order of the entries. */
        sort?: "CreatedDateAsc" | "CreatedDateDesc" | "NameAsc" | "NameDesc" | "SalesPriceAsc" | "SalesPriceDesc";
        /** @description Names of the products’ fields, separated by commas. */
        productFields?: string;
        includePromotions?: boolean;
        includeCoupons?: boolean;
        /** @description One of the webstore’s currencies. */
        currencyIsoCode?: string;
      };
      header?: never;
      path: {
        /** @description The version of the API; any of the form `vNN.0` is served alike. */
        version: components["parameters"]["version"];
        /** @description The webstore, as the site info says it. */
        webstoreId: components["parameters"]["webstoreId"];
        /** @description A cart by its id, `current`, or of a logged-in buyer `active`. */
        cartStateOrId: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The lines. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["CartItems"];
        };
      };
      /** @description The lines that have joined so far. */
      202: {
        headers: {
          "Retry-After": components["headers"]["RetryAfter"];
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["CartItems"];
        };
      };
      400: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": (components["schemas"]["Refusal"] & {
            /** @enum {unknown} */
            errorCode?: "INVALID_API_INPUT" | "INVALID_ID_FIELD";
          })[];
        };
      };
      401: components["responses"]["InvalidSessionId401"];
      403: components["responses"]["InsufficientAccess403"];
      404: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": (components["schemas"]["Refusal"] & {
            /** @enum {unknown} */
            errorCode?: "NOT_FOUND" | "EFFECTIVE_ACCOUNT_NOT_FOUND" | "WEBSTORE_NOT_FOUND" | "CART_NOT_FOUND";
          })[];
        };
      };
      415: components["responses"]["InvalidApiInput415"];
      500: components["responses"]["UnknownException500"];
      503: components["responses"]["ServerUnavailable503"];
    };
  };
  addCartItem: {
    parameters: {
      query?: {
        /** @description The language of what a shopper may be shown, such as `en-US`; the site’s own without it. */
        language?: components["parameters"]["language"];
        /** @description Taken, and without effect: an answer is always the caller’s own. */
        asGuest?: components["parameters"]["asGuest"];
        /** @description With `true`, what means something in HTML is written as entities in every text, for pages that show it as it is. */
        htmlEncode?: components["parameters"]["htmlEncode"];
        /** @description The account to act for: the user’s own, or one it manages. */
        effectiveAccountId?: components["parameters"]["effectiveAccountId"];
        /** @description One of the webstore’s currencies. */
        currencyIsoCode?: string;
      };
      header?: {
        /** @description Chosen by the client, up to 64 characters. For a day a repeat of the same request gets the first answer and changes nothing; another request under the same key is 422. */
        "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
      };
      path: {
        /** @description The version of the API; any of the form `vNN.0` is served alike. */
        version: components["parameters"]["version"];
        /** @description The webstore, as the site info says it. */
        webstoreId: components["parameters"]["webstoreId"];
        /** @description A cart by its id, `current`, or of a logged-in buyer `active`. */
        cartStateOrId: string;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": components["schemas"]["AddItemBody"];
      };
    };
    responses: {
      /** @description Done. */
      201: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["CartItem"];
        };
      };
      400: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": (components["schemas"]["Refusal"] & {
            /** @enum {unknown} */
            errorCode?: "INVALID_API_INPUT" | "INVALID_ID_FIELD" | "JSON_PARSER_ERROR" | "INSUFFICIENT_INVENTORY" | "INVALID_BATCH_SIZE" | "LIMIT_EXCEEDED" | "MAX_LIMIT_EXCEEDED" | "MISSING_RECORD";
          })[];
        };
      };
      401: components["responses"]["InvalidSessionId401"];
      403: components["responses"]["InsufficientAccess403"];
      404: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": (components["schemas"]["Refusal"] & {
            /** @enum {unknown} */
            errorCode?: "NOT_FOUND" | "EFFECTIVE_ACCOUNT_NOT_FOUND" | "WEBSTORE_NOT_FOUND" | "CART_NOT_FOUND" | "ITEM_NOT_FOUND";
          })[];
        };
      };
      409: components["responses"]["CurrencyConflict409"];
      413: components["responses"]["MaxLimitExceeded413"];
      415: components["responses"]["InvalidApiInput415"];
      422: components["responses"]["InvalidApiInput422"];
      423: components["responses"]["ServerUnavailable423"];
      500: components["responses"]["UnknownException500"];
      503: components["responses"]["ServerUnavailable503"];
    };
  };
  addCartItems: {
    parameters: {
      query?: {
        /** @description The language of what a shopper may be shown, such as `en-US`; the site’s own without it. */
        language?: components["parameters"]["language"];
        /** @description Taken, and without effect: an answer is always the caller’s own. */
        asGuest?: components["parameters"]["asGuest"];
        /** @description With `true`, what means something in HTML is written as entities in every text, for pages that show it as it is. */
        htmlEncode?: components["parameters"]["htmlEncode"];
        /** @description The account to act for: the user’s own, or one it manages. */
        effectiveAccountId?: components["parameters"]["effectiveAccountId"];
        /** @description One of the webstore’s currencies. */
        currencyIsoCode?: string;
      };
      header?: {
        /** @description Chosen by the client, up to 64 characters. For a day a repeat of the same request gets the first answer and changes nothing; another request under the same key is 422. */
        "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
      };
      path: {
        /** @description The version of the API; any of the form `vNN.0` is served alike. */
        version: components["parameters"]["version"];
        /** @description The webstore, as the site info says it. */
        webstoreId: components["parameters"]["webstoreId"];
        /** @description A cart by its id, `current`, or of a logged-in buyer `active`. */
        cartStateOrId: string;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": components["schemas"]["AddItemsBody"];
      };
    };
    responses: {
      /** @description Done. */
      201: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["AddItems"];
        };
      };
      400: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": (components["schemas"]["Refusal"] & {
            /** @enum {unknown} */
            errorCode?: "INVALID_API_INPUT" | "INVALID_ID_FIELD" | "JSON_PARSER_ERROR";
          })[];
        };
      };
      401: components["responses"]["InvalidSessionId401"];
      403: components["responses"]["InsufficientAccess403"];
      404: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": (components["schemas"]["Refusal"] & {
            /** @enum {unknown} */
            errorCode?: "NOT_FOUND" | "EFFECTIVE_ACCOUNT_NOT_FOUND" | "WEBSTORE_NOT_FOUND" | "CART_NOT_FOUND";
          })[];
        };
      };
      409: components["responses"]["CurrencyConflict409"];
      413: components["responses"]["MaxLimitExceeded413"];
      415: components["responses"]["InvalidApiInput415"];
      422: components["responses"]["InvalidApiInput422"];
      423: components["responses"]["ServerUnavailable423"];
      500: components["responses"]["UnknownException500"];
      503: components["responses"]["ServerUnavailable503"];
    };
  };
  deleteCartItem: {
    parameters: {
      query?: {
        /** @description The language of what a shopper may be shown, such as `en-US`; the site’s own without it. */
        language?: components["parameters"]["language"];
        /** @description Taken, and without effect: an answer is always the caller’s own. */
        asGuest?: components["parameters"]["asGuest"];
        /** @description With `true`, what means something in HTML is written as entities in every text, for pages that show it as it is. */
        htmlEncode?: components["parameters"]["htmlEncode"];
        /** @description The account to act for: the user’s own, or one it manages. */
        effectiveAccountId?: components["parameters"]["effectiveAccountId"];
        /** @description One of the webstore’s currencies. */
        currencyIsoCode?: string;
      };
      header?: {
        /** @description Chosen by the client, up to 64 characters. For a day a repeat of the same request gets the first answer and changes nothing; another request under the same key is 422. */
        "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
      };
      path: {
        /** @description The version of the API; any of the form `vNN.0` is served alike. */
        version: components["parameters"]["version"];
        /** @description The webstore, as the site info says it. */
        webstoreId: components["parameters"]["webstoreId"];
        /** @description A cart by its id, `current`, or of a logged-in buyer `active`. */
        cartStateOrId: string;
        /** @description A line of the cart. */
        cartItemId: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Gone. */
      204: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
      400: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": (components["schemas"]["Refusal"] & {
            /** @enum {unknown} */
            errorCode?: "INVALID_API_INPUT" | "INVALID_ID_FIELD" | "JSON_PARSER_ERROR";
          })[];
        };
      };
      401: components["responses"]["InvalidSessionId401"];
      403: components["responses"]["InsufficientAccess403"];
      404: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": (components["schemas"]["Refusal"] & {
            /** @enum {unknown} */
            errorCode?: "NOT_FOUND" | "EFFECTIVE_ACCOUNT_NOT_FOUND" | "WEBSTORE_NOT_FOUND" | "CART_NOT_FOUND" | "ITEM_NOT_FOUND";
          })[];
        };
      };
      413: components["responses"]["MaxLimitExceeded413"];
      415: components["responses"]["InvalidApiInput415"];
      422: components["responses"]["InvalidApiInput422"];
      423: components["responses"]["ServerUnavailable423"];
      500: components["responses"]["UnknownException500"];
      503: components["responses"]["ServerUnavailable503"];
    };
  };
  changeCartItem: {
    parameters: {
      query?: {
        /** @description The language of what a shopper may be shown, such as `en-US`; the site’s own without it. */
        language?: components["parameters"]["language"];
        /** @description Taken, and without effect: an answer is always the caller’s own. */
        asGuest?: components["parameters"]["asGuest"];
        /** @description With `true`, what means something in HTML is written as entities in every text, for pages that show it as it is. */
        htmlEncode?: components["parameters"]["htmlEncode"];
        /** @description The account to act for: the user’s own, or one it manages. */
        effectiveAccountId?: components["parameters"]["effectiveAccountId"];
        /** @description One of the webstore’s currencies. */
        currencyIsoCode?: string;
      };
      header?: {
        /** @description Chosen by the client, up to 64 characters. For a day a repeat of the same request gets the first answer and changes nothing; another request under the same key is 422. */
        "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
      };
      path: {
        /** @description The version of the API; any of the form `vNN.0` is served alike. */
        version: components["parameters"]["version"];
        /** @description The webstore, as the site info says it. */
        webstoreId: components["parameters"]["webstoreId"];
        /** @description A cart by its id, `current`, or of a logged-in buyer `active`. */
        cartStateOrId: string;
        /** @description A line of the cart. */
        cartItemId: string;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": components["schemas"]["ChangeItemBody"];
      };
    };
    responses: {
      /** @description Done. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["CartItem"];
        };
      };
      400: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": (components["schemas"]["Refusal"] & {
            /** @enum {unknown} */
            errorCode?: "INVALID_API_INPUT" | "INVALID_ID_FIELD" | "JSON_PARSER_ERROR" | "INSUFFICIENT_INVENTORY" | "INVALID_BATCH_SIZE" | "MAX_LIMIT_EXCEEDED" | "MISSING_RECORD";
          })[];
        };
      };
      401: components["responses"]["InvalidSessionId401"];
      403: components["responses"]["InsufficientAccess403"];
      404: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": (components["schemas"]["Refusal"] & {
            /** @enum {unknown} */
            errorCode?: "NOT_FOUND" | "EFFECTIVE_ACCOUNT_NOT_FOUND" | "WEBSTORE_NOT_FOUND" | "CART_NOT_FOUND" | "ITEM_NOT_FOUND";
          })[];
        };
      };
      413: components["responses"]["MaxLimitExceeded413"];
      415: components["responses"]["InvalidApiInput415"];
      422: components["responses"]["InvalidApiInput422"];
      423: components["responses"]["ServerUnavailable423"];
      500: components["responses"]["UnknownException500"];
      503: components["responses"]["ServerUnavailable503"];
    };
  };
  listCartProducts: {
    parameters: {
      query?: {
        /** @description The language of what a shopper may be shown, such as `en-US`; the site’s own without it. */
        language?: components["parameters"]["language"];
        /** @description Taken, and without effect: an answer is always the caller’s own. */
        asGuest?: components["parameters"]["asGuest"];
        /** @description With `true`, what means something in HTML is written as entities in every text, for pages that show it as it is. */
        htmlEncode?: components["parameters"]["htmlEncode"];
        /** @description The account to act for: the user’s own, or one it manages. */
        effectiveAccountId?: components["parameters"]["effectiveAccountId"];
        /** @description Which page, from 1. */
        pageNumber?: number;
        /** @description How many entries a page has. */
        pageSize?: number;
        /** @description Names of the products’ fields, separated by commas. */
        productFields?: string;
        /** @description One of the webstore’s currencies. */
        currencyIsoCode?: string;
      };
      header?: never;
      path: {
        /** @description The version of the API; any of the form `vNN.0` is served alike. */
        version: components["parameters"]["version"];
        /** @description The webstore, as the site info says it. */
        webstoreId: components["parameters"]["webstoreId"];
        /** @description A cart by its id, `current`, or of a logged-in buyer `active`. */
        cartStateOrId: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Done. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["CartProducts"];
        };
      };
      400: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": (components["schemas"]["Refusal"] & {
            /** @enum {unknown} */
            errorCode?: "INVALID_API_INPUT" | "INVALID_ID_FIELD";
          })[];
        };
      };
      401: components["responses"]["InvalidSessionId401"];
      403: components["responses"]["InsufficientAccess403"];
      404: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": (components["schemas"]["Refusal"] & {
            /** @enum {unknown} */
            errorCode?: "NOT_FOUND" | "EFFECTIVE_ACCOUNT_NOT_FOUND" | "WEBSTORE_NOT_FOUND" | "CART_NOT_FOUND";
          })[];
        };
      };
      415: components["responses"]["InvalidApiInput415"];
      500: components["responses"]["UnknownException500"];
      503: components["responses"]["ServerUnavailable503"];
    };
  };
  addCartCoupon: {
    parameters: {
      query?: {
        /** @description The language of what a shopper may be shown, such as `en-US`; the site’s own without it. */
        language?: components["parameters"]["language"];
        /** @description Taken, and without effect: an answer is always the caller’s own. */
        asGuest?: components["parameters"]["asGuest"];
        /** @description With `true`, what means something in HTML is written as entities in every text, for pages that show it as it is. */
        htmlEncode?: components["parameters"]["htmlEncode"];
        /** @description The account to act for: the user’s own, or one it manages. */
        effectiveAccountId?: components["parameters"]["effectiveAccountId"];
        /** @description One of the webstore’s currencies. */
        currencyIsoCode?: string;
      };
      header?: {
        /** @description Chosen by the client, up to 64 characters. For a day a repeat of the same request gets the first answer and changes nothing; another request under the same key is 422. */
        "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
      };
      path: {
        /** @description The version of the API; any of the form `vNN.0` is served alike. */
        version: components["parameters"]["version"];
        /** @description The webstore, as the site info says it. */
        webstoreId: components["parameters"]["webstoreId"];
        /** @description A cart by its id, `current`, or of a logged-in buyer `active`. */
        cartStateOrId: string;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": components["schemas"]["AddCartCouponBody"];
      };
    };
    responses: {
      /** @description Done. */
      201: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["CartCoupons"];
        };
      };
      400: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": (components["schemas"]["Refusal"] & {
            /** @enum {unknown} */
            errorCode?: "INVALID_API_INPUT" | "INVALID_ID_FIELD" | "JSON_PARSER_ERROR" | "ALREADY_APPLIED" | "BLOCKED_EXCLUSIVE" | "COUPON_EXPIRED" | "MAX_LIMIT_EXCEEDED" | "UNQUALIFIED_CART";
          })[];
        };
      };
      401: components["responses"]["InvalidSessionId401"];
      403: components["responses"]["InsufficientAccess403"];
      404: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": (components["schemas"]["Refusal"] & {
            /** @enum {unknown} */
            errorCode?: "NOT_FOUND" | "EFFECTIVE_ACCOUNT_NOT_FOUND" | "WEBSTORE_NOT_FOUND" | "CART_NOT_FOUND";
          })[];
        };
      };
      413: components["responses"]["MaxLimitExceeded413"];
      415: components["responses"]["InvalidApiInput415"];
      422: components["responses"]["InvalidApiInput422"];
      423: components["responses"]["ServerUnavailable423"];
      429: components["responses"]["RequestLimitExceeded429"];
      500: components["responses"]["UnknownException500"];
      503: components["responses"]["ServerUnavailable503"];
    };
  };
  deleteCartCoupon: {
    parameters: {
      query?: {
        /** @description The language of what a shopper may be shown, such as `en-US`; the site’s own without it. */
        language?: components["parameters"]["language"];
        /** @description Taken, and without effect: an answer is always the caller’s own. */
        asGuest?: components["parameters"]["asGuest"];
        /** @description With `true`, what means something in HTML is written as entities in every text, for pages that show it as it is. */
        htmlEncode?: components["parameters"]["htmlEncode"];
        /** @description The account to act for: the user’s own, or one it manages. */
        effectiveAccountId?: components["parameters"]["effectiveAccountId"];
        /** @description One of the webstore’s currencies. */
        currencyIsoCode?: string;
      };
      header?: {
        /** @description Chosen by the client, up to 64 characters. For a day a repeat of the same request gets the first answer and changes nothing; another request under the same key is 422. */
        "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
      };
      path: {
        /** @description The version of the API; any of the form `vNN.0` is served alike. */
        version: components["parameters"]["version"];
        /** @description The webstore, as the site info says it. */
        webstoreId: components["parameters"]["webstoreId"];
        /** @description A cart by its id, `current`, or of a logged-in buyer `active`. */
        cartStateOrId: string;
        /** @description A coupon of the cart, by the id that the cart gives it. */
        cartCouponId: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Gone. */
      204: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
      400: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": (components["schemas"]["Refusal"] & {
            /** @enum {unknown} */
            errorCode?: "INVALID_API_INPUT" | "INVALID_ID_FIELD" | "JSON_PARSER_ERROR";
          })[];
        };
      };
      401: components["responses"]["InvalidSessionId401"];
      403: components["responses"]["InsufficientAccess403"];
      404: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": (components["schemas"]["Refusal"] & {
            /** @enum {unknown} */
            errorCode?: "NOT_FOUND" | "EFFECTIVE_ACCOUNT_NOT_FOUND" | "WEBSTORE_NOT_FOUND" | "CART_NOT_FOUND" | "ITEM_NOT_FOUND";
          })[];
        };
      };
      413: components["responses"]["MaxLimitExceeded413"];
      415: components["responses"]["InvalidApiInput415"];
      422: components["responses"]["InvalidApiInput422"];
      423: components["responses"]["ServerUnavailable423"];
      500: components["responses"]["UnknownException500"];
      503: components["responses"]["ServerUnavailable503"];
    };
  };
  reserveCart: {
    parameters: {
      query?: {
        /** @description The language of what a shopper may be shown, such as `en-US`; the site’s own without it. */
        language?: components["parameters"]["language"];
        /** @description Taken, and without effect: an answer is always the caller’s own. */
        asGuest?: components["parameters"]["asGuest"];
        /** @description With `true`, what means something in HTML is written as entities in every text, for pages that show it as it is. */
        htmlEncode?: components["parameters"]["htmlEncode"];
        /** @description The account to act for: the user’s own, or one it manages. */
        effectiveAccountId?: components["parameters"]["effectiveAccountId"];
        /** @description One of the webstore’s currencies. */
        currencyIsoCode?: string;
      };
      header?: {
        /** @description Chosen by the client, up to 64 characters. For a day a repeat of the same request gets the first answer and changes nothing; another request under the same key is 422. */
        "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
      };
      path: {
        /** @description The version of the API; any of the form `vNN.0` is served alike. */
        version: components["parameters"]["version"];
        /** @description The webstore, as the site info says it. */
        webstoreId: components["parameters"]["webstoreId"];
        /** @description A cart by its id, `current`, or of a logged-in buyer `active`. */
        cartStateOrId: string;
      };
      cookie?: never;
    };
    requestBody?: {
      content: {
        "application/json": components["schemas"]["ReserveBody"];
      };
    };
    responses: {
      /** @description Done. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Reservation"];
        };
      };
      400: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": (components["schemas"]["Refusal"] & {
            /** @enum {unknown} */
            errorCode?: "INVALID_API_INPUT" | "INVALID_ID_FIELD" | "JSON_PARSER_ERROR";
          })[];
        };
      };
      401: components["responses"]["InvalidSessionId401"];
      403: components["responses"]["InsufficientAccess403"];
      404: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": (components["schemas"]["Refusal"] & {
            /** @enum {unknown} */
            errorCode?: "NOT_FOUND" | "EFFECTIVE_ACCOUNT_NOT_FOUND" | "WEBSTORE_NOT_FOUND" | "CART_NOT_FOUND";
          })[];
        };
      };
      413: components["responses"]["MaxLimitExceeded413"];
      415: components["responses"]["InvalidApiInput415"];
      422: components["responses"]["InvalidApiInput422"];
      423: components["responses"]["ServerUnavailable423"];
      500: components["responses"]["UnknownException500"];
      503: components["responses"]["ServerUnavailable503"];
    };
  };
  endReservation: {
    parameters: {
      query?: {
        /** @description The language of what a shopper may be shown, such as `en-US`; the site’s own without it. */
        language?: components["parameters"]["language"];
        /** @description Taken, and without effect: an answer is always the caller’s own. */
        asGuest?: components["parameters"]["asGuest"];
        /** @description With `true`, what means something in HTML is written as entities in every text, for pages that show it as it is. */
        htmlEncode?: components["parameters"]["htmlEncode"];
        /** @description The account to act for: the user’s own, or one it manages. */
        effectiveAccountId?: components["parameters"]["effectiveAccountId"];
        /** @description One of the webstore’s currencies. */
        currencyIsoCode?: string;
      };
      header?: {
        /** @description Chosen by the client, up to 64 characters. For a day a repeat of the same request gets the first answer and changes nothing; another request under the same key is 422. */
        "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
      };
      path: {
        /** @description The version of the API; any of the form `vNN.0` is served alike. */
        version: components["parameters"]["version"];
        /** @description The webstore, as the site info says it. */
        webstoreId: components["parameters"]["webstoreId"];
        /** @description A cart by its id, `current`, or of a logged-in buyer `active`. */
        cartStateOrId: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Nothing is reserved. */
      204: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
      400: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": (components["schemas"]["Refusal"] & {
            /** @enum {unknown} */
            errorCode?: "INVALID_API_INPUT" | "INVALID_ID_FIELD" | "JSON_PARSER_ERROR";
          })[];
        };
      };
      401: components["responses"]["InvalidSessionId401"];
      403: components["responses"]["InsufficientAccess403"];
      404: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": (components["schemas"]["Refusal"] & {
            /** @enum {unknown} */
            errorCode?: "NOT_FOUND" | "EFFECTIVE_ACCOUNT_NOT_FOUND" | "WEBSTORE_NOT_FOUND" | "CART_NOT_FOUND";
          })[];
        };
      };
      413: components["responses"]["MaxLimitExceeded413"];
      415: components["responses"]["InvalidApiInput415"];
      422: components["responses"]["InvalidApiInput422"];
      500: components["responses"]["UnknownException500"];
      503: components["responses"]["ServerUnavailable503"];
    };
  };
  preserveCart: {
    parameters: {
      query?: {
        /** @description The language of what a shopper may be shown, such as `en-US`; the site’s own without it. */
        language?: components["parameters"]["language"];
        /** @description Taken, and without effect: an answer is always the caller’s own. */
        asGuest?: components["parameters"]["asGuest"];
        /** @description With `true`, what means something in HTML is written as entities in every text, for pages that show it as it is. */
        htmlEncode?: components["parameters"]["htmlEncode"];
        /** @description The account to act for: the user’s own, or one it manages. */
        effectiveAccountId?: components["parameters"]["effectiveAccountId"];
        /** @description One of the webstore’s currencies. */
        currencyIsoCode?: string;
      };
      header?: {
        /** @description Chosen by the client, up to 64 characters. For a day a repeat of the same request gets the first answer and changes nothing; another request under the same key is 422. */
        "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
      };
      path: {
        /** @description The version of the API; any of the form `vNN.0` is served alike. */
        version: components["parameters"]["version"];
        /** @description The webstore, as the site info says it. */
        webstoreId: components["parameters"]["webstoreId"];
        /** @description A cart by its id, `current`, or of a logged-in buyer `active`. */
        cartStateOrId: string;
      };
      cookie?: never;
    };
    requestBody?: {
      content: {
        "application/json": Record<string, never>;
      };
    };
    responses: {
      /** @description Done. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Preserve"];
        };
      };
      400: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": (components["schemas"]["Refusal"] & {
            /** @enum {unknown} */
            errorCode?: "INVALID_API_INPUT" | "INVALID_ID_FIELD" | "JSON_PARSER_ERROR";
          })[];
        };
      };
      401: components["responses"]["InvalidSessionId401"];
      403: components["responses"]["InsufficientAccess403"];
      404: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": (components["schemas"]["Refusal"] & {
            /** @enum {unknown} */
            errorCode?: "NOT_FOUND" | "EFFECTIVE_ACCOUNT_NOT_FOUND" | "WEBSTORE_NOT_FOUND";
          })[];
        };
      };
      413: components["responses"]["MaxLimitExceeded413"];
      415: components["responses"]["InvalidApiInput415"];
      422: components["responses"]["InvalidApiInput422"];
      423: components["responses"]["ServerUnavailable423"];
      500: components["responses"]["UnknownException500"];
      503: components["responses"]["ServerUnavailable503"];
    };
  };
  cloneCart: {
    parameters: {
      query?: {
        /** @description The language of what a shopper may be shown, such as `en-US`; the site’s own without it. */
        language?: components["parameters"]["language"];
        /** @description Taken, and without effect: an answer is always the caller’s own. */
        asGuest?: components["parameters"]["asGuest"];
        /** @description With `true`, what means something in HTML is written as entities in every text, for pages that show it as it is. */
        htmlEncode?: components["parameters"]["htmlEncode"];
        /** @description The account to act for: the user’s own, or one it manages. */
        effectiveAccountId?: components["parameters"]["effectiveAccountId"];
        /** @description The account that the copy is for. */
        targetEffectiveAccountId?: string;
        /** @description What the copy is: a cart, or one that cannot be changed. */
        targetType?: "Cart" | "PayNowReadOnly";
        /** @description One of the webstore’s currencies. */
        currencyIsoCode?: string;
      };
      header?: {
        /** @description Chosen by the client, up to 64 characters. For a day a repeat of the same request gets the first answer and changes nothing; another request under the same key is 422. */
        "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
      };
      path: {
        /** @description The version of the API; any of the form `vNN.0` is served alike. */
        version: components["parameters"]["version"];
        /** @description The webstore, as the site info says it. */
        webstoreId: components["parameters"]["webstoreId"];
        /** @description A cart by its id, `current`, or of a logged-in buyer `active`. */
        cartStateOrId: string;
      };
      cookie?: never;
    };
    requestBody?: {
      content: {
        "application/json": Record<string, never>;
      };
    };
    responses: {
      /** @description Done. */
      201: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["CartSummary"];
        };
      };
      400: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": (components["schemas"]["Refusal"] & {
            /** @enum {unknown} */
            errorCode?: "INVALID_API_INPUT" | "INVALID_ID_FIELD" | "JSON_PARSER_ERROR" | "LIMIT_EXCEEDED";
          })[];
        };
      };
      401: components["responses"]["InvalidSessionId401"];
      403: components["responses"]["InsufficientAccess403"];
      404: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": (components["schemas"]["Refusal"] & {
            /** @enum {unknown} */
            errorCode?: "NOT_FOUND" | "EFFECTIVE_ACCOUNT_NOT_FOUND" | "WEBSTORE_NOT_FOUND" | "CART_NOT_FOUND";
          })[];
        };
      };
      413: components["responses"]["MaxLimitExceeded413"];
      415: components["responses"]["InvalidApiInput415"];
      422: components["responses"]["InvalidApiInput422"];
      423: components["responses"]["ServerUnavailable423"];
      500: components["responses"]["UnknownException500"];
      503: components["responses"]["ServerUnavailable503"];
    };
  };
  listDeliveryGroups: {
    parameters: {
      query?: {
        /** @description The language of what a shopper may be shown, such as `en-US`; the site’s own without it. */
        language?: components["parameters"]["language"];
        /** @description Taken, and without effect: an answer is always the caller’s own. */
        asGuest?: components["parameters"]["asGuest"];
        /** @description With `true`, what means something in HTML is written as entities in every text, for pages that show it as it is. */
        htmlEncode?: components["parameters"]["htmlEncode"];
        /** @description The account to act for: the user’s own, or one it manages. */
        effectiveAccountId?: components["parameters"]["effectiveAccountId"];
        /** @description How many lines each group brings along, 0 to 500. */
        cartItemLimit?: number;
        /** @description The number of the page; for the lines of a cart, the page’s token. */
        page?: number;
        /** @description How many entries a page has. */
        pageSize?: number;
        /** @description The order of the entries. */
        sort?: "CreatedDateAsc" | "CreatedDateDesc" | "NameAsc" | "NameDesc";
      };
      header?: never;
      path: {
        /** @description The version of the API; any of the form `vNN.0` is served alike. */
        version: components["parameters"]["version"];
        /** @description The webstore, as the site info says it. */
        webstoreId: components["parameters"]["webstoreId"];
        /** @description A cart by its id, `current`, or of a logged-in buyer `active`. */
        cartStateOrId: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Done. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["DeliveryGroups"];
        };
      };
      400: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": (components["schemas"]["Refusal"] & {
            /** @enum {unknown} */
            errorCode?: "INVALID_API_INPUT" | "INVALID_ID_FIELD";
          })[];
        };
      };
      401: components["responses"]["InvalidSessionId401"];
      403: components["responses"]["InsufficientAccess403"];
      404: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": (components["schemas"]["Refusal"] & {
            /** @enum {unknown} */
            errorCode?: "NOT_FOUND" | "EFFECTIVE_ACCOUNT_NOT_FOUND" | "WEBSTORE_NOT_FOUND" | "CART_NOT_FOUND";
          })[];
        };
      };
      415: components["responses"]["InvalidApiInput415"];
      500: components["responses"]["UnknownException500"];
      503: components["responses"]["ServerUnavailable503"];
    };
  };
  createDeliveryGroup: {
    parameters: {
      query?: {
        /** @description The language of what a shopper may be shown, such as `en-US`; the site’s own without it. */
        language?: components["parameters"]["language"];
        /** @description Taken, and without effect: an answer is always the caller’s own. */
        asGuest?: components["parameters"]["asGuest"];
        /** @description With `true`, what means something in HTML is written as entities in every text, for pages that show it as it is. */
        htmlEncode?: components["parameters"]["htmlEncode"];
        /** @description The account to act for: the user’s own, or one it manages. */
        effectiveAccountId?: components["parameters"]["effectiveAccountId"];
      };
      header?: {
        /** @description Chosen by the client, up to 64 characters. For a day a repeat of the same request gets the first answer and changes nothing; another request under the same key is 422. */
        "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
      };
      path: {
        /** @description The version of the API; any of the form `vNN.0` is served alike. */
        version: components["parameters"]["version"];
        /** @description The webstore, as the site info says it. */
        webstoreId: components["parameters"]["webstoreId"];
        /** @description A cart by its id, `current`, or of a logged-in buyer `active`. */
        cartStateOrId: string;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": components["schemas"]["DeliveryGroupBody"];
      };
    };
    responses: {
      /** @description Done. */
      201: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["DeliveryGroup"];
        };
      };
      400: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": (components["schemas"]["Refusal"] & {
            /** @enum {unknown} */
            errorCode?: "INVALID_API_INPUT" | "INVALID_ID_FIELD" | "JSON_PARSER_ERROR" | "LIMIT_EXCEEDED";
          })[];
        };
      };
      401: components["responses"]["InvalidSessionId401"];
      403: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": (components["schemas"]["Refusal"] & {
            /** @enum {unknown} */
            errorCode?: "INSUFFICIENT_ACCESS" | "API_DISABLED_FOR_ORG";
          })[];
        };
      };
      404: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": (components["schemas"]["Refusal"] & {
            /** @enum {unknown} */
            errorCode?: "NOT_FOUND" | "EFFECTIVE_ACCOUNT_NOT_FOUND" | "WEBSTORE_NOT_FOUND" | "CART_NOT_FOUND" | "ITEM_NOT_FOUND";
          })[];
        };
      };
      409: components["responses"]["CheckoutConflict409"];
      413: components["responses"]["MaxLimitExceeded413"];
      415: components["responses"]["InvalidApiInput415"];
      /**
       * @description What is wrong, in `errors`.
       *
       *   `INVALID_API_INPUT`: a value is missing, or is not acceptable.
       */
      422: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["AddressFaults"] | (components["schemas"]["Refusal"] & {
            /** @enum {unknown} */
            errorCode?: "INVALID_API_INPUT";
          })[];
        };
      };
      423: components["responses"]["ServerUnavailable423"];
      500: components["responses"]["UnknownException500"];
      503: components["responses"]["ServerUnavailable503"];
    };
  };
  getDeliveryGroup: {
    parameters: {
      query?: {
        /** @description The language of what a shopper may be shown, such as `en-US`; the site’s own without it. */
        language?: components["parameters"]["language"];
        /** @description Taken, and without effect: an answer is always the caller’s own. */
        asGuest?: components["parameters"]["asGuest"];
        /** @description With `true`, what means something in HTML is written as entities in every text, for pages that show it as it is. */
        htmlEncode?: components["parameters"]["htmlEncode"];
        /** @description The account to act for: the user’s own, or one it manages. */
        effectiveAccountId?: components["parameters"]["effectiveAccountId"];
        /** @description How many lines each group brings along, 0 to 500. */
        cartItemLimit?: number;
      };
      header?: never;
      path: {
        /** @description The version of the API; any of the form `vNN.0` is served alike. */
        version: components["parameters"]["version"];
        /** @description The webstore, as the site info says it. */
        webstoreId: components["parameters"]["webstoreId"];
        /** @description A cart by its id, `current`, or of a logged-in buyer `active`. */
        cartStateOrId: string;
        /** @description A delivery group of the cart. */
        deliveryGroupId: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Done. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["DeliveryGroup"];
        };
      };
      400: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": (components["schemas"]["Refusal"] & {
            /** @enum {unknown} */
            errorCode?: "INVALID_API_INPUT" | "INVALID_ID_FIELD";
          })[];
        };
      };
      401: components["responses"]["InvalidSessionId401"];
      403: components["responses"]["InsufficientAccess403"];
      404: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": (components["schemas"]["Refusal"] & {
            /** @enum {unknown} */
            errorCode?: "NOT_FOUND" | "EFFECTIVE_ACCOUNT_NOT_FOUND" | "WEBSTORE_NOT_FOUND" | "CART_NOT_FOUND" | "ITEM_NOT_FOUND";
          })[];
        };
      };
      415: components["responses"]["InvalidApiInput415"];
      500: components["responses"]["UnknownException500"];
      503: components["responses"]["ServerUnavailable503"];
    };
  };
  deleteDeliveryGroup: {
    parameters: {
      query?: {
        /** @description The language of what a shopper may be shown, such as `en-US`; the site’s own without it. */
        language?: components["parameters"]["language"];
        /** @description Taken, and without effect: an answer is always the caller’s own. */
        asGuest?: components["parameters"]["asGuest"];
        /** @description With `true`, what means something in HTML is written as entities in every text, for pages that show it as it is. */
        htmlEncode?: components["parameters"]["htmlEncode"];
        /** @description The account to act for: the user’s own, or one it manages. */
        effectiveAccountId?: components["parameters"]["effectiveAccountId"];
        /** @description What the group holds leaves the cart, instead of going back to the default group. */
        deleteCartItems?: boolean;
      };
      header?: {
        /** @description Chosen by the client, up to 64 characters. For a day a repeat of the same request gets the first answer and changes nothing; another request under the same key is 422. */
        "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
      };
      path: {
        /** @description The version of the API; any of the form `vNN.0` is served alike. */
        version: components["parameters"]["version"];
        /** @description The webstore, as the site info says it. */
        webstoreId: components["parameters"]["webstoreId"];
        /** @description A cart by its id, `current`, or of a logged-in buyer `active`. */
        cartStateOrId: string;
        /** @description A delivery group of the cart. */
        deliveryGroupId: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Deleted. */
      204: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
      400: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": (components["schemas"]["Refusal"] & {
            /** @enum {unknown} */
            errorCode?: "INVALID_API_INPUT" | "INVALID_ID_FIELD" | "JSON_PARSER_ERROR";
          })[];
        };
      };
      401: components["responses"]["InvalidSessionId401"];
      403: components["responses"]["InsufficientAccess403"];
      404: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": (components["schemas"]["Refusal"] & {
            /** @enum {unknown} */
            errorCode?: "NOT_FOUND" | "EFFECTIVE_ACCOUNT_NOT_FOUND" | "WEBSTORE_NOT_FOUND" | "CART_NOT_FOUND" | "ITEM_NOT_FOUND";
          })[];
        };
      };
      409: components["responses"]["CheckoutConflict409"];
      413: components["responses"]["MaxLimitExceeded413"];
      415: components["responses"]["InvalidApiInput415"];
      422: components["responses"]["InvalidApiInput422"];
      423: components["responses"]["ServerUnavailable423"];
      500: components["responses"]["UnknownException500"];
      503: components["responses"]["ServerUnavailable503"];
    };
  };
  changeDeliveryGroup: {
    parameters: {
      query?: {
        /** @description The language of what a shopper may be shown, such as `en-US`; the site’s own without it. */
        language?: components["parameters"]["language"];
        /** @description Taken, and without effect: an answer is always the caller’s own. */
        asGuest?: components["parameters"]["asGuest"];
        /** @description With `true`, what means something in HTML is written as entities in every text, for pages that show it as it is. */
        htmlEncode?: components["parameters"]["htmlEncode"];
        /** @description The account to act for: the user’s own, or one it manages. */
        effectiveAccountId?: components["parameters"]["effectiveAccountId"];
      };
      header?: {
        /** @description Chosen by the client, up to 64 characters. For a day a repeat of the same request gets the first answer and changes nothing; another request under the same key is 422. */
        "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
      };
      path: {
        /** @description The version of the API; any of the form `vNN.0` is served alike. */
        version: components["parameters"]["version"];
        /** @description The webstore, as the site info says it. */
        webstoreId: components["parameters"]["webstoreId"];
        /** @description A cart by its id, `current`, or of a logged-in buyer `active`. */
        cartStateOrId: string;
        /** @description A delivery group of the cart. */
        deliveryGroupId: string;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": components["schemas"]["DeliveryGroupBody"];
      };
    };
    responses: {
      /** @description Done. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["DeliveryGroup"];
        };
      };
      400: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": (components["schemas"]["Refusal"] & {
            /** @enum {unknown} */
            errorCode?: "INVALID_API_INPUT" | "INVALID_ID_FIELD" | "JSON_PARSER_ERROR";
          })[];
        };
      };
      401: components["responses"]["InvalidSessionId401"];
      403: components["responses"]["InsufficientAccess403"];
      404: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": (components["schemas"]["Refusal"] & {
            /** @enum {unknown} */
            errorCode?: "NOT_FOUND" | "EFFECTIVE_ACCOUNT_NOT_FOUND" | "WEBSTORE_NOT_FOUND" | "CART_NOT_FOUND" | "ITEM_NOT_FOUND";
          })[];
        };
      };
      409: components["responses"]["CheckoutConflict409"];
      413: components["responses"]["MaxLimitExceeded413"];
      415: components["responses"]["InvalidApiInput415"];
      /**
       * @description What is wrong, in `errors`.
       *
       *   `INVALID_API_INPUT`: a value is missing, or is not acceptable.
       */
      422: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["AddressFaults"] | (components["schemas"]["Refusal"] & {
            /** @enum {unknown} */
            errorCode?: "INVALID_API_INPUT";
          })[];
        };
      };
      423: components["responses"]["ServerUnavailable423"];
      500: components["responses"]["UnknownException500"];
      503: components["responses"]["ServerUnavailable503"];
    };
  };
  arrangeItems: {
    parameters: {
      query?: {
        /** @description The language of what a shopper may be shown, such as `en-US`; the site’s own without it. */
        language?: components["parameters"]["language"];
        /** @description Taken, and without effect: an answer is always the caller’s own. */
        asGuest?: components["parameters"]["asGuest"];
        /** @description With `true`, what means something in HTML is written as entities in every text, for pages that show it as it is. */
        htmlEncode?: components["parameters"]["htmlEncode"];
        /** @description The account to act for: the user’s own, or one it manages. */
        effectiveAccountId?: components["parameters"]["effectiveAccountId"];
        /** @description How many lines each group brings along, 0 to 500. */
        cartItemLimit?: number;
        /** @description Takes away every group that is left empty; so it is without this. */
        deleteEmptyDeliveryGroups?: boolean;
      };
      header?: {
        /** @description Chosen by the client, up to 64 characters. For a day a repeat of the same request gets the first answer and changes nothing; another request under the same key is 422. */
        "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
      };
      path: {
        /** @description The version of the API; any of the form `vNN.0` is served alike. */
        version: components["parameters"]["version"];
        /** @description The webstore, as the site info says it. */
        webstoreId: components["parameters"]["webstoreId"];
        /** @description A cart by its id, `current`, or of a logged-in buyer `active`. */
        cartStateOrId: string;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": components["schemas"]["ArrangeItemsBody"];
      };
    };
    responses: {
      /** @description Done. */
      202: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["DeliveryGroups"];
        };
      };
      400: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": (components["schemas"]["Refusal"] & {
            /** @enum {unknown} */
            errorCode?: "INVALID_API_INPUT" | "INVALID_ID_FIELD" | "JSON_PARSER_ERROR" | "MAX_LIMIT_EXCEEDED";
          })[];
        };
      };
      401: components["responses"]["InvalidSessionId401"];
      403: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": (components["schemas"]["Refusal"] & {
            /** @enum {unknown} */
            errorCode?: "INSUFFICIENT_ACCESS" | "API_DISABLED_FOR_ORG";
          })[];
        };
      };
      404: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": (components["schemas"]["Refusal"] & {
            /** @enum {unknown} */
            errorCode?: "NOT_FOUND" | "EFFECTIVE_ACCOUNT_NOT_FOUND" | "WEBSTORE_NOT_FOUND" | "CART_NOT_FOUND" | "ITEM_NOT_FOUND";
          })[];
        };
      };
      409: components["responses"]["CheckoutConflict409"];
      413: components["responses"]["MaxLimitExceeded413"];
      415: components["responses"]["InvalidApiInput415"];
      422: components["responses"]["InvalidApiInput422"];
      423: components["responses"]["ServerUnavailable423"];
      500: components["responses"]["UnknownException500"];
      503: components["responses"]["ServerUnavailable503"];
    };
  };
  ensureCheckout: {
    parameters: {
      query?: {
        /** @description The language of what a shopper may be shown, such as `en-US`; the site’s own without it. */
        language?: components["parameters"]["language"];
        /** @description Taken, and without effect: an answer is always the caller’s own. */
        asGuest?: components["parameters"]["asGuest"];
        /** @description With `true`, what means something in HTML is written as entities in every text, for pages that show it as it is. */
        htmlEncode?: components["parameters"]["htmlEncode"];
        /** @description The account to act for: the user’s own, or one it manages. */
        effectiveAccountId?: components["parameters"]["effectiveAccountId"];
        /** @description One of the webstore’s currencies. */
        currencyIsoCode?: string;
      };
      header?: {
        /** @description Chosen by the client, up to 64 characters. For a day a repeat of the same request gets the first answer and changes nothing; another request under the same key is 422. */
        "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
      };
      path: {
        /** @description The version of the API; any of the form `vNN.0` is served alike. */
        version: components["parameters"]["version"];
        /** @description The webstore, as the site info says it. */
        webstoreId: components["parameters"]["webstoreId"];
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": components["schemas"]["StartCheckoutBody"];
      };
    };
    responses: {
      /** @description The checkout. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Checkout"];
        };
      };
      /** @description The checkout, begun by this call. */
      201: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Checkout"];
        };
      };
      /** @description The checkout, while its cart is still being worked on. */
      202: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Checkout"];
        };
      };
      400: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": (components["schemas"]["Refusal"] & {
            /** @enum {unknown} */
            errorCode?: "INVALID_API_INPUT" | "INVALID_ID_FIELD" | "JSON_PARSER_ERROR";
          })[];
        };
      };
      401: components["responses"]["InvalidSessionId401"];
      403: components["responses"]["InsufficientAccess403"];
      404: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": (components["schemas"]["Refusal"] & {
            /** @enum {unknown} */
            errorCode?: "NOT_FOUND" | "EFFECTIVE_ACCOUNT_NOT_FOUND" | "WEBSTORE_NOT_FOUND" | "CART_NOT_FOUND" | "ITEM_NOT_FOUND";
          })[];
        };
      };
      409: components["responses"]["CheckoutConflict409"];
      413: components["responses"]["MaxLimitExceeded413"];
      415: components["responses"]["InvalidApiInput415"];
      /**
       * @description The checkout, with what is wrong in `errors`.
       *
       *   `INVALID_API_INPUT`: a value is missing, or is not acceptable.
       */
      422: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Checkout"] | (components["schemas"]["Refusal"] & {
            /** @enum {unknown} */
            errorCode?: "INVALID_API_INPUT";
          })[];
        };
      };
      423: components["responses"]["ServerUnavailable423"];
      500: components["responses"]["UnknownException500"];
      503: components["responses"]["ServerUnavailable503"];
    };
  };
  startCheckout: {
    parameters: {
      query?: {
        /** @description The language of what a shopper may be shown, such as `en-US`; the site’s own without it. */
        language?: components["parameters"]["language"];
        /** @description Taken, and without effect: an answer is always the caller’s own. */
        asGuest?: components["parameters"]["asGuest"];
        /** @description With `true`, what means something in HTML is written as entities in every text, for pages that show it as it is. */
        htmlEncode?: components["parameters"]["htmlEncode"];
        /** @description The account to act for: the user’s own, or one it manages. */
        effectiveAccountId?: components["parameters"]["effectiveAccountId"];
        /** @description One of the webstore’s currencies. */
        currencyIsoCode?: string;
      };
      header?: {
        /** @description Chosen by the client, up to 64 characters. For a day a repeat of the same request gets the first answer and changes nothing; another request under the same key is 422. */
        "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
      };
      path: {
        /** @description The version of the API; any of the form `vNN.0` is served alike. */
        version: components["parameters"]["version"];
        /** @description The webstore, as the site info says it. */
        webstoreId: components["parameters"]["webstoreId"];
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": components["schemas"]["StartCheckoutBody"];
      };
    };
    responses: {
      /** @description The checkout. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Checkout"];
        };
      };
      /** @description The checkout, begun by this call. */
      201: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Checkout"];
        };
      };
      /** @description The checkout, while its cart is still being worked on. */
      202: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Checkout"];
        };
      };
      400: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": (components["schemas"]["Refusal"] & {
            /** @enum {unknown} */
            errorCode?: "INVALID_API_INPUT" | "INVALID_ID_FIELD" | "JSON_PARSER_ERROR";
          })[];
        };
      };
      401: components["responses"]["InvalidSessionId401"];
      403: components["responses"]["InsufficientAccess403"];
      404: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": (components["schemas"]["Refusal"] & {
            /** @enum {unknown} */
            errorCode?: "NOT_FOUND" | "EFFECTIVE_ACCOUNT_NOT_FOUND" | "WEBSTORE_NOT_FOUND" | "CART_NOT_FOUND" | "ITEM_NOT_FOUND";
          })[];
        };
      };
      409: components["responses"]["CheckoutConflict409"];
      413: components["responses"]["MaxLimitExceeded413"];
      415: components["responses"]["InvalidApiInput415"];
      /**
       * @description The checkout, with what is wrong in `errors`.
       *
       *   `INVALID_API_INPUT`: a value is missing, or is not acceptable.
       */
      422: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Checkout"] | (components["schemas"]["Refusal"] & {
            /** @enum {unknown} */
            errorCode?: "INVALID_API_INPUT";
          })[];
        };
      };
      423: components["responses"]["ServerUnavailable423"];
      500: components["responses"]["UnknownException500"];
      503: components["responses"]["ServerUnavailable503"];
    };
  };
  getCheckout: {
    parameters: {
      query?: {
        /** @description The language of what a shopper may be shown, such as `en-US`; the site’s own without it. */
        language?: components["parameters"]["language"];
        /** @description Taken, and without effect: an answer is always the caller’s own. */
        asGuest?: components["parameters"]["asGuest"];
        /** @description With `true`, what means something in HTML is written as entities in every text, for pages that show it as it is. */
        htmlEncode?: components["parameters"]["htmlEncode"];
        /** @description The account to act for: the user’s own, or one it manages. */
        effectiveAccountId?: components["parameters"]["effectiveAccountId"];
        /** @description One of the webstore’s currencies. */
        currencyIsoCode?: string;
      };
      header?: never;
      path: {
        /** @description The version of the API; any of the form `vNN.0` is served alike. */
        version: components["parameters"]["version"];
        /** @description The webstore, as the site info says it. */
        webstoreId: components["parameters"]["webstoreId"];
        /** @description A checkout by its id, or `active`. */
        checkoutId: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The checkout. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Checkout"];
        };
      };
      /** @description The checkout, begun by this call. */
      201: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Checkout"];
        };
      };
      /** @description The checkout, while its cart is still being worked on. */
      202: {
        headers: {
          "Retry-After": components["headers"]["RetryAfter"];
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Checkout"];
        };
      };
      400: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": (components["schemas"]["Refusal"] & {
            /** @enum {unknown} */
            errorCode?: "INVALID_API_INPUT" | "INVALID_ID_FIELD";
          })[];
        };
      };
      401: components["responses"]["InvalidSessionId401"];
      403: components["responses"]["InsufficientAccess403"];
      404: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": (components["schemas"]["Refusal"] & {
            /** @enum {unknown} */
            errorCode?: "NOT_FOUND" | "EFFECTIVE_ACCOUNT_NOT_FOUND" | "WEBSTORE_NOT_FOUND" | "CHECKOUT_NOT_FOUND";
          })[];
        };
      };
      410: components["responses"]["CheckoutExpired410"];
      415: components["responses"]["InvalidApiInput415"];
      /** @description The checkout, with what is wrong in `errors`. */
      422: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Checkout"];
        };
      };
      500: components["responses"]["UnknownException500"];
      503: components["responses"]["ServerUnavailable503"];
    };
  };
  deleteCheckout: {
    parameters: {
      query?: {
        /** @description The language of what a shopper may be shown, such as `en-US`; the site’s own without it. */
        language?: components["parameters"]["language"];
        /** @description Taken, and without effect: an answer is always the caller’s own. */
        asGuest?: components["parameters"]["asGuest"];
        /** @description With `true`, what means something in HTML is written as entities in every text, for pages that show it as it is. */
        htmlEncode?: components["parameters"]["htmlEncode"];
        /** @description The account to act for: the user’s own, or one it manages. */
        effectiveAccountId?: components["parameters"]["effectiveAccountId"];
        /** @description One of the webstore’s currencies. */
        currencyIsoCode?: string;
      };
      header?: {
        /** @description Chosen by the client, up to 64 characters. For a day a repeat of the same request gets the first answer and changes nothing; another request under the same key is 422. */
        "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
      };
      path: {
        /** @description The version of the API; any of the form `vNN.0` is served alike. */
        version: components["parameters"]["version"];
        /** @description The webstore, as the site info says it. */
        webstoreId: components["parameters"]["webstoreId"];
        /** @description A checkout by its id, or `active`. */
        checkoutId: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Ended. */
      204: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
      400: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": (components["schemas"]["Refusal"] & {
            /** @enum {unknown} */
            errorCode?: "INVALID_API_INPUT" | "INVALID_ID_FIELD" | "JSON_PARSER_ERROR";
          })[];
        };
      };
      401: components["responses"]["InvalidSessionId401"];
      403: components["responses"]["InsufficientAccess403"];
      404: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": (components["schemas"]["Refusal"] & {
            /** @enum {unknown} */
            errorCode?: "NOT_FOUND" | "EFFECTIVE_ACCOUNT_NOT_FOUND" | "WEBSTORE_NOT_FOUND" | "CHECKOUT_NOT_FOUND";
          })[];
        };
      };
      413: components["responses"]["MaxLimitExceeded413"];
      415: components["responses"]["InvalidApiInput415"];
      422: components["responses"]["InvalidApiInput422"];
      423: components["responses"]["ServerUnavailable423"];
      500: components["responses"]["UnknownException500"];
      503: components["responses"]["ServerUnavailable503"];
    };
  };
  changeCheckout: {
    parameters: {
      query?: {
        /** @description The language of what a shopper may be shown, such as `en-US`; the site’s own without it. */
        language?: components["parameters"]["language"];
        /** @description Taken, and without effect: an answer is always the caller’s own. */
        asGuest?: components["parameters"]["asGuest"];
        /** @description With `true`, what means something in HTML is written as entities in every text, for pages that show it as it is. */
        htmlEncode?: components["parameters"]["htmlEncode"];
        /** @description The account to act for: the user’s own, or one it manages. */
        effectiveAccountId?: components["parameters"]["effectiveAccountId"];
        /** @description One of the webstore’s currencies. */
        currencyIsoCode?: string;
      };
      header?: {
        /** @description Chosen by the client, up to 64 characters. For a day a repeat of the same request gets the first answer and changes nothing; another request under the same key is 422. */
        "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
      };
      path: {
        /** @description The version of the API; any of the form `vNN.0` is served alike. */
        version: components["parameters"]["version"];
        /** @description The webstore, as the site info says it. */
        webstoreId: components["parameters"]["webstoreId"];
        /** @description A checkout by its id, or `active`. */
        checkoutId: string;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": components["schemas"]["ChangeCheckoutBody"];
      };
    };
    responses: {
      /** @description The checkout. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Checkout"];
        };
      };
      /** @description The checkout, begun by this call. */
      201: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Checkout"];
        };
      };
      /** @description The checkout, while its cart is still being worked on. */
      202: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Checkout"];
        };
      };
      400: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": (components["schemas"]["Refusal"] & {
            /** @enum {unknown} */
            errorCode?: "INVALID_API_INPUT" | "INVALID_ID_FIELD" | "JSON_PARSER_ERROR";
          })[];
        };
      };
      401: components["responses"]["InvalidSessionId401"];
      403: components["responses"]["InsufficientAccess403"];
      404: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": (components["schemas"]["Refusal"] & {
            /** @enum {unknown} */
            errorCode?: "NOT_FOUND" | "EFFECTIVE_ACCOUNT_NOT_FOUND" | "WEBSTORE_NOT_FOUND" | "CHECKOUT_NOT_FOUND" | "ITEM_NOT_FOUND";
          })[];
        };
      };
      409: components["responses"]["CheckoutConflict409"];
      413: components["responses"]["MaxLimitExceeded413"];
      415: components["responses"]["InvalidApiInput415"];
      /**
       * @description The checkout, with what is wrong in `errors`.
       *
       *   `INVALID_API_INPUT`: a value is missing, or is not acceptable.
       */
      422: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Checkout"] | (components["schemas"]["Refusal"] & {
            /** @enum {unknown} */
            errorCode?: "INVALID_API_INPUT";
          })[];
        };
      };
      423: components["responses"]["ServerUnavailable423"];
      500: components["responses"]["UnknownException500"];
      503: components["responses"]["ServerUnavailable503"];
    };
  };
  addCheckoutCoupon: {
    parameters: {
      query?: {
        /** @description The language of what a shopper may be shown, such as `en-US`; the site’s own without it. */
        language?: components["parameters"]["language"];
        /** @description Taken, and without effect: an answer is always the caller’s own. */
        asGuest?: components["parameters"]["asGuest"];
        /** @description With `true`, what means something in HTML is written as entities in every text, for pages that show it as it is. */
        htmlEncode?: components["parameters"]["htmlEncode"];
        /** @description The account to act for: the user’s own, or one it manages. */
        effectiveAccountId?: components["parameters"]["effectiveAccountId"];
        /** @description One of the webstore’s currencies. */
        currencyIsoCode?: string;
      };
      header?: {
        /** @description Chosen by the client, up to 64 characters. For a day a repeat of the same request gets the first answer and changes nothing; another request under the same key is 422. */
        "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
      };
      path: {
        /** @description The version of the API; any of the form `vNN.0` is served alike. */
        version: components["parameters"]["version"];
        /** @description The webstore, as the site info says it. */
        webstoreId: components["parameters"]["webstoreId"];
        /** @description A checkout by its id, or `active`. */
        checkoutId: string;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": components["schemas"]["AddCheckoutCouponBody"];
      };
    };
    responses: {
      /** @description Done. */
      201: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["CheckoutCoupons"];
        };
      };
      400: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": (components["schemas"]["Refusal"] & {
            /** @enum {unknown} */
            errorCode?: "INVALID_API_INPUT" | "INVALID_ID_FIELD" | "JSON_PARSER_ERROR" | "ALREADY_APPLIED" | "UNQUALIFIED_CART";
          })[];
        };
      };
      401: components["responses"]["InvalidSessionId401"];
      403: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": (components["schemas"]["Refusal"] & {
            /** @enum {unknown} */
            errorCode?: "INSUFFICIENT_ACCESS" | "API_DISABLED_FOR_ORG";
          })[];
        };
      };
      404: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": (components["schemas"]["Refusal"] & {
            /** @enum {unknown} */
            errorCode?: "NOT_FOUND" | "EFFECTIVE_ACCOUNT_NOT_FOUND" | "WEBSTORE_NOT_FOUND" | "CHECKOUT_NOT_FOUND";
          })[];
        };
      };
      413: components["responses"]["MaxLimitExceeded413"];
      415: components["responses"]["InvalidApiInput415"];
      422: components["responses"]["InvalidApiInput422"];
      423: components["responses"]["ServerUnavailable423"];
      500: components["responses"]["UnknownException500"];
      503: components["responses"]["ServerUnavailable503"];
    };
  };
  deleteCheckoutCoupon: {
    parameters: {
      query?: {
        /** @description The language of what a shopper may be shown, such as `en-US`; the site’s own without it. */
        language?: components["parameters"]["language"];
        /** @description Taken, and without effect: an answer is always the caller’s own. */
        asGuest?: components["parameters"]["asGuest"];
        /** @description With `true`, what means something in HTML is written as entities in every text, for pages that show it as it is. */
        htmlEncode?: components["parameters"]["htmlEncode"];
        /** @description The account to act for: the user’s own, or one it manages. */
        effectiveAccountId?: components["parameters"]["effectiveAccountId"];
        /** @description One of the webstore’s currencies. */
        currencyIsoCode?: string;
      };
      header?: {
        /** @description Chosen by the client, up to 64 characters. For a day a repeat of the same request gets the first answer and changes nothing; another request under the same key is 422. */
        "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
      };
      path: {
        /** @description The version of the API; any of the form `vNN.0` is served alike. */
        version: components["parameters"]["version"];
        /** @description The webstore, as the site info says it. */
        webstoreId: components["parameters"]["webstoreId"];
        /** @description A checkout by its id, or `active`. */
        checkoutId: string;
        /** @description A coupon of the cart, by the id that the cart gives it. */
        cartCouponId: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Gone. */
      202: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
      400: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": (components["schemas"]["Refusal"] & {
            /** @enum {unknown} */
            errorCode?: "INVALID_API_INPUT" | "INVALID_ID_FIELD" | "JSON_PARSER_ERROR";
          })[];
        };
      };
      401: components["responses"]["InvalidSessionId401"];
      403: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": (components["schemas"]["Refusal"] & {
            /** @enum {unknown} */
            errorCode?: "INSUFFICIENT_ACCESS" | "API_DISABLED_FOR_ORG";
          })[];
        };
      };
      404: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": (components["schemas"]["Refusal"] & {
            /** @enum {unknown} */
            errorCode?: "NOT_FOUND" | "EFFECTIVE_ACCOUNT_NOT_FOUND" | "WEBSTORE_NOT_FOUND" | "CHECKOUT_NOT_FOUND" | "ITEM_NOT_FOUND";
          })[];
        };
      };
      413: components["responses"]["MaxLimitExceeded413"];
      415: components["responses"]["InvalidApiInput415"];
      422: components["responses"]["InvalidApiInput422"];
      423: components["responses"]["ServerUnavailable423"];
      500: components["responses"]["UnknownException500"];
      503: components["responses"]["ServerUnavailable503"];
    };
  };
  payCheckout: {
    parameters: {
      query?: {
        /** @description The language of what a shopper may be shown, such as `en-US`; the site’s own without it. */
        language?: components["parameters"]["language"];
        /** @description Taken, and without effect: an answer is always the caller’s own. */
        asGuest?: components["parameters"]["asGuest"];
        /** @description With `true`, what means something in HTML is written as entities in every text, for pages that show it as it is. */
        htmlEncode?: components["parameters"]["htmlEncode"];
        /** @description The account to act for: the user’s own, or one it manages. */
        effectiveAccountId?: components["parameters"]["effectiveAccountId"];
        /** @description One of the webstore’s currencies. */
        currencyIsoCode?: string;
      };
      header?: {
        /** @description Chosen by the client, up to 64 characters. For a day a repeat of the same request gets the first answer and changes nothing; another request under the same key is 422. */
        "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
      };
      path: {
        /** @description The version of the API; any of the form `vNN.0` is served alike. */
        version: components["parameters"]["version"];
        /** @description The webstore, as the site info says it. */
        webstoreId: components["parameters"]["webstoreId"];
        /** @description A checkout by its id, or `active`. */
        checkoutId: string;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": components["schemas"]["PaymentBody"];
      };
    };
    responses: {
      /** @description Done. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["PaymentResult"];
        };
      };
      /** @description Done. */
      202: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["PaymentResult"];
        };
      };
      400: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": (components["schemas"]["Refusal"] & {
            /** @enum {unknown} */
            errorCode?: "INVALID_API_INPUT" | "INVALID_ID_FIELD" | "JSON_PARSER_ERROR";
          })[];
        };
      };
      401: components["responses"]["InvalidSessionId401"];
      403: components["responses"]["InsufficientAccess403"];
      404: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": (components["schemas"]["Refusal"] & {
            /** @enum {unknown} */
            errorCode?: "NOT_FOUND" | "EFFECTIVE_ACCOUNT_NOT_FOUND" | "WEBSTORE_NOT_FOUND" | "CHECKOUT_NOT_FOUND";
          })[];
        };
      };
      409: components["responses"]["CheckoutConflict409"];
      410: components["responses"]["CheckoutExpired410"];
      413: components["responses"]["MaxLimitExceeded413"];
      415: components["responses"]["InvalidApiInput415"];
      /**
       * @description What is wrong, in `errors`.
       *
       *   `INVALID_API_INPUT`: a value is missing, or is not acceptable.
       */
      422: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["PaymentResult"] | (components["schemas"]["Refusal"] & {
            /** @enum {unknown} */
            errorCode?: "INVALID_API_INPUT";
          })[];
        };
      };
      423: components["responses"]["ServerUnavailable423"];
      500: components["responses"]["UnknownException500"];
      503: components["responses"]["ServerUnavailable503"];
    };
  };
  placeOrder: {
    parameters: {
      query?: {
        /** @description The language of what a shopper may be shown, such as `en-US`; the site’s own without it. */
        language?: components["parameters"]["language"];
        /** @description Taken, and without effect: an answer is always the caller’s own. */
        asGuest?: components["parameters"]["asGuest"];
        /** @description With `true`, what means something in HTML is written as entities in every text, for pages that show it as it is. */
        htmlEncode?: components["parameters"]["htmlEncode"];
        /** @description The account to act for: the user’s own, or one it manages. */
        effectiveAccountId?: components["parameters"]["effectiveAccountId"];
        /** @description One of the webstore’s currencies. */
        currencyIsoCode?: string;
      };
      header?: {
        /** @description Chosen by the client, up to 64 characters. For a day a repeat of the same request gets the first answer and changes nothing; another request under the same key is 422. */
        "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
      };
      path: {
        /** @description The version of the API; any of the form `vNN.0` is served alike. */
        version: components["parameters"]["version"];
        /** @description The webstore, as the site info says it. */
        webstoreId: components["parameters"]["webstoreId"];
        /** @description A checkout by its id, or `active`. */
        checkoutId: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Done. */
      201: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["PlaceOrder"];
        };
      };
      400: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": (components["schemas"]["Refusal"] & {
            /** @enum {unknown} */
            errorCode?: "INVALID_API_INPUT" | "INVALID_ID_FIELD" | "JSON_PARSER_ERROR";
          })[];
        };
      };
      401: components["responses"]["InvalidSessionId401"];
      403: components["responses"]["InsufficientAccess403"];
      404: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": (components["schemas"]["Refusal"] & {
            /** @enum {unknown} */
            errorCode?: "NOT_FOUND" | "EFFECTIVE_ACCOUNT_NOT_FOUND" | "WEBSTORE_NOT_FOUND" | "CHECKOUT_NOT_FOUND";
          })[];
        };
      };
      /** @description What is wrong, in `errors`. */
      409: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["PlaceOrder"];
        };
      };
      410: components["responses"]["CheckoutExpired410"];
      /** @description What is wrong, in `errors`. */
      412: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["PlaceOrder"];
        };
      };
      413: components["responses"]["MaxLimitExceeded413"];
      415: components["responses"]["InvalidApiInput415"];
      /**
       * @description What is wrong, in `errors`.
       *
       *   `INVALID_API_INPUT`: a value is missing, or is not acceptable.
       */
      422: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["PlaceOrder"] | (components["schemas"]["Refusal"] & {
            /** @enum {unknown} */
            errorCode?: "INVALID_API_INPUT";
          })[];
        };
      };
      423: components["responses"]["ServerUnavailable423"];
      500: components["responses"]["UnknownException500"];
      503: components["responses"]["ServerUnavailable503"];
    };
  };
  runOrderActions: {
    parameters: {
      query?: {
        /** @description The language of what a shopper may be shown, such as `en-US`; the site’s own without it. */
        language?: components["parameters"]["language"];
        /** @description Taken, and without effect: an answer is always the caller’s own. */
        asGuest?: components["parameters"]["asGuest"];
        /** @description With `true`, what means something in HTML is written as entities in every text, for pages that show it as it is. */
        htmlEncode?: components["parameters"]["htmlEncode"];
        /** @description The account to act for: the user’s own, or one it manages. */
        effectiveAccountId?: components["parameters"]["effectiveAccountId"];
        /** @description One of the webstore’s currencies. */
        currencyIsoCode?: string;
      };
      header?: {
        /** @description Chosen by the client, up to 64 characters. For a day a repeat of the same request gets the first answer and changes nothing; another request under the same key is 422. */
        "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
      };
      path: {
        /** @description The version of the API; any of the form `vNN.0` is served alike. */
        version: components["parameters"]["version"];
        /** @description The webstore, as the site info says it. */
        webstoreId: components["parameters"]["webstoreId"];
        /** @description A checkout by its id, or `active`. */
        checkoutId: string;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": components["schemas"]["OrderActionsBody"];
      };
    };
    responses: {
      /** @description Done. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["OrderActions"];
        };
      };
      400: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": (components["schemas"]["Refusal"] & {
            /** @enum {unknown} */
            errorCode?: "INVALID_API_INPUT" | "INVALID_ID_FIELD" | "JSON_PARSER_ERROR";
          })[];
        };
      };
      401: components["responses"]["InvalidSessionId401"];
      403: components["responses"]["InsufficientAccess403"];
      404: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": (components["schemas"]["Refusal"] & {
            /** @enum {unknown} */
            errorCode?: "NOT_FOUND" | "EFFECTIVE_ACCOUNT_NOT_FOUND" | "WEBSTORE_NOT_FOUND" | "CHECKOUT_NOT_FOUND";
          })[];
        };
      };
      /** @description What is wrong, in `errors`. */
      409: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["OrderActions"];
        };
      };
      410: components["responses"]["CheckoutExpired410"];
      /** @description What is wrong, in `errors`. */
      412: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["OrderActions"];
        };
      };
      413: components["responses"]["MaxLimitExceeded413"];
      415: components["responses"]["InvalidApiInput415"];
      /**
       * @description What is wrong, in `errors`.
       *
       *   `INVALID_API_INPUT`: a value is missing, or is not acceptable.
       */
      422: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["OrderActions"] | (components["schemas"]["Refusal"] & {
            /** @enum {unknown} */
            errorCode?: "INVALID_API_INPUT";
          })[];
        };
      };
      423: components["responses"]["ServerUnavailable423"];
      500: components["responses"]["UnknownException500"];
      503: components["responses"]["ServerUnavailable503"];
    };
  };
  listOrders: {
    parameters: {
      query?: {
        /** @description The language of what a shopper may be shown, such as `en-US`; the site’s own without it. */
        language?: components["parameters"]["language"];
        /** @description Taken, and without effect: an answer is always the caller’s own. */
        asGuest?: components["parameters"]["asGuest"];
        /** @description With `true`, what means something in HTML is written as entities in every text, for pages that show it as it is. */
        htmlEncode?: components["parameters"]["htmlEncode"];
        /** @description The account to act for: the user’s own, or one it manages. */
        effectiveAccountId?: components["parameters"]["effectiveAccountId"];
        /** @description How many entries a page has. */
        pageSize?: number;
        /** @description The token that the page before gave as `nextPageToken`. */
        pageToken?: string;
        /** @description Names of the fields that the map `fields` shall hold, separated by commas. */
        fields?: string;
        /** @description One of the webstore’s currencies. */
        currencyIsoCode?: string;
      };
      header?: never;
      path: {
        /** @description The version of the API; any of the form `vNN.0` is served alike. */
        version: components["parameters"]["version"];
        /** @description The webstore, as the site info says it. */
        webstoreId: components["parameters"]["webstoreId"];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Done. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["OrderSummaries"];
        };
      };
      400: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": (components["schemas"]["Refusal"] & {
            /** @enum {unknown} */
            errorCode?: "INVALID_API_INPUT" | "INVALID_ID_FIELD";
          })[];
        };
      };
      401: components["responses"]["InvalidSessionId401"];
      403: components["responses"]["InsufficientAccess403"];
      404: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": (components["schemas"]["Refusal"] & {
            /** @enum {unknown} */
            errorCode?: "NOT_FOUND" | "EFFECTIVE_ACCOUNT_NOT_FOUND" | "WEBSTORE_NOT_FOUND";
          })[];
        };
      };
      415: components["responses"]["InvalidApiInput415"];
      500: components["responses"]["UnknownException500"];
      503: components["responses"]["ServerUnavailable503"];
    };
  };
  getOrder: {
    parameters: {
      query?: {
        /** @description The language of what a shopper may be shown, such as `en-US`; the site’s own without it. */
        language?: components["parameters"]["language"];
        /** @description Taken, and without effect: an answer is always the caller’s own. */
        asGuest?: components["parameters"]["asGuest"];
        /** @description With `true`, what means something in HTML is written as entities in every text, for pages that show it as it is. */
        htmlEncode?: components["parameters"]["htmlEncode"];
        /** @description The account to act for: the user’s own, or one it manages. */
        effectiveAccountId?: components["parameters"]["effectiveAccountId"];
        /** @description Names of the fields that the map `fields` shall hold, separated by commas. */
        fields?: string;
        /** @description One of the webstore’s currencies. */
        currencyIsoCode?: string;
      };
      header?: never;
      path: {
        /** @description The version of the API; any of the form `vNN.0` is served alike. */
        version: components["parameters"]["version"];
        /** @description The webstore, as the site info says it. */
        webstoreId: components["parameters"]["webstoreId"];
        /** @description An order, by its id or its reference. */
        orderSummaryId: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Done. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["OrderSummary"];
        };
      };
      400: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": (components["schemas"]["Refusal"] & {
            /** @enum {unknown} */
            errorCode?: "INVALID_API_INPUT" | "INVALID_ID_FIELD";
          })[];
        };
      };
      401: components["responses"]["InvalidSessionId401"];
      403: components["responses"]["InsufficientAccess403"];
      404: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": (components["schemas"]["Refusal"] & {
            /** @enum {unknown} */
            errorCode?: "NOT_FOUND" | "EFFECTIVE_ACCOUNT_NOT_FOUND" | "WEBSTORE_NOT_FOUND" | "ITEM_NOT_FOUND";
          })[];
        };
      };
      415: components["responses"]["InvalidApiInput415"];
      500: components["responses"]["UnknownException500"];
      503: components["responses"]["ServerUnavailable503"];
    };
  };
  listOrderItems: {
    parameters: {
      query?: {
        /** @description The language of what a shopper may be shown, such as `en-US`; the site’s own without it. */
        language?: components["parameters"]["language"];
        /** @description Taken, and without effect: an answer is always the caller’s own. */
        asGuest?: components["parameters"]["asGuest"];
        /** @description With `true`, what means something in HTML is written as entities in every text, for pages that show it as it is. */
        htmlEncode?: components["parameters"]["htmlEncode"];
        /** @description The account to act for: the user’s own, or one it manages. */
        effectiveAccountId?: components["parameters"]["effectiveAccountId"];
        /** @description How many entries a page has. */
        pageSize?: number;
        /** @description The token that the page before gave as `nextPageToken`. */
        pageToken?: string;
        /** @description Names of the fields that the map `fields` shall hold, separated by commas. */
        fields?: string;
        /** @description Names of the products’ fields, separated by commas. */
        productFields?: string;
      };
      header?: never;
      path: {
        /** @description The version of the API; any of the form `vNN.0` is served alike. */
        version: components["parameters"]["version"];
        /** @description The webstore, as the site info says it. */
        webstoreId: components["parameters"]["webstoreId"];
        /** @description An order, by its id or its reference. */
        orderSummaryId: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Done. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["OrderItems"];
        };
      };
      400: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": (components["schemas"]["Refusal"] & {
            /** @enum {unknown} */
            errorCode?: "INVALID_API_INPUT" | "INVALID_ID_FIELD";
          })[];
        };
      };
      401: components["responses"]["InvalidSessionId401"];
      403: components["responses"]["InsufficientAccess403"];
      404: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": (components["schemas"]["Refusal"] & {
            /** @enum {unknown} */
            errorCode?: "NOT_FOUND" | "EFFECTIVE_ACCOUNT_NOT_FOUND" | "WEBSTORE_NOT_FOUND" | "ITEM_NOT_FOUND";
          })[];
        };
      };
      415: components["responses"]["InvalidApiInput415"];
      500: components["responses"]["UnknownException500"];
      503: components["responses"]["ServerUnavailable503"];
    };
  };
  getInvoice: {
    parameters: {
      query?: {
        /** @description The language of what a shopper may be shown, such as `en-US`; the site’s own without it. */
        language?: components["parameters"]["language"];
        /** @description Taken, and without effect: an answer is always the caller’s own. */
        asGuest?: components["parameters"]["asGuest"];
        /** @description With `true`, what means something in HTML is written as entities in every text, for pages that show it as it is. */
        htmlEncode?: components["parameters"]["htmlEncode"];
        /** @description The account to act for: the user’s own, or one it manages. */
        effectiveAccountId?: components["parameters"]["effectiveAccountId"];
      };
      header?: never;
      path: {
        /** @description The version of the API; any of the form `vNN.0` is served alike. */
        version: components["parameters"]["version"];
        /** @description The webstore, as the site info says it. */
        webstoreId: components["parameters"]["webstoreId"];
        /** @description An order, by its id or its reference. */
        orderSummaryId: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Done. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Invoice"];
        };
      };
      400: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": (components["schemas"]["Refusal"] & {
            /** @enum {unknown} */
            errorCode?: "INVALID_API_INPUT" | "INVALID_ID_FIELD";
          })[];
        };
      };
      401: components["responses"]["InvalidSessionId401"];
      403: components["responses"]["InsufficientAccess403"];
      404: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": (components["schemas"]["Refusal"] & {
            /** @enum {unknown} */
            errorCode?: "NOT_FOUND" | "EFFECTIVE_ACCOUNT_NOT_FOUND" | "WEBSTORE_NOT_FOUND" | "ITEM_NOT_FOUND";
          })[];
        };
      };
      415: components["responses"]["InvalidApiInput415"];
      500: components["responses"]["UnknownException500"];
      503: components["responses"]["ServerUnavailable503"];
    };
  };
  lookUpOrder: {
    parameters: {
      query: {
        /** @description The language of what a shopper may be shown, such as `en-US`; the site’s own without it. */
        language?: components["parameters"]["language"];
        /** @description Taken, and without effect: an answer is always the caller’s own. */
        asGuest?: components["parameters"]["asGuest"];
        /** @description With `true`, what means something in HTML is written as entities in every text, for pages that show it as it is. */
        htmlEncode?: components["parameters"]["htmlEncode"];
        /** @description The account to act for: the user’s own, or one it manages. */
        effectiveAccountId?: components["parameters"]["effectiveAccountId"];
        /** @description The order, by its id or its reference. */
        orderSummaryIdOrRefNumber: string;
        /** @description Parts to leave out, separated by commas. */
        excludeParameters?: string;
        /** @description Names of the fields that the map `fields` shall hold, separated by commas. */
        fields?: string;
        /** @description One of the webstore’s currencies. */
        currencyIsoCode?: string;
      };
      header?: never;
      path: {
        /** @description The version of the API; any of the form `vNN.0` is served alike. */
        version: components["parameters"]["version"];
        /** @description The webstore, as the site info says it. */
        webstoreId: components["parameters"]["webstoreId"];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Done. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["OrderLookup"];
        };
      };
      400: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": (components["schemas"]["Refusal"] & {
            /** @enum {unknown} */
            errorCode?: "INVALID_API_INPUT" | "INVALID_ID_FIELD";
          })[];
        };
      };
      401: components["responses"]["InvalidSessionId401"];
      403: components["responses"]["InsufficientAccess403"];
      404: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": (components["schemas"]["Refusal"] & {
            /** @enum {unknown} */
            errorCode?: "NOT_FOUND" | "EFFECTIVE_ACCOUNT_NOT_FOUND" | "WEBSTORE_NOT_FOUND" | "ITEM_NOT_FOUND";
          })[];
        };
      };
      415: components["responses"]["InvalidApiInput415"];
      500: components["responses"]["UnknownException500"];
      503: components["responses"]["ServerUnavailable503"];
    };
  };
  lookUpOrderByPost: {
    parameters: {
      query?: {
        /** @description The language of what a shopper may be shown, such as `en-US`; the site’s own without it. */
        language?: components["parameters"]["language"];
        /** @description Taken, and without effect: an answer is always the caller’s own. */
        asGuest?: components["parameters"]["asGuest"];
        /** @description With `true`, what means something in HTML is written as entities in every text, for pages that show it as it is. */
        htmlEncode?: components["parameters"]["htmlEncode"];
        /** @description The account to act for: the user’s own, or one it manages. */
        effectiveAccountId?: components["parameters"]["effectiveAccountId"];
        /** @description Leaves out what promotions took off. */
        excludeAdjustments?: boolean;
        /** @description Leaves out the fields `TotalAdj…`, the sums after promotions. */
        excludeAdjustmentAggregates?: boolean;
        /** @description Leaves deliveries out. */
        excludeDeliveryGroups?: boolean;
        /** @description Leaves lines out. */
        excludeLineItems?: boolean;
        /** @description Leaves the payment out. */
        excludePayments?: boolean;
        /** @description Names of the fields that the map `fields` shall hold, separated by commas. */
        fields?: string;
        /** @description One of the webstore’s currencies. */
        currencyIsoCode?: string;
      };
      header?: never;
      path: {
        /** @description The version of the API; any of the form `vNN.0` is served alike. */
        version: components["parameters"]["version"];
        /** @description The webstore, as the site info says it. */
        webstoreId: components["parameters"]["webstoreId"];
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": components["schemas"]["LookupOrderBody"];
      };
    };
    responses: {
      /** @description Done. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["OrderLookup"];
        };
      };
      400: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": (components["schemas"]["Refusal"] & {
            /** @enum {unknown} */
            errorCode?: "INVALID_API_INPUT" | "INVALID_ID_FIELD" | "JSON_PARSER_ERROR";
          })[];
        };
      };
      401: components["responses"]["InvalidSessionId401"];
      403: components["responses"]["InsufficientAccess403"];
      404: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": (components["schemas"]["Refusal"] & {
            /** @enum {unknown} */
            errorCode?: "NOT_FOUND" | "EFFECTIVE_ACCOUNT_NOT_FOUND" | "WEBSTORE_NOT_FOUND" | "ITEM_NOT_FOUND";
          })[];
        };
      };
      413: components["responses"]["MaxLimitExceeded413"];
      415: components["responses"]["InvalidApiInput415"];
      500: components["responses"]["UnknownException500"];
      503: components["responses"]["ServerUnavailable503"];
    };
  };
  addOrderToCart: {
    parameters: {
      query?: {
        /** @description The language of what a shopper may be shown, such as `en-US`; the site’s own without it. */
        language?: components["parameters"]["language"];
        /** @description Taken, and without effect: an answer is always the caller’s own. */
        asGuest?: components["parameters"]["asGuest"];
        /** @description With `true`, what means something in HTML is written as entities in every text, for pages that show it as it is. */
        htmlEncode?: components["parameters"]["htmlEncode"];
        /** @description The account to act for: the user’s own, or one it manages. */
        effectiveAccountId?: components["parameters"]["effectiveAccountId"];
        /** @description One of the webstore’s currencies. */
        currencyIsoCode?: string;
      };
      header?: {
        /** @description Chosen by the client, up to 64 characters. For a day a repeat of the same request gets the first answer and changes nothing; another request under the same key is 422. */
        "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
      };
      path: {
        /** @description The version of the API; any of the form `vNN.0` is served alike. */
        version: components["parameters"]["version"];
        /** @description The webstore, as the site info says it. */
        webstoreId: components["parameters"]["webstoreId"];
        /** @description An order, by its id or its reference. */
        orderSummaryId: string;
      };
      cookie?: never;
    };
    requestBody?: {
      content: {
        "application/json": Record<string, never>;
      };
    };
    responses: {
      /** @description Done. */
      201: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["AddOrderToCart"];
        };
      };
      400: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": (components["schemas"]["Refusal"] & {
            /** @enum {unknown} */
            errorCode?: "INVALID_API_INPUT" | "INVALID_ID_FIELD" | "JSON_PARSER_ERROR";
          })[];
        };
      };
      401: components["responses"]["InvalidSessionId401"];
      403: components["responses"]["InsufficientAccess403"];
      404: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": (components["schemas"]["Refusal"] & {
            /** @enum {unknown} */
            errorCode?: "NOT_FOUND" | "EFFECTIVE_ACCOUNT_NOT_FOUND" | "WEBSTORE_NOT_FOUND" | "ITEM_NOT_FOUND";
          })[];
        };
      };
      413: components["responses"]["MaxLimitExceeded413"];
      415: components["responses"]["InvalidApiInput415"];
      422: components["responses"]["InvalidApiInput422"];
      500: components["responses"]["UnknownException500"];
      503: components["responses"]["ServerUnavailable503"];
    };
  };
  listStandingDeliveries: {
    parameters: {
      query?: {
        /** @description The language of what a shopper may be shown, such as `en-US`; the site’s own without it. */
        language?: components["parameters"]["language"];
        /** @description Taken, and without effect: an answer is always the caller’s own. */
        asGuest?: components["parameters"]["asGuest"];
        /** @description With `true`, what means something in HTML is written as entities in every text, for pages that show it as it is. */
        htmlEncode?: components["parameters"]["htmlEncode"];
        /** @description The account to act for: the user’s own, or one it manages. */
        effectiveAccountId?: components["parameters"]["effectiveAccountId"];
        /** @description An order, by its id or its reference. */
        orderSummaryId?: string;
        /** @description How many entries a page has. */
        pageSize?: number;
        /** @description The token that the page before gave as `nextPageToken`. */
        pageToken?: string;
      };
      header?: never;
      path: {
        /** @description The version of the API; any of the form `vNN.0` is served alike. */
        version: components["parameters"]["version"];
        /** @description The webstore, as the site info says it. */
        webstoreId: components["parameters"]["webstoreId"];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Done. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["StandingDeliveries"];
        };
      };
      400: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": (components["schemas"]["Refusal"] & {
            /** @enum {unknown} */
            errorCode?: "INVALID_API_INPUT" | "INVALID_ID_FIELD";
          })[];
        };
      };
      401: components["responses"]["InvalidSessionId401"];
      403: components["responses"]["InsufficientAccess403"];
      404: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": (components["schemas"]["Refusal"] & {
            /** @enum {unknown} */
            errorCode?: "NOT_FOUND" | "EFFECTIVE_ACCOUNT_NOT_FOUND" | "WEBSTORE_NOT_FOUND";
          })[];
        };
      };
      415: components["responses"]["InvalidApiInput415"];
      500: components["responses"]["UnknownException500"];
      503: components["responses"]["ServerUnavailable503"];
    };
  };
  changeStandingDelivery: {
    parameters: {
      query?: {
        /** @description The language of what a shopper may be shown, such as `en-US`; the site’s own without it. */
        language?: components["parameters"]["language"];
        /** @description Taken, and without effect: an answer is always the caller’s own. */
        asGuest?: components["parameters"]["asGuest"];
        /** @description With `true`, what means something in HTML is written as entities in every text, for pages that show it as it is. */
        htmlEncode?: components["parameters"]["htmlEncode"];
        /** @description The account to act for: the user’s own, or one it manages. */
        effectiveAccountId?: components["parameters"]["effectiveAccountId"];
      };
      header?: {
        /** @description Chosen by the client, up to 64 characters. For a day a repeat of the same request gets the first answer and changes nothing; another request under the same key is 422. */
        "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
      };
      path: {
        /** @description The version of the API; any of the form `vNN.0` is served alike. */
        version: components["parameters"]["version"];
        /** @description The webstore, as the site info says it. */
        webstoreId: components["parameters"]["webstoreId"];
        /** @description A standing delivery. */
        standingDeliveryId: string;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": components["schemas"]["ChangeStandingDeliveryBody"];
      };
    };
    responses: {
      /** @description Done. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["StandingDelivery"];
        };
      };
      400: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": (components["schemas"]["Refusal"] & {
            /** @enum {unknown} */
            errorCode?: "INVALID_API_INPUT" | "INVALID_ID_FIELD" | "JSON_PARSER_ERROR";
          })[];
        };
      };
      401: components["responses"]["InvalidSessionId401"];
      403: components["responses"]["InsufficientAccess403"];
      404: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": (components["schemas"]["Refusal"] & {
            /** @enum {unknown} */
            errorCode?: "NOT_FOUND" | "EFFECTIVE_ACCOUNT_NOT_FOUND" | "WEBSTORE_NOT_FOUND" | "ITEM_NOT_FOUND";
          })[];
        };
      };
      413: components["responses"]["MaxLimitExceeded413"];
      415: components["responses"]["InvalidApiInput415"];
      422: components["responses"]["InvalidApiInput422"];
      500: components["responses"]["UnknownException500"];
      503: components["responses"]["ServerUnavailable503"];
    };
  };
  listUsualProducts: {
    parameters: {
      query?: {
        /** @description The language of what a shopper may be shown, such as `en-US`; the site’s own without it. */
        language?: components["parameters"]["language"];
        /** @description Taken, and without effect: an answer is always the caller’s own. */
        asGuest?: components["parameters"]["asGuest"];
        /** @description With `true`, what means something in HTML is written as entities in every text, for pages that show it as it is. */
        htmlEncode?: components["parameters"]["htmlEncode"];
        /** @description The account to act for: the user’s own, or one it manages. */
        effectiveAccountId?: components["parameters"]["effectiveAccountId"];
        /** @description How many entries a page has. */
        pageSize?: number;
      };
      header?: never;
      path: {
        /** @description The version of the API; any of the form `vNN.0` is served alike. */
        version: components["parameters"]["version"];
        /** @description The webstore, as the site info says it. */
        webstoreId: components["parameters"]["webstoreId"];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Done. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["UsualProducts"];
        };
      };
      400: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": (components["schemas"]["Refusal"] & {
            /** @enum {unknown} */
            errorCode?: "INVALID_API_INPUT" | "INVALID_ID_FIELD";
          })[];
        };
      };
      401: components["responses"]["InvalidSessionId401"];
      403: components["responses"]["InsufficientAccess403"];
      404: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": (components["schemas"]["Refusal"] & {
            /** @enum {unknown} */
            errorCode?: "NOT_FOUND" | "EFFECTIVE_ACCOUNT_NOT_FOUND" | "WEBSTORE_NOT_FOUND";
          })[];
        };
      };
      415: components["responses"]["InvalidApiInput415"];
      500: components["responses"]["UnknownException500"];
      503: components["responses"]["ServerUnavailable503"];
    };
  };
  listAddresses: {
    parameters: {
      query?: {
        /** @description The language of what a shopper may be shown, such as `en-US`; the site’s own without it. */
        language?: components["parameters"]["language"];
        /** @description Taken, and without effect: an answer is always the caller’s own. */
        asGuest?: components["parameters"]["asGuest"];
        /** @description With `true`, what means something in HTML is written as entities in every text, for pages that show it as it is. */
        htmlEncode?: components["parameters"]["htmlEncode"];
        addressType?: string;
        /** @description The defaults alone. */
        defaultOnly?: boolean;
        /** @description Leaves out addresses in countries that the shop does not deliver to. */
        excludeUnsupportedCountries?: boolean;
        /** @description The defaults come first. */
        shouldShowDefaultAddrFirst?: boolean;
        /** @description Names of the fields that the map `fields` shall hold, separated by commas. */
        fields?: string;
        /** @description How many entries a page has. */
        pageSize?: number;
        /** @description The token that the page before gave as `nextPageToken`. */
        pageToken?: string;
        /** @description The order of the entries. */
        sortOrder?: "CreatedDateAsc" | "CreatedDateDesc" | "NameAsc" | "NameDesc";
      };
      header?: never;
      path: {
        /** @description The version of the API; any of the form `vNN.0` is served alike. */
        version: components["parameters"]["version"];
        /** @description The webstore, as the site info says it. */
        webstoreId: components["parameters"]["webstoreId"];
        /** @description An account by its id: the user’s own or one it manages. */
        accountId: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Done. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Addresses"];
        };
      };
      400: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": (components["schemas"]["Refusal"] & {
            /** @enum {unknown} */
            errorCode?: "INVALID_API_INPUT" | "INVALID_ID_FIELD";
          })[];
        };
      };
      401: components["responses"]["InvalidSessionId401"];
      403: components["responses"]["InsufficientAccess403"];
      404: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": (components["schemas"]["Refusal"] & {
            /** @enum {unknown} */
            errorCode?: "NOT_FOUND" | "EFFECTIVE_ACCOUNT_NOT_FOUND" | "WEBSTORE_NOT_FOUND" | "ITEM_NOT_FOUND";
          })[];
        };
      };
      415: components["responses"]["InvalidApiInput415"];
      500: components["responses"]["UnknownException500"];
      503: components["responses"]["ServerUnavailable503"];
    };
  };
  createAddress: {
    parameters: {
      query?: {
        /** @description The language of what a shopper may be shown, such as `en-US`; the site’s own without it. */
        language?: components["parameters"]["language"];
        /** @description Taken, and without effect: an answer is always the caller’s own. */
        asGuest?: components["parameters"]["asGuest"];
        /** @description With `true`, what means something in HTML is written as entities in every text, for pages that show it as it is. */
        htmlEncode?: components["parameters"]["htmlEncode"];
      };
      header?: {
        /** @description Chosen by the client, up to 64 characters. For a day a repeat of the same request gets the first answer and changes nothing; another request under the same key is 422. */
        "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
      };
      path: {
        /** @description The version of the API; any of the form `vNN.0` is served alike. */
        version: components["parameters"]["version"];
        /** @description The webstore, as the site info says it. */
        webstoreId: components["parameters"]["webstoreId"];
        /** @description An account by its id: the user’s own or one it manages. */
        accountId: string;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": components["schemas"]["CreateAddressBody"];
      };
    };
    responses: {
      /** @description Done. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Address"];
        };
      };
      /** @description Done. */
      201: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Address"];
        };
      };
      400: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": (components["schemas"]["Refusal"] & {
            /** @enum {unknown} */
            errorCode?: "INVALID_API_INPUT" | "INVALID_ID_FIELD" | "JSON_PARSER_ERROR" | "LIMIT_EXCEEDED";
          })[];
        };
      };
      401: components["responses"]["InvalidSessionId401"];
      403: components["responses"]["InsufficientAccess403"];
      404: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": (components["schemas"]["Refusal"] & {
            /** @enum {unknown} */
            errorCode?: "NOT_FOUND" | "EFFECTIVE_ACCOUNT_NOT_FOUND" | "WEBSTORE_NOT_FOUND" | "ITEM_NOT_FOUND";
          })[];
        };
      };
      413: components["responses"]["MaxLimitExceeded413"];
      415: components["responses"]["InvalidApiInput415"];
      /**
       * @description What is wrong, in `errors`.
       *
       *   `INVALID_API_INPUT`: a value is missing, or is not acceptable.
       */
      422: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["AddressFaults"] | (components["schemas"]["Refusal"] & {
            /** @enum {unknown} */
            errorCode?: "INVALID_API_INPUT";
          })[];
        };
      };
      500: components["responses"]["UnknownException500"];
      503: components["responses"]["ServerUnavailable503"];
    };
  };
  deleteAddress: {
    parameters: {
      query?: {
        /** @description The language of what a shopper may be shown, such as `en-US`; the site’s own without it. */
        language?: components["parameters"]["language"];
        /** @description Taken, and without effect: an answer is always the caller’s own. */
        asGuest?: components["parameters"]["asGuest"];
        /** @description With `true`, what means something in HTML is written as entities in every text, for pages that show it as it is. */
        htmlEncode?: components["parameters"]["htmlEncode"];
      };
      header?: {
        /** @description Chosen by the client, up to 64 characters. For a day a repeat of the same request gets the first answer and changes nothing; another request under the same key is 422. */
        "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
      };
      path: {
        /** @description The version of the API; any of the form `vNN.0` is served alike. */
        version: components["parameters"]["version"];
        /** @description The webstore, as the site info says it. */
        webstoreId: components["parameters"]["webstoreId"];
        /** @description An account by its id: the user’s own or one it manages. */
        accountId: string;
        /** @description An address of the account. */
        addressId: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Deleted. */
      204: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
      400: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": (components["schemas"]["Refusal"] & {
            /** @enum {unknown} */
            errorCode?: "INVALID_API_INPUT" | "INVALID_ID_FIELD" | "JSON_PARSER_ERROR";
          })[];
        };
      };
      401: components["responses"]["InvalidSessionId401"];
      403: components["responses"]["InsufficientAccess403"];
      404: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": (components["schemas"]["Refusal"] & {
            /** @enum {unknown} */
            errorCode?: "NOT_FOUND" | "EFFECTIVE_ACCOUNT_NOT_FOUND" | "WEBSTORE_NOT_FOUND" | "ITEM_NOT_FOUND";
          })[];
        };
      };
      413: components["responses"]["MaxLimitExceeded413"];
      415: components["responses"]["InvalidApiInput415"];
      422: components["responses"]["InvalidApiInput422"];
      500: components["responses"]["UnknownException500"];
      503: components["responses"]["ServerUnavailable503"];
    };
  };
  changeAddress: {
    parameters: {
      query?: {
        /** @description The language of what a shopper may be shown, such as `en-US`; the site’s own without it. */
        language?: components["parameters"]["language"];
        /** @description Taken, and without effect: an answer is always the caller’s own. */
        asGuest?: components["parameters"]["asGuest"];
        /** @description With `true`, what means something in HTML is written as entities in every text, for pages that show it as it is. */
        htmlEncode?: components["parameters"]["htmlEncode"];
      };
      header?: {
        /** @description Chosen by the client, up to 64 characters. For a day a repeat of the same request gets the first answer and changes nothing; another request under the same key is 422. */
        "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
      };
      path: {
        /** @description The version of the API; any of the form `vNN.0` is served alike. */
        version: components["parameters"]["version"];
        /** @description The webstore, as the site info says it. */
        webstoreId: components["parameters"]["webstoreId"];
        /** @description An account by its id: the user’s own or one it manages. */
        accountId: string;
        /** @description An address of the account. */
        addressId: string;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": components["schemas"]["ChangeAddressBody"];
      };
    };
    responses: {
      /** @description Done. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Address"];
        };
      };
      /** @description Done. */
      201: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Address"];
        };
      };
      400: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": (components["schemas"]["Refusal"] & {
            /** @enum {unknown} */
            errorCode?: "INVALID_API_INPUT" | "INVALID_ID_FIELD" | "JSON_PARSER_ERROR";
          })[];
        };
      };
      401: components["responses"]["InvalidSessionId401"];
      403: components["responses"]["InsufficientAccess403"];
      404: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": (components["schemas"]["Refusal"] & {
            /** @enum {unknown} */
            errorCode?: "NOT_FOUND" | "EFFECTIVE_ACCOUNT_NOT_FOUND" | "WEBSTORE_NOT_FOUND" | "ITEM_NOT_FOUND";
          })[];
        };
      };
      413: components["responses"]["MaxLimitExceeded413"];
      415: components["responses"]["InvalidApiInput415"];
      /**
       * @description What is wrong, in `errors`.
       *
       *   `INVALID_API_INPUT`: a value is missing, or is not acceptable.
       */
      422: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["AddressFaults"] | (components["schemas"]["Refusal"] & {
            /** @enum {unknown} */
            errorCode?: "INVALID_API_INPUT";
          })[];
        };
      };
      500: components["responses"]["UnknownException500"];
      503: components["responses"]["ServerUnavailable503"];
    };
  };
}
