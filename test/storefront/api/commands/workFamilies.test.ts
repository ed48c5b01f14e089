import type { Action, UnknownAction } from '@reduxjs/toolkit';
import type { ContactMessageBody } from '../../../../src/contract/contact/contactMessage';
import type { RegistrationBody } from '../../../../src/contract/authentication/registration';
import {
  authenticationEvents,
  formsSaga,
  authenticationReducer,
} from '../../../../src/storefront/features/authentication';
import { addressBookEvents, addressBookReducer, addressBookSaga } from '../../../../src/storefront/features/addresses';
import { keptAddressesEvents, keptAddressesReducer } from '../../../../src/storefront/features/checkout';
import { keepAddresses } from '../../../../src/storefront/features/checkout/keptAddresses/keepAddresses';
import { contactReducer } from '../../../../src/storefront/features/contact';
import { contactSaga } from '../../../../src/storefront/features/contact/contactSaga';
import { messageRequested } from '../../../../src/storefront/features/contact/contactSlice';
import { standingEvents, standingReducer } from '../../../../src/storefront/features/standingDeliveries/page';
import { standingSaga } from '../../../../src/storefront/features/standingDeliveries/standingSaga';
import { call, type SagaGenerator } from '../../../../src/storefront/kernel/effects';
import { joinSlices, type LateSlices } from '../../../../src/storefront/kernel/lateSlices';
import { loadAllLazy } from '../../../../src/storefront/kernel/lazy';
import { accountChosen, loggedIn, sessionEnded } from '../../../../src/storefront/kernel/session';
import type { RootState } from '../../../../src/storefront/kernel/state';
import { refusal, scriptedShop, settle, type Answering } from '../../../support/storefront/scripted/scriptedShop';

beforeAll(loadAllLazy);
beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

interface Owner {
  readonly slices: LateSlices;
  readonly saga: () => SagaGenerator;
  /** An action that requests a command; a new one at each call, as at each press of a button. */
  readonly press: () => Action & { readonly payload: { readonly commandId: string } };
  readonly reply: object;
  readonly success: string;
  readonly failure: string;
}

const message: ContactMessageBody = {
  subject: 'claim',
  name: 'Ana Roux',
  company: '',
  email: 'ana@roux.example',
  phone: '',
  orderNumber: '',
  message: 'Un colis de beurre manque.',
  website: '',
};
const registration: RegistrationBody = {
  companyName: 'Fournil des Quatre Vents',
  siret: '80214736300013',
  trade: 'Boulangerie/Pâtisserie',
  firstName: 'Ana',
  lastName: 'Roux',
  email: 'ana@roux.example',
  phone: '0612345678',
  message: '',
};
const address = {
  firstName: 'Ana',
  lastName: 'Roux',
  companyName: 'Fournil',
  street: '12 rue du Four',
  postalCode: '69002',
  city: 'Lyon',
  country: 'FR',
  phoneNumber: '0472000000',
};

const book: Owner = {
  slices: { addressBook: addressBookReducer },
  saga: addressBookSaga,
  press: () => addressBookEvents.changeRequested({ kind: 'makeDefault', addressId: '8lW1' }),
  reply: { addressId: '8lW1' },
  success: 'addressBook/changed',
  failure: 'addressBook/changeFailed',
};
const keptAddress: Owner = {
  slices: { keptAddresses: keptAddressesReducer },
  saga: keepAddresses,
  press: () => keptAddressesEvents.requested(address),
  reply: { addressId: '8lW1' },
  success: 'keptAddresses/kept',
  failure: 'keptAddresses/failed',
};
const standing: Owner = {
  slices: { standing: standingReducer },
  saga: standingSaga,
  press: () => standingEvents.changeRequested({ standingDeliveryId: '02i1', status: 'Paused' }),
  reply: { standingDeliveryId: '02i1' },
  success: 'standing/changed',
  failure: 'standing/changeFailed',
};
const contact: Owner = {
  slices: { contact: contactReducer },
  saga: contactSaga,
  press: () => messageRequested(message),
  reply: { reference: 'DC-7KXM-4TRW' },
  success: 'contact/messageSent',
  failure: 'contact/messageFailed',
};
const ofForms = { slices: { authentication: authenticationReducer }, saga: formsSaga };
const registering: Owner = {
  ...ofForms,
  press: () => authenticationEvents.registrationRequested(registration),
  reply: { registrationId: '0Qr1' },
  success: 'authentication/registered',
  failure: 'authentication/registrationFailed',
};
const askingForLink: Owner = {
  ...ofForms,
  press: () => authenticationEvents.passwordMailRequested({ email: 'ana@roux.example' }),
  reply: {},
  success: 'authentication/passwordMailSent',
  failure: 'authentication/passwordMailFailed',
};

