import type { FastifyInstance, FastifyRequest } from 'fastify';
import { CURRENT_ACCOUNT } from '../../../contract/addresses/address';
import { isAccountId } from '../../../contract/accountId';
import { accessDenied, ApiProblem, invalidInput } from '../../problems';
import { accountFor } from '../../visitors/accounts';
import { callerOf, type CustomerCaller } from '../../visitors/caller';
import { idIn } from '../context';
import type { AddressRules } from './addressFields';
import { sayFor } from '../../texts/callLanguage';

const notFound = (what: string) => new ApiProblem(404, 'ITEM_NOT_FOUND', `The ${what} does not exist.`);

export const noAddress = () => notFound('address');

/** The calling user. Throws 403 INSUFFICIENT_ACCESS for a guest, who has no address book (CHK-09). */
export function addressCaller(request: FastifyRequest): CustomerCaller {
  const caller = callerOf(request);
  if (caller.kind === 'guest') throw accessDenied('Addresses are for logged-in users.');
  return caller;
}

/**
 * The account that a path names: `current` is the caller's effective account; an id must be that of this account, or of
 * one that it manages. Throws 403 for a guest, 404 for any other account, whether it exists or not.
 */
export async function accountNamed(request: FastifyRequest, named: string): Promise<string> {
  const caller = addressCaller(request);
  if (named === CURRENT_ACCOUNT) return caller.accountId;
  const id = idIn('account', named, 'accountId');
  const account = await accountFor(request.server.database.read, caller.accountId, id);
  if (account === null) throw notFound('account');
  return account.accountId;
}

const namesAccount = (query: unknown): boolean =>
  typeof query === 'object' &&
  query !== null &&
  'effectiveAccountId' in query &&
  typeof query.effectiveAccountId === 'string' &&
  isAccountId(query.effectiveAccountId);

/** The account is named by the path: a call that also names one in its query is refused, even if both are the same. */
export function refuseEffectiveAccount(app: FastifyInstance): void {
  app.addHook('preHandler', (request, _reply, done) => {
    if (namesAccount(request.query)) {
      throw invalidInput('The account of an address call stands in its path; effectiveAccountId is not taken.');
    }
    done();
  });
}

/** The rules for addresses in this webstore. */
export function rulesOf(request: FastifyRequest): AddressRules {
  const { shippingCountries, skipPhoneNumberValidationEnabled } = request.server.webstore.current().context;
  return { countries: shippingCountries, checksPhone: !skipPhoneNumberValidationEnabled };
}

/** The rules by which a call's address is checked, and the language in which its faults are reported. */
export const checkingOf = (request: FastifyRequest) => ({ rules: rulesOf(request), say: sayFor(request) });
