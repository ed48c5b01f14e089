import { Type } from 'typebox';
import { flag, mapOf, nullable, pathParams, query, text, textOrNull } from '../wire.schema';

export const sessionContextQuery = query({});
export const sessionContextSchema = Type.Object({
  accountId: textOrNull,
  accountName: textOrNull,
  buyerGroups: Type.Array(Type.Object({ name: text, id: Type.Optional(text) })),
  guestUser: Type.Boolean(),
  isBuyer: Type.Optional(Type.Boolean()),
  profile: nullable(Type.Object({ firstName: text, lastName: text, userName: text, email: text })),
  userId: textOrNull,
  userName: textOrNull,
});

export const externalManagedAccountsQuery = query({ includeMyAccount: flag });
export const externalManagedAccountsSchema = Type.Object({
  externalManagedAccounts: Type.Array(
    Type.Object({
      accountId: text,
      accountName: text,
      externalManagedAccountId: textOrNull,
      isMyAccount: Type.Boolean(),
      address: nullable(
        Type.Object({ street: textOrNull, city: textOrNull, state: textOrNull, country: textOrNull, zip: textOrNull }),
      ),
    }),
  ),
});

export const effectiveAccountParams = pathParams(['version', 'webstoreId', 'accountId']);
export const effectiveAccountQuery = query({ fields: Type.Optional(text) });
const accountField = Type.Object({ type: text, text: textOrNull, label: Type.Optional(text) });
export const effectiveAccountSchema = Type.Object({
  id: text,
  isMyAccount: Type.Boolean(),
  fields: mapOf(accountField),
});