const owners: readonly (readonly [string, Owner])[] = [
  ['a change of the address book', book],
  ['an address kept at the checkout', keptAddress],
  ['a change of a standing delivery', standing],
  ['a message to the shop', contact],
  ['a registration', registering],
  ['a request for a new password', askingForLink],
];

async function open({ slices, saga }: Pick<Owner, 'slices' | 'saga'>, answering: Answering) {
  const shop = await scriptedShop({ answering });
  shop.run(function* () {
    yield* call(joinSlices, slices);
    yield* call(saga);
  });
  return {
    ...shop,
    dispatch: (action: Action) => shop.store.dispatch(action as UnknownAction),
    keys: () => shop.requests.map(({ key }) => key),
    endings: ({ success, failure }: Owner) =>
      shop.actions.map(({ type }) => type).filter((type) => type === success || type === failure),
    codes: ({ failure }: Owner) =>
      shop.actions.flatMap(({ type, payload }) => (type === failure ? [(payload as { code?: unknown }).code] : [])),
    repeats: () => shop.actions.filter(({ type }) => type === 'commands/attemptFailed').length,
  };
}

const gaps = (requests: readonly { readonly at: number }[]) =>
  requests.slice(1).map(({ at }, index) => at - (requests[index]?.at ?? NaN));

describe('without an answer', () => {
  it.each(owners)(
    '%s is sent three times in all, 4000 ms apart, under one key, and fails once',
    async (_what, owner) => {
      const shop = await open(owner, () => 'noAnswer');
      const request = owner.press();
      shop.dispatch(request);
      await jest.advanceTimersByTimeAsync(3999);
      expect([shop.requests.length, shop.endings(owner)]).toEqual([1, []]);
      await jest.advanceTimersByTimeAsync(60_000);
      expect(gaps(shop.requests)).toEqual([4000, 4000]);
      expect(shop.keys()).toEqual(Array(3).fill(request.payload.commandId));
      expect(shop.requests.map(({ body }) => body)).toEqual(Array(3).fill(shop.requests[0]?.body));
      expect([shop.endings(owner), shop.repeats()]).toEqual([[owner.failure], 2]);
    },
  );

  it.each(owners)(
    '%s that is answered at the second attempt has succeeded, and is reported once',
    async (_what, owner) => {
      const shop = await open(owner, (_sent, nth) => (nth === 1 ? 'noAnswer' : { status: 200, body: owner.reply }));
      shop.dispatch(owner.press());
      await jest.advanceTimersByTimeAsync(60_000);
      expect([shop.requests.length, shop.endings(owner), shop.repeats()]).toEqual([2, [owner.success], 1]);
    },
  );

  it('a new password is sent once: the vault gives its secrets out once', async () => {
    const shop = await open(ofForms, () => 'noAnswer');
    const secret = (text: string) => shop.vault.holdSecret(text);
    shop.dispatch(
      authenticationEvents.passwordChangeRequested({
        token: secret('mailed'),
        password: secret('douze lettres et plus'),
      }),
    );
    await jest.advanceTimersByTimeAsync(60_000);
    expect([shop.requests.length, shop.repeats()]).toEqual([1, 0]);
  });
});

it.each(owners)('%s that is refused is sent once', async (_what, owner) => {
  const shop = await open(owner, () => refusal(409, 'CONFLICT'));
  shop.dispatch(owner.press());
  await jest.advanceTimersByTimeAsync(60_000);
  expect([shop.requests.length, shop.codes(owner)]).toEqual([1, ['CONFLICT']]);
});

it.each(owners.slice(3))('%s that is refused as one too many is not sent again', async (_what, owner) => {
  const shop = await open(owner, () => refusal(429, 'REQUEST_LIMIT_EXCEEDED'));
  shop.dispatch(owner.press());
  await jest.advanceTimersByTimeAsync(60_000);
  expect([shop.requests.length, shop.endings(owner)]).toEqual([1, [owner.failure]]);
});

