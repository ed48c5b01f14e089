import type { UnknownAction } from '@reduxjs/toolkit';
import type { Checkout } from '../../../../src/contract/checkout/checkout';
import type { Address } from '../../../../src/contract/addresses/address';
import { EXPRESS_ADDRESS } from '../../../../src/contract/pages/expressCheckout';
import { DEFAULT_SITE } from '../../../../src/contract/site/defaultSite';
import { fieldCommitted } from '../../../../src/storefront/forms/drafts';
import { checkoutEvents } from '../../../../src/storefront/features/checkout';
import { currentStep, selectCheckout } from '../../../../src/storefront/features/checkout/checkoutSelectors';
import type { CheckoutStep } from '../../../../src/storefront/features/checkout/checkoutState';
import { contactForm } from '../../../../src/storefront/features/checkout/forms';
import { siteApi } from '../../../../src/storefront/features/site';
import {
  locationChanged,
  locationOf,
  navigationRequested,
  selectLocation,
  selectNavigationType,
  type HistoryAction,
} from '../../../../src/storefront/kernel/location';
import { checkoutError, checkoutOf } from '../../../support/storefront/scripted/checkoutExamples';
import { ready } from '../../../support/storefront/scripted/flowCalls';
import {
  addressId,
  begun,
  customerSession,
  ended,
  flowShop,
  type Except,
  type FlowShop,
} from '../../../support/storefront/scripted/flowShop';
import type { Reply } from '../../../support/storefront/scripted/scriptedShop';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

const { deliveryGroups } = checkoutOf();
const [group] = deliveryGroups.items;
if (!group?.selectedDeliveryMethod) throw new Error('The example has no delivery.');
const method = group.selectedDeliveryMethod;
const groupWith = (changes: Partial<typeof group>) => ({ ...group, availableDeliveryMethods: [method], ...changes });
const delivered = (changes: Partial<typeof group>, others: Partial<Checkout> = {}): Reply =>
  ready({ deliveryGroups: { count: 1, items: [groupWith(changes)] }, ...others });

const nothing = delivered({ deliveryAddress: null, selectedDeliveryMethod: null }, { contactInfo: null });
const withContact = delivered({ deliveryAddress: null, selectedDeliveryMethod: null });
const withAddress = delivered({ selectedDeliveryMethod: null });
const complete = delivered({});

/** The checkout begins empty, and each change adds one part to it: contact, address, delivery method. */
const growing: Except = (call, nth) => {
  if (call === 'GET active') return nothing;
  return call === 'PATCH checkout' ? [withContact, withAddress, complete][nth - 1] : undefined;
};
const preferences = { deliveryMethodId: method.id, desiredDeliveryDate: null, shippingInstructions: null };
const bookOf = (address: Partial<Address>): Reply => ({
  status: 200,
  body: {
    count: 1,
    items: [
      {
        addressId,
        addressType: 'Shipping',
        name: 'Nora Delaunay',
        firstName: 'Nora',
        middleName: null,
        lastName: 'Delaunay',
        companyName: 'Fournil du Rhône',
        street: '12 rue du Four',
        city: 'Lyon',
        region: null,
        postalCode: '69002',
        country: 'FR',
        phoneNumber: null,
        isDefault: true,
        fields: {},
        ...address,
      } satisfies Address,
    ],
  },
});
const profile = { firstName: 'Nora', lastName: 'Delaunay', userName: 'nora', email: 'nora@example.org' };
const customer = { ...customerSession, profile };

interface Situation {
  readonly except?: Except;
  readonly book?: Reply;
  readonly session?: object | undefined;
  readonly showExpressCheckout?: boolean;
  readonly latencyMs?: number;
  /** A step that the customer had opened before. */
  readonly opened?: CheckoutStep;
  readonly navigationType?: HistoryAction;
}

