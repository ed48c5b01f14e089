import { createHash } from 'node:crypto';
import { MASTER_RECORD_TYPE_ID } from '../../../contract/constants';
import {
  BUILDER_PROFILE,
  BUYER_PROFILE,
  CUSTOMER_TYPE_FIELD,
  SUPPORT_PROFILE,
  type RecordField,
  type UserRecord,
} from '../../../contract/context/userRecord';
import type { AccountRecord, UserRecord as StoredUser } from '../accounts';
import { stableId } from '../../ids';

/** The profile of each kind of login; only buyers have the one that header variants need (HDR-12). */
const PROFILE_NAMES: Readonly<Record<StoredUser['role'], string>> = {
  buyer: BUYER_PROFILE,
  support: SUPPORT_PROFILE,
  builder: BUILDER_PROFILE,
};

type Source = { readonly user: StoredUser; readonly account: AccountRecord };
interface Related {
  readonly apiName: string;
  readonly id: (source: Source) => string;
  /** The display value of the record as a whole. */
  readonly display: (source: Source) => string;
  readonly fields: Readonly<Record<string, ((source: Source) => string) | Related>>;
}

const nameOf = ({ user }: Source): string => `${user.firstName} ${user.lastName}`;

const ACCOUNT: Related = {
  apiName: 'Account',
  id: ({ account }) => account.id,
  display: ({ account }) => account.name,
  fields: {
    Id: ({ account }) => account.id,
    Name: ({ account }) => account.name,
    [CUSTOMER_TYPE_FIELD]: ({ account }) => account.trade,
  },
};

const USER: Related = {
  apiName: 'User',
  id: ({ user }) => user.id,
  display: nameOf,
  fields: {
    Id: ({ user }) => user.id,
    Name: nameOf,
    FirstName: ({ user }) => user.firstName,
    LastName: ({ user }) => user.lastName,
    Email: ({ user }) => user.email,
    Username: ({ user }) => user.email,
    Profile: {
      apiName: 'Profile',
      id: ({ user }) => stableId('profile', PROFILE_NAMES[user.role]),
      display: ({ user }) => PROFILE_NAMES[user.role],
      fields: { Name: ({ user }) => PROFILE_NAMES[user.role] },
    },
    Contact: {
      apiName: 'Contact',
      id: ({ user }) => stableId('contact', user.id),
      display: nameOf,
      fields: { Id: ({ user }) => stableId('contact', user.id), Account: ACCOUNT },
    },
  },
};

type Path = readonly string[];

/** The path of a field within a user (`Contact.Account.Name`); null: the name is of another object, or of no field. */
function pathOf(name: string): Path | null {
  const [object, ...path] = name.split('.');
  return object === USER.apiName && path.length > 0 ? path : null;
}

const fieldOf = (record: Related, name: string): Related['fields'][string] | null =>
  Object.hasOwn(record.fields, name) ? (record.fields[name] ?? null) : null;

function leadsToValue(record: Related, [name = '', ...rest]: Path): boolean {
  const field = fieldOf(record, name);
  if (field === null) return false;
  return typeof field === 'function' ? rest.length === 0 : rest.length > 0 && leadsToValue(field, rest);
}

/** Whether a name such as `User.Profile.Name` is a field of a user's own record. */
export function hasUserField(name: string): boolean {
  const path = pathOf(name);
  return path !== null && leadsToValue(USER, path);
}

/** The fields at these paths, nested where paths share a beginning. */
const fieldsOf = (record: Related, paths: readonly Path[], source: Source): Record<string, RecordField> =>
  Object.fromEntries(
    [...new Set(paths.map(([name = '']) => name))].flatMap((name): [string, RecordField][] => {
      const field = fieldOf(record, name);
      if (field === null) return [];
      if (typeof field === 'function') return [[name, { displayValue: null, value: field(source) }]];
      const below = paths.filter(([first]) => first === name).map(([, ...rest]) => rest);
      const value = { apiName: field.apiName, id: field.id(source), fields: fieldsOf(field, below, source) };
      return [[name, { displayValue: field.display(source), value }]];
    }),
  );

/** A user's own record with these fields; unknown names are ignored, as by the platform (CTX-08). */
export function userRecordOf(user: StoredUser, account: AccountRecord, names: readonly string[]): UserRecord {
  const paths = names.filter(hasUserField).map((name) => pathOf(name) ?? []);
  const fields = fieldsOf(USER, paths, { user, account });
  const hash = createHash('sha256').update(JSON.stringify({ user, account })).digest('hex');
  return {
    apiName: USER.apiName,
    id: user.id,
    eTag: hash.slice(0, 32),
    // A whole number derived from the record's content.
    weakEtag: Number.parseInt(hash.slice(0, 12), 16),
    childRelationships: {},
    lastModifiedById: null,
    lastModifiedDate: null,
    systemModstamp: null,
    recordTypeId: MASTER_RECORD_TYPE_ID,
    recordTypeInfo: null,
    fields,
  };
}