it.each(owners.filter(([, owner]) => owner !== keptAddress))(
  'a second press while %s is on its way sends nothing, and the next one after its outcome does',
  async (_what, owner) => {
    let isSlow = true;
    const shop = await open(owner, () => (isSlow ? 'noAnswer' : refusal(400)));
    shop.dispatch(owner.press());
    shop.dispatch(owner.press());
    await jest.advanceTimersByTimeAsync(60_000);
    expect([shop.requests.length, shop.endings(owner)]).toEqual([3, [owner.failure]]);
    isSlow = false;
    shop.dispatch(owner.press());
    await jest.advanceTimersByTimeAsync(60_000);
    expect([shop.requests.length, shop.endings(owner)]).toEqual([4, [owner.failure, owner.failure]]);
  },
);

it('addresses that are kept one after the other are sent in order', async () => {
  const shop = await open(keptAddress, (_sent, nth) =>
    nth === 1 ? 'noAnswer' : { status: 201, body: keptAddress.reply },
  );
  const [first, second] = [keptAddress.press(), keptAddress.press()];
  shop.dispatch(first);
  shop.dispatch(second);
  await jest.advanceTimersByTimeAsync(60_000);
  const { commandId } = first.payload;
  expect(shop.keys()).toEqual([commandId, commandId, second.payload.commandId]);
  expect(shop.endings(keptAddress)).toEqual([keptAddress.success, keptAddress.success]);
});

describe('when another user or account comes', () => {
  /** A shop whose command has been sent once, without an answer, before another user or account came. */
  const overtaken = async (owner: Owner, change: Action) => {
    const shop = await open(owner, () => 'noAnswer');
    shop.dispatch(owner.press());
    await settle();
    shop.dispatch(change);
    return shop;
  };
  const others = {
    'the session ends': sessionEnded({ userId: '005' }),
    'somebody logs in': loggedIn({ userId: '005' }),
    'another account is chosen': accountChosen({ id: '001B00000000001AAA', name: 'Deux' }),
  } as const;
  const ends = (owner: Owner, change: keyof typeof others): boolean =>
    owner !== registering && owner !== askingForLink && (owner !== contact || change !== 'another account is chosen');

  const rows = owners.flatMap(([what, owner]) =>
    (Object.keys(others) as (keyof typeof others)[]).map((change) => [what, change, owner] as const),
  );
  it.each(rows.filter(([, change, owner]) => ends(owner, change)))(
    '%s is not sent again for them: %s',
    async (_what, change, owner) => {
      const shop = await overtaken(owner, others[change]);
      await jest.advanceTimersByTimeAsync(60_000);
      expect([shop.requests.length, shop.codes(owner)]).toEqual([1, ['ABORTED']]);
      // A later request is a command of its own, with a key of its own.
      const next = owner.press();
      shop.dispatch(next);
      await settle();
      expect(shop.keys().at(-1)).toBe(next.payload.commandId);
    },
  );

  it.each(rows.filter(([, change, owner]) => !ends(owner, change)))(
    '%s goes on, as it is nobody’s or still theirs: %s',
    async (_what, change, owner) => {
      const shop = await overtaken(owner, others[change]);
      await jest.advanceTimersByTimeAsync(60_000);
      expect([shop.requests.length, shop.endings(owner)]).toEqual([3, [owner.failure]]);
    },
  );

  it.each([
    ['the address book', book, ({ late }: RootState) => late.addressBook?.problem],
    ['standing deliveries', standing, ({ late }: RootState) => late.standing?.failed],
  ] as const)('they are not shown the failure of a change of %s that was given up', async (_what, owner, problemIn) => {
    const shop = await overtaken(owner, sessionEnded({ userId: '005' }));
    await settle();
    expect([shop.endings(owner), problemIn(shop.store.getState())]).toEqual([[owner.failure], null]);
  });

  it('a message that failed before is a new one for them', async () => {
    const shop = await open(contact, () => 'noAnswer');
    shop.dispatch(contact.press());
    await jest.advanceTimersByTimeAsync(60_000);
    shop.dispatch(contact.press());
    await settle();
    expect(new Set(shop.keys()).size).toBe(1);
    await jest.advanceTimersByTimeAsync(60_000);
    shop.dispatch(loggedIn({ userId: '005' }));
    shop.dispatch(contact.press());
    await settle();
    expect(new Set(shop.keys()).size).toBe(2);
  });
});
