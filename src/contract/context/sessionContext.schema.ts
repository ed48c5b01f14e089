import { Type, type TSchema } from 'typebox';
import { CUSTOMER_TYPE_FIELD } from './userRecord';
import {
  bool,
  flag,
  knownFields,
  nullable,
  openText,
  openTextOrNull,
  pathParams,
  personalText,
  personalTextOrNull,
  query,
  text,
} from '../wire.schema';

export const sessionContextQuery = query({});
export const sessionContextSchema = Type.Object({
  accountId: openTextOrNull,
  accountName: openTextOrNull,
  buyerGroups: Type.Array(Type.Object({ name: openText, id: Type.Optional(openText) })),
  guestUser: bool,
  isBuyer: Type.Optional(bool),
  profile: nullable(
    Type.Object({ firstName: personalText, lastName: personalText, userName: personalText, email: personalText }),
  ),
  userId: openTextOrNull,
  userName: personalTextOrNull,
});

export const externalManagedAccountsQuery = query({ includeMyAccount: flag });
export const externalManagedAccountsSchema = Type.Object({
  externalManagedAccounts: Type.Array(
    Type.Object({
      accountId: openText,
      accountName: openText,
      externalManagedAccountId: openTextOrNull,
      isMyAccount: bool,
      address: nullable(
        Type.Object({
          street: personalTextOrNull,
          city: personalTextOrNull,
          state: openTextOrNull,
          country: openTextOrNull,
          zip: personalTextOrNull,
        }),
      ),
    }),
  ),
});

export const effectiveAccountParams = pathParams(['version', 'webstoreId', 'accountId']);
export const effectiveAccountQuery = query({ fields: Type.Optional(text) });
interface AccountField {
  readonly type: string;
  readonly text: string | null;
  readonly label?: string;
}
const accountField = (value: TSchema) => Type.Object({ type: openText, text: value, label: Type.Optional(openText) });
const openField = accountField(openTextOrNull);
/** A field with contact data. */
const personalField = accountField(personalTextOrNull);
export const effectiveAccountSchema = Type.Object({
  id: openText,
  isMyAccount: bool,
  fields: knownFields<AccountField>({
    Name: openField,
    Siret__c: openField,
    Type: openField,
    [CUSTOMER_TYPE_FIELD]: openField,
    IsBuyer: openField,
    Phone: personalField,
    Email: personalField,
    BillingStreet: personalField,
    BillingPostalCode: personalField,
    BillingCity: personalField,
    BillingState: openField,
    BillingCountry: openField,
    ShippingStreet: personalField,
    ShippingPostalCode: personalField,
    ShippingCity: personalField,
    ShippingState: openField,
    ShippingCountry: openField,
  }),
});
