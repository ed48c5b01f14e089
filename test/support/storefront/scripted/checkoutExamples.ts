import type { Checkout } from '../../../../src/contract/checkout/checkout';
import { recordId } from '../../../../src/contract/ids';
import { cartItemsOf, cartLine } from './wireExamples';

export const checkoutId = recordId('checkout', 1);

/** A checkout of ten cartons of butter, ready to be paid. */
export const checkoutOf = (changes: Partial<Checkout> = {}): Checkout => ({
  checkoutId,
  cartSummary: { ...cartItemsOf([cartLine()]).cartSummary, grandTotalAmount: '72.80' },
  contactInfo: { firstName: 'Nora', lastName: 'Delaunay', email: 'nora@example.org', phoneNumber: null },
  deliveryGroups: {
    count: 1,
    items: [
      {
        id: recordId('deliveryGroup', 1),
        deliveryGroupId: recordId('deliveryGroup', 1),
        cartId: recordId('cart', 1),
        name: 'Livraison',
        isDefault: true,
        isGift: false,
        giftMessage: null,
        giftToName: null,
        deliveryAddress: {
          id: null,
          name: 'Nora Delaunay',
          firstName: 'Nora',
          lastName: 'Delaunay',
          companyName: null,
          street: '12 rue du Four',
          city: 'Lyon',
          region: null,
          postalCode: '69002',
          country: 'FR',
          phoneNumber: null,
        },
        desiredDeliveryDate: null,
        shippingInstructions: null,
        availableDeliveryMethods: [],
        selectedDeliveryMethod: {
          id: recordId('deliveryMethod', 1),
          name: 'Standard',
          description: null,
          carrier: null,
          classOfService: null,
          shippingFee: '0.00',
          currencyIsoCode: 'EUR',
        },
        deliveryDays: ['2026-11-26', '2026-11-27'],
        totalCartItemCount: 1,
        totalProductAmount: '69.00',
        isAllDigitalCartItems: false,
        errors: [],
      },
    ],
  },
  taxes: [{ ratePercentage: '5.50', netAmount: '69.00', taxAmount: '3.80' }],
  payment: null,
  errors: [],
  orderReferenceNumber: null,
  statusCode: '200',
  customFields: [],
  ...changes,
});

export const checkoutError = (type: string, detail = 'Refusé.') => ({
  type,
  title: 'Erreur',
  detail,
  instance: '',
  invalidParameters: [],
});
