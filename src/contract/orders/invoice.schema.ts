import { Type } from 'typebox';
import { productContentSchema } from '../catalog/productContent.schema';
import { taxLineSchema } from '../checkout/checkout.schema';
import {
  bool,
  count,
  nullable,
  openText,
  openTextOrNull,
  personalText,
  personalTextOrNull,
  query,
  wireMoney,
} from '../wire.schema';

export const invoiceQuery = query({});

const personalAddress = {
  companyName: personalTextOrNull,
  name: personalText,
  street: personalText,
  postalCode: personalText,
  city: personalText,
  country: openText,
};

/** The seller: set for the webstore, and copied to each invoice. */
export const sellerSchema = Type.Object({
  name: openText,
  legalForm: openText,
  street: openText,
  postalCode: openText,
  city: openText,
  country: openText,
  siret: openText,
  registration: openText,
  vatNumber: openText,
  note: openTextOrNull,
});

export const invoiceSchema = Type.Object({
  invoiceNumber: openText,
  issuedDate: openText,
  orderSummaryId: openText,
  orderNumber: openText,
  orderedDate: openText,
  currencyIsoCode: openText,
  seller: sellerSchema,
  buyer: Type.Object({ ...personalAddress, siret: personalTextOrNull }),
  deliveries: Type.Array(Type.Object({ deliveryDate: openText, address: Type.Object(personalAddress) })),
  lines: Type.Array(
    Type.Object({
      name: openText,
      sku: openTextOrNull,
      packaging: openTextOrNull,
      quantity: openText,
      unitPrice: wireMoney,
      adjustmentAmount: wireMoney,
      totalPrice: wireMoney,
      ratePercentage: openText,
      /**
       * The time between two deliveries, in `pricingTermUnit`; missing if the product is sold once, and on invoices of
       * earlier releases.
       */
      pricingTerm: Type.Optional(count),
      pricingTermUnit: Type.Optional(openText),
      subscriptionTerm: Type.Optional(nullable(count)),
      /** The contents of a bundle; missing for everything else, and on invoices of earlier releases. */
      contents: Type.Optional(Type.Array(productContentSchema)),
    }),
  ),
  promotions: Type.Array(Type.Object({ displayName: openText, adjustmentAmount: wireMoney })),
  totalProductAmount: wireMoney,
  totalNetAmount: wireMoney,
  taxes: Type.Array(taxLineSchema),
  totalTaxAmount: wireMoney,
  grandTotalAmount: wireMoney,
  payment: Type.Object({
    methodLabel: personalText,
    isAuthorised: bool,
    dueDate: openText,
    purchaseOrderNumber: personalTextOrNull,
  }),
  terms: Type.Object({
    operation: openText,
    latePenalty: openText,
    recoveryAmount: wireMoney,
    earlyPayment: openText,
  }),
});