/** A customer at the address of the express checkout, in a shop whose site has it switched on. */
async function arrived(situation: Situation = {}): Promise<FlowShop> {
  const { except = growing, book = bookOf({}), showExpressCheckout = true, latencyMs = 0 } = situation;
  const { opened, navigationType = 'PUSH' } = situation;
  const session = 'session' in situation ? situation.session : customer;
  const shop = await flowShop({
    ...(session && { session }),
    latencyMs,
    except: (call, nth) => except(call, nth) ?? (call === 'GET addresses' ? book : undefined),
  });
  const value = { ...DEFAULT_SITE, header: { ...DEFAULT_SITE.header, showExpressCheckout } };
  const entry = { endpointName: 'siteConfiguration' as const, arg: undefined, value };
  shop.store.dispatch(siteApi.util.upsertQueryEntries([entry]));
  if (opened) shop.store.dispatch(checkoutEvents.stepOpened({ step: opened }));
  shop.store.dispatch(locationChanged(locationOf(EXPRESS_ADDRESS, 'default'), navigationType));
  shop.startCheckout();
  await jest.advanceTimersByTimeAsync(latencyMs === 0 ? 0 : 1);
  return shop;
}
const submissions = (shop: FlowShop) => begun(shop).filter((type) => type !== 'checkout/openRequested');
function stepOf({ store, checkout }: FlowShop) {
  const read = selectCheckout(store.getState());
  return read && currentStep(read, checkout());
}
function addressOf({ store }: FlowShop) {
  const { pathname, search } = selectLocation(store.getState());
  return pathname + search;
}

