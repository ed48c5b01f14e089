import type { Trade } from '../../../contract/authentication/registration';
import {
  BUYER_PROFILE,
  CUSTOMER_TYPE_FIELD,
  HEADER_USER_FIELDS,
  type RecordField,
  type UserRecord,
} from '../../../contract/context/userRecord';
import { DEFAULT_SITE } from '../../../contract/site/defaultSite';
import type { HeaderVariant, HeaderVariantName, SiteConfiguration } from '../../../contract/site/siteConfiguration';
import type { RootState } from '../../kernel/state';
import { selectEditedSite, selectPreview } from '../../kernel/preview';
import { selectIsLoggedIn, selectUserId } from '../visitor';
import { selectEffectiveAccount } from '../../kernel/session';
import { customerApi, HEADER_ACCOUNT_FIELDS } from '../visitor/acting/late';
import { siteApi } from './siteApi';

/** What determines a header variant, with the values of the webstore API's records; null: unknown or none. */
export interface Customer {
  readonly profile: string | null;
  readonly accountName: string | null;
  readonly customerType: string | null;
}

const byTrade: Readonly<Record<Trade, HeaderVariantName>> = {
  'Boulangerie/Pâtisserie': 'bakery',
  Autres: 'others',
  'Coffee shop et restauration': 'coffee',
  'Salle de sport': 'gym',
  Hôtellerie: 'hotel',
};

/** A name in lower case, without accents, trimmed. */
const folded = (name: string): string => name.trim().normalize('NFD').replace(/\p{M}/gu, '').toLocaleLowerCase('fr');

/** The header of a customer (HDR-08, HDR-12, HDR-15); the default one if no rule matches. */
export function headerVariantOf(customer: Customer | null, gymBrands: readonly string[]): HeaderVariantName {
  if (customer?.profile !== BUYER_PROFILE) return 'default';
  const { customerType, accountName } = customer;
  const variant = Object.entries(byTrade).find(([trade]) => trade === customerType)?.[1] ?? 'default';
  if (variant !== 'gym') return variant;
  return gymBrands.some((brand) => folded(brand) === folded(accountName ?? '')) ? 'gymBrand' : 'gym';
}

/** A field of a record by path (`Contact.Account.Name`); null if there is no text. */
function textOf(fields: UserRecord['fields'], path: string): string | null {
  const [name = '', ...rest] = path.split('.');
  const found: RecordField['value'] | undefined = fields[name]?.value;
  if (rest.length === 0) return typeof found === 'string' ? found : null;
  return typeof found === 'object' && found !== null ? textOf(found.fields, rest.join('.')) : null;
}

const selectStored = siteApi.endpoints.siteConfiguration.select();

/**
 * The builders' configuration, stored or being edited; the shop's defaults until it is read or if it is unavailable.
 */
export const selectSiteConfiguration = (state: RootState): SiteConfiguration =>
  selectEditedSite(state) ?? selectStored(state).data ?? DEFAULT_SITE;

export const headerUserArgs = (userId: string | null) => ({ userId: userId ?? '', optionalFields: HEADER_USER_FIELDS });
export const headerAccountArgs = (accountId: string) => ({ accountId, fields: HEADER_ACCOUNT_FIELDS });

/**
 * The shopper's user record, with the failure of its call; a failure is never shown to the shopper (HDR-18, CTX-08).
 */
export function selectUserRecord(state: RootState) {
  const { data, error } = customerApi.endpoints.userRecord.select(headerUserArgs(selectUserId(state)))(state);
  return { data: error === undefined ? (data ?? {}) : {}, errors: error && 'errors' in error ? error.errors : [] };
}

function selectCustomer(state: RootState): Customer | null {
  if (!selectIsLoggedIn(state)) return null;
  const { data } = selectUserRecord(state);
  if (!('fields' in data)) return null;
  const [profile, accountName, customerType] = HEADER_USER_FIELDS.map((name) =>
    textOf(data.fields, name.replace(/^User\./, '')),
  );
  const own = { profile: profile ?? null, accountName: accountName ?? null, customerType: customerType ?? null };
  const account = selectEffectiveAccount(state);
  if (!account) return own;
  const detail = customerApi.endpoints.effectiveAccount.select(headerAccountArgs(account.id))(state).data;
  // The effective account overrides the record once it is read (HDR-16).
  if (!detail) return own;
  const type = detail.fields[CUSTOMER_TYPE_FIELD];
  return { ...own, accountName: account.name, customerType: typeof type === 'string' ? type : null };
}

/**
 * The name of the shopper's header variant: by user record, effective account and site configuration; or a preview's.
 */
export const selectHeaderVariantName = (state: RootState): HeaderVariantName =>
  selectPreview(state)?.variant ??
  headerVariantOf(selectCustomer(state), selectSiteConfiguration(state).settings.gymBrands);

/** The shopper's header: its menu's developer name and the colours of the bar. */
export const selectHeaderVariant = (state: RootState): HeaderVariant =>
  selectSiteConfiguration(state).variants[selectHeaderVariantName(state)];
