import { LATE_PATHS } from '../../contract/latePaths';
import type { CallGroup } from './CallText';

/** Options that these calls refuse, because the account is in their path. */
const refusedOptions = ['effectiveAccountId'];
const WRONG = 'What is wrong with a field is 422, with `errors`.';

export const addressCalls: CallGroup = {
  tag: 'Addresses',
  description:
    'The address book of an account: `{accountId}` is the user’s own, one it manages, or `current`. Of each type one address is the default.',
  calls: [
    {
      operationId: 'listAddresses',
      method: 'GET',
      path: LATE_PATHS.addresses,
      summary: 'The addresses of an account',
      description: 'Paged by token. `excludeUnsupportedCountries` leaves out where nobody delivers to.',
      callers: 'users',
      refusedOptions,
    },
    {
      operationId: 'createAddress',
      method: 'POST',
      path: LATE_PATHS.addresses,
      summary: 'Write an address down',
      description: WRONG,
      callers: 'users',
      refusedOptions,
      hasKey: true,
    },
    {
      operationId: 'changeAddress',
      method: 'PATCH',
      path: LATE_PATHS.address,
      summary: 'Change an address',
      description: `Only what is said changes. ${WRONG}`,
      callers: 'users',
      refusedOptions,
      hasKey: true,
    },
    {
      operationId: 'deleteAddress',
      method: 'DELETE',
      path: LATE_PATHS.address,
      summary: 'Delete an address',
      description: 'Where it was the default, the oldest other one of its type is.',
      callers: 'users',
      refusedOptions,
      successes: { 204: 'Deleted.' },
      hasKey: true,
    },
  ],
};
