// Written by `npm run shapes`: what may be kept of each answer with personal data (shapeOf.schema.ts).
export const ANSWER_SHAPES = {
  account: `id isMyAccount fields(Name(type text label) Siret__c(type text label) Type(type text label)
B2B_Customer_Type__c(type text label) IsBuyer(type text label) Phone(type text! label) Email(type text! label)
BillingStreet(type text! label) BillingPostalCode(type text! label) BillingCity(type text! label)
BillingState(type text label) BillingCountry(type text label) ShippingStreet(type text! label)
ShippingPostalCode(type text! label) ShippingCity(type text! label) ShippingState(type text label)
ShippingCountry(type text label))`,
  addedItems: `hasErrors asyncOperationStatus results(statusCode result(errorCode message! cartItemId cartId
cartDeliveryGroupId productId name type subType quantity currencyIsoCode listPrice salesPrice unitAdjustedPrice
unitAdjustedPriceWithItemAdj unitAdjustmentAmount unitItemAdjustmentAmount itemizedAdjustmentAmount
totalListPrice totalPrice totalAmount totalAdjustmentAmount totalTax firstPymtTotalListPrice
firstPymtTotalPrice firstPymtTotalTax firstPymtTotalAmount productSellingModelId sellingModelType
subscriptionTerm parentCartItemId childProductCount productClass promotionDisplayName promotionNames
isShippingChargeNotApplicable messagesSummary(hasErrors errorCount totalLineItemsWithErrors relatedEntityId
limitedMessages(type message! relatedEntityId)) customFields- productDetails=))`,
  address: `addressId addressType name! firstName! middleName! lastName! companyName! street! city! region postalCode!
country phoneNumber! isDefault fields(*!) errors(type title! detail! instance invalidParameters!)`,
  addresses: `count items(addressId addressType name! firstName! middleName! lastName! companyName! street! city! region
postalCode! country phoneNumber! isDefault fields(*!)) currentPageToken currentPageUrl nextPageToken
nextPageUrl previousPageToken previousPageUrl sortOrder`,
  cartCoupons: `cartId ownerId cartStatus cartCoupons(coupons(cartCouponId couponCode))`,
  cartItem: `cartItemId cartId cartDeliveryGroupId productId name type subType quantity currencyIsoCode listPrice salesPrice
unitAdjustedPrice unitAdjustedPriceWithItemAdj unitAdjustmentAmount unitItemAdjustmentAmount
itemizedAdjustmentAmount totalListPrice totalPrice totalAmount totalAdjustmentAmount totalTax
firstPymtTotalListPrice firstPymtTotalPrice firstPymtTotalTax firstPymtTotalAmount productSellingModelId
sellingModelType subscriptionTerm parentCartItemId childProductCount productClass promotionDisplayName
promotionNames isShippingChargeNotApplicable messagesSummary(hasErrors errorCount totalLineItemsWithErrors
relatedEntityId limitedMessages(type message! relatedEntityId)) customFields- productDetails=`,
  cartItems: `cartSummary@cartSummary cartItems(cartItem@cartItem status message!)
cartPromotions(promotions(promotions(promotionId displayName termsAndConditions adjustmentAmount couponCode
targetType currencyIsoCode))) cartCoupons(cartId ownerId cartStatus cartCoupons(coupons(cartCouponId couponCode
termsAndConditions isApplied reason missingAmount missingQuantity))) approachingDiscounts(promotionId
displayName targetType percentage amount missingAmount missingQuantity) hasErrors currentPage totalItemCount
totalNumberOfPages currentPageToken currentPageUrl nextPageToken nextPageUrl previousPageToken previousPageUrl`,
  cartSummary: `cartId webstoreId ownerId accountId name! type status currencyIsoCode taxType isSecondary asyncOperationStatus
totalProductCount uniqueProductCount totalProductLineItemCount grandTotalAmount totalListPrice
totalProductAmount totalProductAmountAfterAdjustments totalProductListAmount totalPromotionalAdjustmentAmount
totalCartLevelAdjustmentAmount totalAmountWithItemAdjustment totalChargeAmount totalTaxAmount
purchaseOrderNumber! hasGift orderOwnerId customFields- messagesSummary(hasErrors errorCount
totalLineItemsWithErrors relatedEntityId limitedMessages(type message! relatedEntityId)) inventoryReservation=`,
  checkout: `checkoutId cartSummary@cartSummary contactInfo(firstName! lastName! email! phoneNumber!)
deliveryGroups@deliveryGroups taxes(ratePercentage netAmount taxAmount) payment(requestType methodLabel!
amount) errors(type title! detail! instance invalidParameters!) orderReferenceNumber statusCode customFields-`,
  checkoutCoupons: `cartCouponIds errors(type title! detail! instance invalidParameters!)`,
  contentDraft: `contentKey revision changedAt changedBy! liveVersion livePath isChanged document=`,
  contentDrafts: `contents(contentKey revision changedAt changedBy! liveVersion livePath isChanged kind path title)`,
  contentState: `contentKey revision changedAt changedBy! liveVersion livePath isChanged errors(errorCode message!)
stored@contentDraft`,
  contentVersion: `version publishedAt publishedBy! isLive document=`,
  contentVersions: `versions(version publishedAt publishedBy! isLive)`,
  deliveryGroup: `id deliveryGroupId cartId name~ isDefault isGift giftMessage! giftToName! deliveryAddress(id name! firstName!
lastName! companyName! street! city! region postalCode! country phoneNumber!) desiredDeliveryDate
shippingInstructions! availableDeliveryMethods(id name description carrier classOfService shippingFee
totalAdjustmentAmount adjustedShippingFee currencyIsoCode) selectedDeliveryMethod(id name description carrier
classOfService shippingFee totalAdjustmentAmount adjustedShippingFee currencyIsoCode) deliveryDays
cartItems(cartItems(cartItem@cartItem status message!) hasErrors totalItemCount) totalCartItemCount
totalProductAmount isAllDigitalCartItems errors(type title! detail! instance invalidParameters!)`,
  deliveryGroups: `count items@deliveryGroup`,
  invoice: `invoiceNumber issuedDate orderSummaryId orderNumber orderedDate currencyIsoCode seller(name legalForm street
postalCode city country siret registration vatNumber note) buyer(companyName! name! street! postalCode! city!
country siret!) deliveries(deliveryDate address(companyName! name! street! postalCode! city! country))
lines(name sku packaging quantity unitPrice adjustmentAmount totalPrice ratePercentage pricingTerm
pricingTermUnit subscriptionTerm contents=) promotions(displayName adjustmentAmount) totalProductAmount
totalNetAmount taxes(ratePercentage netAmount taxAmount) totalTaxAmount grandTotalAmount payment(methodLabel!
isAuthorised dueDate purchaseOrderNumber!) terms(operation latePenalty recoveryAmount earlyPayment)`,
  login: `userId token?`,
  managedAccounts: `externalManagedAccounts(accountId accountName externalManagedAccountId isMyAccount address(street! city! state
country zip!))`,
  orderActions: `actions(action success orderReferenceNumber errors(type title! detail! instance invalidParameters!))
errors(type title! detail! instance invalidParameters!)`,
  orderItems: `count items(orderItemSummaryId product(productId name sku packaging canViewProduct fields(*(dataName label
text! type))) quantity unitPrice totalPrice totalAdjustmentAmount promotionDisplayName totalTaxAmount
ratePercentage productSellingModelId sellingModelType subscriptionTerm pricingTerm pricingTermUnit contents=
fields(*(dataName label text! type))) currentPageToken currentPageUrl nextPageToken nextPageUrl
previousPageToken previousPageUrl`,
  orderSummaries: `count orderSummaries(orderSummaryId orderNumber orderedDate createdDate ownerId status currencyIsoCode
totalAmount totalProductCount uniqueProductCount fields(*(dataName label text! type)) deliveryDates
firstProductNames) currentPageToken currentPageUrl nextPageToken nextPageUrl previousPageToken previousPageUrl`,
  orderSummary: `orderSummaryId orderNumber orderedDate createdDate ownerId status currencyIsoCode totalAmount totalProductCount
uniqueProductCount fields(*(dataName label text! type)) totalProductAmount totalAdjustmentAmount
promotions(displayName couponCode targetType adjustmentAmount) totalDeliveryAmount totalNetAmount
totalTaxAmount grandTotalAmount taxes(ratePercentage netAmount taxAmount) contactInfo(firstName! lastName!
email! phoneNumber!) deliveryAddress(id name! firstName! lastName! companyName! street! city! region
postalCode! country phoneNumber!) billingAddress(name! companyName! street! city! region postalCode! country)
deliveryMethodName deliveryDate shippingInstructions! deliveries(name~ deliveryAddress(id name! firstName!
lastName! companyName! street! city! region postalCode! country phoneNumber!) deliveryMethodName deliveryDate
shippingInstructions! totalDeliveryAmount isGift giftMessage! giftToName! items(orderItemSummaryId name
quantity)) payment(requestType methodLabel! mandateReference!) purchaseOrderNumber!`,
  payment: `salesforceResultCode errors(type title! detail! instance invalidParameters!) paymentData(transactionId
methodLabel! mandateReference! redirectUrl registrationAccountId amount currencyIsoCode)`,
  placedOrder: `orderReferenceNumber errors(type title! detail! instance invalidParameters!)`,
  preservedCart: `cartId currencyIsoCode numberOfProducts numberOfProductsWithSuccess numberOfProductsWithError
succeededCartItems(productId quantity cartItemId) failedCartItems(productId quantity errorCode message!)
asyncOperationStatus`,
  recording: `session startedAt endedAt accountId accountName code summary(parts pages actions errors cartChanges deadPresses
orderReferences lastError(code part action)) otherTabs(session startedAt endedAt accountId accountName code
summary(parts pages actions errors cartChanges deadPresses orderReferences lastError(code part action)))
expiresAt key codes(code part action askedAt) parts(part segments actions bytes release startedAt receivedAt
isClosed) calls(part action requestId endpoint status) errors(part action code) orders(part action
orderReference) pages(part action path) notes@recordingNote views(what at by!)`,
  recordingNote: `id part action text! writtenAt writtenBy!`,
  recordings: `recordings(session startedAt endedAt accountId accountName code summary(parts pages actions errors cartChanges
deadPresses orderReferences lastError(code part action)) otherTabs(session startedAt endedAt accountId
accountName code summary(parts pages actions errors cartChanges deadPresses orderReferences lastError(code part
action)))) nextPageToken`,
  reservation: `success reservationIdentifier errorCode errorMessage! inventoryItemReservations(itemReservationSourceId
productId quantity reservedAtLocationId success errorCode errorMessage!)`,
  session: `accountId accountName buyerGroups(name id) guestUser isBuyer profile(firstName! lastName! userName! email!)
userId userName!`,
  siteDraft: `revision changedAt changedBy! liveVersion isChanged document=`,
  siteState: `revision changedAt changedBy! liveVersion isChanged errors(errorCode message!) stored@siteDraft yours=`,
  siteVersion: `version publishedAt publishedBy! isLive document=`,
  siteVersions: `versions(version publishedAt publishedBy! isLive) nextBefore`,
  userRecord: `apiName id eTag weakEtag childRelationships- lastModifiedById lastModifiedDate systemModstamp recordTypeId
fields(Name(displayValue! value!) FirstName(displayValue! value!) LastName(displayValue! value!)
Email(displayValue! value!) Username(displayValue! value!) Phone(displayValue! value!)
MobilePhone(displayValue! value!) Id(displayValue value) Profile(displayValue value(apiName id
fields(Id(displayValue value) Name(displayValue value)))) Contact(displayValue! value(apiName id
fields(Name(displayValue! value!) FirstName(displayValue! value!) LastName(displayValue! value!)
Email(displayValue! value!) Username(displayValue! value!) Phone(displayValue! value!)
MobilePhone(displayValue! value!) Id(displayValue value) Account(displayValue value(apiName id
fields(Id(displayValue value) Name(displayValue value) B2B_Customer_Type__c(displayValue value))))))))`,
  usualProducts: `count usualProducts(productId quantity orderCount)`,
} as const;
export type AnswerName = keyof typeof ANSWER_SHAPES;
