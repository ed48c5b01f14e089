import type { FastifyReply, FastifyRequest } from 'fastify';
import { ADDRESS_SORT_ORDER, CURRENT_ACCOUNT } from '../../../contract/addresses/address';
import {
  addressesParams,
  addressesQuery,
  addressesSchema,
  addressFaultsSchema,
  addressParams,
  addressSchema,
  changeAddressBody,
  createAddressBody,
} from '../../../contract/addresses/address.schema';
import { PATHS } from '../../../contract/paths';
import { query } from '../../../contract/wire.schema';
import type { AppPlugin } from '../../app';
import type { CommandDatabase } from '../../database/Database';
import { answerOnce, repeatableRequest } from '../../idempotency';
import type { Answer } from '../../idempotency';
import { accessDenied, ApiProblem } from '../../problems';
import { accountFor } from '../../visitors/accounts';
import { callerKey, customerOf } from '../../visitors/caller';
import { guardWebstore, idIn } from '../context';
import { checkAddress } from './addressFields';
import type { AddressInput, AddressRules } from './addressFields';
import { addressesOf, findAddress, saveAddress } from './addressStore';
import type { StoredAddress } from './addressStore';
import { addressesView, addressView } from './addressView';
import { fieldErrors } from './fieldErrors';

const noAddress = () => new ApiProblem(404, 'ITEM_NOT_FOUND', 'The address does not exist.');

/** The account a path names, if the caller may act for it. Throws 401 for a guest, 403 for a stranger's account. */
const accountNamed = async (request: FastifyRequest, accountId: string): Promise<string> => {
  const caller = customerOf(request);
  if (accountId === CURRENT_ACCOUNT) return caller.accountId;
  const id = idIn('account', accountId, 'accountId');
  const account = await accountFor(request.server.database.read, caller.accountId, id);
  if (account === null) throw accessDenied();
  return account.accountId;
};

const rulesOf = (request: FastifyRequest): AddressRules => {
  const { shippingCountries, skipPhoneNumberValidationEnabled } = request.server.webstore.current().context;
  return { countries: shippingCountries, checksPhone: !skipPhoneNumberValidationEnabled };
};

const answer = async (
  request: FastifyRequest,
  reply: FastifyReply,
  perform: (db: CommandDatabase) => Promise<Answer>,
): Promise<void> => {
  const { database, clock } = request.server;
  const repeatable = repeatableRequest(request, callerKey(customerOf(request)));
  const { status, body } = await database.write((db) => answerOnce(db, repeatable, clock.now(), () => perform(db)));
  await reply.code(status).send(body ?? undefined);
};

/** Writes an address if it is one, and answers it, or what is wrong with it. */
const saved = async (
  db: CommandDatabase,
  input: AddressInput,
  rules: AddressRules,
  rest: Pick<StoredAddress, 'id' | 'accountId' | 'type' | 'middleName' | 'isDefault' | 'createdAt'>,
): Promise<Answer['body']> => {
  const checked = checkAddress(input, rules);
  if (!checked.ok) return { errors: fieldErrors(checked.faults) };
  const address = { ...checked.address, ...rest };
  await saveAddress(db, address);
  return addressView(address);
};

const statusOf = (body: unknown, success: number): number =>
  typeof body === 'object' && body !== null && 'errors' in body ? 422 : success;

/** An account's addresses, for its users (CHK-09). */
export const addressRoutes: AppPlugin = (app, _options, done) => {
  guardWebstore(app);

  app.get(
    PATHS.addresses,
    { schema: { params: addressesParams, querystring: addressesQuery, response: { 200: addressesSchema } } },
    async (request, reply) => {
      const accountId = await accountNamed(request, request.params.accountId);
      const sortOrder = request.query.sortOrder ?? ADDRESS_SORT_ORDER;
      const { shippingCountries: countries } = app.webstore.current().context;
      const addresses = await addressesOf(app.database.read, accountId, sortOrder);
      return reply.send(addressesView(addresses, request.query, { sortOrder, countries, url: request.url }));
    },
  );

  app.post(
    PATHS.addresses,
    {
      schema: {
        params: addressesParams,
        querystring: query({}),
        body: createAddressBody,
        response: { 201: addressSchema, 422: addressFaultsSchema },
      },
    },
    async (request, reply) => {
      const accountId = await accountNamed(request, request.params.accountId);
      const { addressType = 'Shipping', isDefault = false, middleName = null, ...input } = request.body;
      const id = app.ids.next('address');
      const rest = { id, accountId, type: addressType, middleName, isDefault, createdAt: app.clock.now() };
      await answer(request, reply, async (db) => {
        const body = await saved(db, input, rulesOf(request), rest);
        return { status: statusOf(body, 201), body };
      });
    },
  );

  app.patch(
    PATHS.address,
    {
      schema: {
        params: addressParams,
        querystring: query({}),
        body: changeAddressBody,
        response: { 200: addressSchema, 422: addressFaultsSchema },
      },
    },
    async (request, reply) => {
      const accountId = await accountNamed(request, request.params.accountId);
      const id = idIn('address', request.params.addressId, 'addressId');
      const { addressType, isDefault, middleName, ...input } = request.body;
      await answer(request, reply, async (db) => {
        const before = await findAddress(db, accountId, id);
        if (before === null) throw noAddress();
        // The name follows the first and last name, unless neither of them changes.
        const isRenamed = input.firstName !== undefined || input.lastName !== undefined;
        const body = await saved(db, { ...before, name: isRenamed ? null : before.name, ...input }, rulesOf(request), {
          id,
          accountId,
          createdAt: before.createdAt,
          type: addressType ?? before.type,
          isDefault: isDefault ?? before.isDefault,
          middleName: middleName === undefined ? before.middleName : middleName,
        });
        return { status: statusOf(body, 200), body };
      });
    },
  );
  done();
};
