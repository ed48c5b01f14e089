import type {
  EffectiveAccount,
  ExternalManagedAccount,
  SessionContext,
} from '../../../contract/context/sessionContext';
import { CUSTOMER_TYPE_FIELD } from '../../../contract/context/userRecord';
import { buyerGroupId, type CustomerCaller } from '../../visitors/caller';
import type { AccountRecord, UserRecord } from '../accounts';
import type { Say } from '../../texts/say';
import { sentence } from '../../texts/sentence';

export const GUEST_SESSION: SessionContext = {
  accountId: null,
  accountName: null,
  buyerGroups: [],
  guestUser: true,
  profile: null,
  userId: null,
  userName: null,
};

/** A user's session: who they are, their effective account and its buyer groups (CTX-02). */
export const sessionOf = (caller: CustomerCaller, user: UserRecord, account: AccountRecord): SessionContext => ({
  accountId: account.id,
  accountName: account.name,
  buyerGroups: caller.buyerGroups.map((name) => ({ name, id: buyerGroupId(name) })),
  guestUser: false,
  isBuyer: user.role === 'buyer',
  profile: { firstName: user.firstName, lastName: user.lastName, userName: user.email, email: user.email },
  userId: user.id,
  userName: user.email,
});

/** An account that a user may act for, as an entry of a list (CTX-03). `linkId` null: their own. */
export const managedAccountOf = (account: AccountRecord, linkId: string | null): ExternalManagedAccount => ({
  accountId: account.id,
  accountName: account.name,
  externalManagedAccountId: linkId,
  isMyAccount: linkId === null,
  address: {
    street: account.street,
    city: account.city,
    state: account.region,
    country: account.country,
    zip: account.postalCode,
  },
});

type Field = EffectiveAccount['fields'][string];
const textField = (text: string | null, label: string): Field => ({ type: 'STRING', text, label });
const yesField = (value: boolean, label: string): Field => ({ type: 'BOOLEAN', text: String(value), label });

/** An account's detail: the requested fields (null: all); unknown names are ignored (CTX-15). */
export function effectiveAccountOf(
  account: AccountRecord,
  isMyAccount: boolean,
  { names, say }: { readonly names: readonly string[] | null; readonly say: Say },
): EffectiveAccount {
  const fields: Readonly<Record<string, Field>> = {
    Name: textField(account.name, say(sentence('field.AccountName'))),
    Siret__c: textField(account.siret, say(sentence('field.Siret'))),
    Type: textField(account.trade, say(sentence('field.CustomerType'))),
    [CUSTOMER_TYPE_FIELD]: textField(account.trade, say(sentence('field.CustomerType'))),
    IsBuyer: yesField(true, say(sentence('field.IsBuyer'))),
    Phone: textField(account.phone, say(sentence('field.Phone'))),
    BillingStreet: textField(account.street, say(sentence('field.Street'))),
    BillingPostalCode: textField(account.postalCode, say(sentence('field.PostalCode'))),
    BillingCity: textField(account.city, say(sentence('field.City'))),
    BillingState: textField(account.region, say(sentence('field.State'))),
    BillingCountry: textField(account.country, say(sentence('field.Country'))),
  };
  const shown = Object.entries(fields).filter(([name]) => names === null || names.includes(name));
  return { id: account.id, isMyAccount, fields: Object.fromEntries(shown) };
}