describe('the express checkout', () => {
  it('submits the profile, the default address and the preferences as preselected, and stops at the payment [MIN-08]', async () => {
    const shop = await arrived();
    expect(submissions(shop)).toEqual([
      'checkout/contactSubmitted',
      'checkout/addressSubmitted',
      'checkout/deliverySubmitted',
    ]);
    expect(ended(shop)).toEqual(['checkout/opened', 'checkout/changed', 'checkout/changed', 'checkout/changed']);
    const { firstName, lastName, email } = profile;
    expect(shop.sent.flatMap(({ call, body }) => (call === 'PATCH checkout' ? [body] : []))).toEqual([
      { contactInfo: { firstName, lastName, email, phoneNumber: null } },
      { deliveryAddress: { id: addressId } },
      { deliveryMethodId: method.id },
    ]);
    expect(stepOf(shop)).toBe('payment');
  });

  it('submits nothing that the checkout already has [MIN-08]', async () => {
    const shop = await arrived({ except: (call) => (call === 'GET active' ? complete : undefined) });
    expect(submissions(shop)).toEqual([]);
    expect([stepOf(shop), addressOf(shop)]).toEqual(['payment', '/checkout']);
  });

  it('happens once: its address becomes that of the checkout, which is opened as by anybody [MIN-08]', async () => {
    const shop = await arrived({ except: (call) => (call === 'GET active' ? nothing : undefined), book: bookOf({}) });
    expect(addressOf(shop)).toBe('/checkout');
    expect(selectNavigationType(shop.store.getState())).toBe('REPLACE');
    const before = shop.actions.length;
    shop.goTo('/checkout');
    await jest.advanceTimersByTimeAsync(60_000);
    expect(shop.actions.slice(before).filter(({ type }) => type.endsWith('Submitted'))).toEqual([]);
  });

  it.each<[string, Situation, 'nothing' | 'contact', CheckoutStep]>([
    [
      'a contact that the profile lacks',
      { session: { ...customer, profile: { ...profile, email: '' } } },
      'nothing',
      'contact',
    ],
    ['an address where none is saved', { book: { status: 200, body: { count: 0, items: [] } } }, 'contact', 'delivery'],
    ['an address where none is the default', { book: bookOf({ isDefault: false }) }, 'contact', 'delivery'],
    ['an address whose book cannot be read', { book: { status: 400, body: [] } }, 'contact', 'delivery'],
    [
      'several deliveries',
      {
        except: (call) =>
          call === 'GET active'
            ? ready({
                deliveryGroups: {
                  count: 2,
                  items: [groupWith({}), groupWith({ id: 'second', isDefault: false, deliveryAddress: null })],
                },
              })
            : undefined,
      },
      'nothing',
      'delivery',
    ],
    [
      'a method where none is offered',
      {
        except: (call) =>
          call === 'GET active'
            ? ready({ deliveryGroups: { count: 1, items: [{ ...group, selectedDeliveryMethod: null }] } })
            : undefined,
      },
      'nothing',
      'delivery',
    ],
  ])('leaves to the customer %s [MIN-08]', async (_what, situation, submitted, step) => {
    const shop = await arrived(situation);
    await jest.advanceTimersByTimeAsync(60_000);
    expect(submissions(shop)).toEqual(submitted === 'contact' ? ['checkout/contactSubmitted'] : []);
    expect(stepOf(shop)).toBe(step);
    expect(shop.checkout().inFlight).toEqual([]);
  });

  it('stops at a refusal, which its step shows [MIN-08]', async () => {
    const errors = [checkoutError('/commerce/errors/shipping')];
    const shop = await arrived({
      except: (call, nth) => {
        if (call === 'GET checkout') return withContact;
        if (call !== 'PATCH checkout' || nth !== 2) return growing(call, nth);
        return { status: 422, body: { ...checkoutOf(), errors } };
      },
    });
    expect(submissions(shop)).toEqual(['checkout/contactSubmitted', 'checkout/addressSubmitted']);
    expect(shop.checkout().problems.delivery).toBeDefined();
    expect(stepOf(shop)).toBe('delivery');
  });

  it.each<[string, UnknownAction]>([
    ['opens a step', checkoutEvents.stepOpened({ step: 'contact' })],
    ['selects another address', checkoutEvents.addressChosen({ choosing: 'new' })],
    ['types into a form', fieldCommitted({ form: contactForm, field: 'firstName', value: '‹p1›' })],
    ['goes elsewhere', navigationRequested('/cart')],
    ['sends a step', checkoutEvents.deliverySubmitted(preferences)],
  ])('does not overtake a customer who %s meanwhile [MIN-08]', async (_what, action) => {
    const shop = await arrived({ latencyMs: 1000 });
    await jest.advanceTimersByTimeAsync(2500);
    expect(submissions(shop)).toEqual(['checkout/contactSubmitted']);
    shop.store.dispatch(action);
    await jest.advanceTimersByTimeAsync(60_000);
    const own = submissions(shop).filter((type) => type !== action.type);
    expect(own).toEqual(['checkout/contactSubmitted']);
    expect(submissions(shop).length).toBeLessThanOrEqual(2);
  });

  it('submits each step once, although another anchor of the page is chosen before the checkout is open [MIN-08]', async () => {
    const shop = await arrived({ latencyMs: 1000 });
    shop.store.dispatch(locationChanged({ ...locationOf(EXPRESS_ADDRESS, 'other'), hash: '#main' }, 'REPLACE'));
    await jest.advanceTimersByTimeAsync(60_000);
    expect(submissions(shop)).toEqual([
      'checkout/contactSubmitted',
      'checkout/addressSubmitted',
      'checkout/deliverySubmitted',
    ]);
    expect(addressOf(shop)).toBe('/checkout');
  });

  it('goes on from a step that was opened on an earlier visit, but not from one that was opened on this page [MIN-08]', async () => {
    const except: Except = (call) => (call === 'GET active' || call === 'PATCH checkout' ? complete : undefined);
    const before = await arrived({ except, opened: 'contact' });
    expect([submissions(before), stepOf(before)]).toEqual([['checkout/contactSubmitted'], 'payment']);
    const meanwhile = await arrived({ except, opened: 'contact', navigationType: 'POP' });
    expect([submissions(meanwhile), stepOf(meanwhile)]).toEqual([[], 'contact']);
  });

  it('does not send for the customer what they have begun to type [MIN-08]', async () => {
    const shop = await arrived({ latencyMs: 1000 });
    shop.store.dispatch(navigationRequested('/cart'));
    shop.store.dispatch(fieldCommitted({ form: contactForm, field: 'firstName', value: '‹p1›' }));
    shop.goTo(EXPRESS_ADDRESS);
    await jest.advanceTimersByTimeAsync(60_000);
    expect(submissions(shop)).toEqual([]);
    expect(stepOf(shop)).toBe('contact');
  });

  it.each<[string, Situation]>([
    ['a guest', { session: undefined }],
    ['a site that does not want it', { showExpressCheckout: false }],
  ])('is an ordinary checkout for %s [MIN-08]', async (_who, situation) => {
    const shop = await arrived(situation);
    await jest.advanceTimersByTimeAsync(60_000);
    expect(submissions(shop)).toEqual([]);
    expect([stepOf(shop), addressOf(shop)]).toEqual(['contact', EXPRESS_ADDRESS]);
  });
});
