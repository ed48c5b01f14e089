import type { SessionContext } from '../../../../src/contract/context/sessionContext';
import { BUYER_PROFILE } from '../../../../src/contract/context/userRecord';
import { recordId } from '../../../../src/contract/ids';
import { contextApi } from '../../../../src/storefront/features/context';
import { readSite, selectHeaderVariantName } from '../../../../src/storefront/features/site';
import { selectIsLoggedIn } from '../../../../src/storefront/features/visitor';
import { accountRestored } from '../../../../src/storefront/kernel/session';
import { openStore } from '../../../support/storefront/openStore';
import { guestSession, siteInfo } from '../../../support/storefront/scripted/wireExamples';

const userId = recordId('user', 1);
const hotel = { id: recordId('account', 2), name: 'Hôtel du Phare' };
const text = (value: string) => ({ displayValue: value, value });
const related = (apiName: string, id: string, fields: object) => ({
  displayValue: null,
  value: { apiName, id, fields },
});
/** A user of a company of the trade "Autres". */
const record = {
  apiName: 'User',
  id: userId,
  fields: {
    Profile: related('Profile', '00e000000000001AAA', { Name: text(BUYER_PROFILE) }),
    Contact: related('Contact', '003000000000001AAA', {
      Account: related('Account', recordId('account', 1), {
        Name: text('Chez Ana'),
        B2B_Customer_Type__c: text('Autres'),
      }),
    }),
  },
};
const account = {
  id: hotel.id,
  isMyAccount: false,
  fields: {
    Name: { type: 'String', text: hotel.name },
    B2B_Customer_Type__c: { type: 'String', text: 'Hôtellerie' },
  },
};

/** Reads what a header needs, for the visitor whom the session context describes. */
async function openWith(session: Partial<SessionContext>, actingFor?: typeof hotel) {
  const calls: string[] = [];
  const answers: readonly (readonly [part: string, body: unknown])[] = [
    ['site-info', siteInfo],
    ['session-context', { ...guestSession, ...session }],
    ['/ui-api/records/', record],
    [hotel.id, account],
  ];
  const { store } = openStore({
    http: ({ url }) => {
      calls.push(decodeURIComponent(url));
      const found = answers.find(([part]) => url.includes(part));
      const body = JSON.stringify(found?.[1] ?? []);
      return Promise.resolve({ status: found ? 200 : 404, statusText: '', header: () => null, text: body });
    },
  });
  await store.dispatch(contextApi.endpoints.siteInfo.initiate());
  await store.dispatch(contextApi.endpoints.sessionContext.initiate());
  if (actingFor) store.dispatch(accountRestored(actingFor));
  await store.runSaga(readSite).toPromise();
  const made = (part: string) => calls.filter((call) => call.includes(part));
  return { state: store.getState(), records: made('/ui-api/records/'), accounts: made(hotel.id) };
}

it('only the session says who is a guest: no record is read for one, whatever id comes along [HDR-09]', async () => {
  const { state, records } = await openWith({ guestUser: true, userId });
  expect(selectIsLoggedIn(state)).toBe(false);
  expect(records).toEqual([]);
  expect(selectHeaderVariantName(state)).toBe('default');
});

it('the record of who is no guest is read with the three optional fields, which decide the header [HDR-09]', async () => {
  const { state, records } = await openWith({ guestUser: false, userId });
  expect(selectIsLoggedIn(state)).toBe(true);
  expect(records).toHaveLength(1);
  const [address = '', query] = records[0]?.split('?') ?? [];
  expect(address.endsWith(`/ui-api/records/${userId}`)).toBe(true);
  expect(query?.split('&')).toContain(
    'optionalFields=User.Profile.Name,User.Contact.Account.Name,User.Contact.Account.B2B_Customer_Type__c',
  );
  expect(selectHeaderVariantName(state)).toBe('others');
});

it('the type of the effective account is a field of its own record, not of the user’s [HDR-09] [HDR-16]', async () => {
  const { state, records, accounts } = await openWith({ guestUser: false, userId }, hotel);
  expect([records.length, accounts.length]).toEqual([1, 1]);
  expect(accounts[0]).toContain('fields=Name,B2B_Customer_Type__c');
  expect(selectHeaderVariantName(state)).toBe('hotel');
});
