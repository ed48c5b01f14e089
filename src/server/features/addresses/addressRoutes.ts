import type { FastifyReply, FastifyRequest } from 'fastify';
import { ADDRESS_SORT_ORDER } from '../../../contract/addresses/address';
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
import { LATE_PATHS } from '../../../contract/latePaths';
import { query } from '../../../contract/wire.schema';
import type { AppPlugin } from '../../app';
import type { CommandDatabase } from '../../database/Database';
import type { Answer } from '../../commands/idempotency';
import { runCommand, sendAnswer } from '../../commands/runCommand';
import { callLocale } from '../../texts/callLanguage';
import { guardWebstore, idIn } from '../context';
import { accountNamed, addressCaller, refuseEffectiveAccount, checkingOf, rulesOf } from './addressCall';
import { addAddress, changeAddress, removeAddress } from './addressCommands';
import { addressesOf } from './addressStore';
import { addressesView } from './addressView';

/** Runs a change of an account's addresses and sends its answer. */
async function answerChange(
  request: FastifyRequest,
  reply: FastifyReply,
  perform: (db: CommandDatabase) => Promise<Answer>,
): Promise<void> {
  const call = { caller: addressCaller(request), now: request.server.clock.now() };
  await sendAnswer(reply, await runCommand(request, call, perform));
}

/** An account's addresses, for its users and those of the account that manages it (CHK-09). */
export const addressRoutes: AppPlugin = (app, _options, done) => {
  guardWebstore(app);
  refuseEffectiveAccount(app);
  const changeReplies = { 200: addressSchema, 201: addressSchema, 422: addressFaultsSchema };

  app.get(
    LATE_PATHS.addresses,
    { schema: { params: addressesParams, querystring: addressesQuery, response: { 200: addressesSchema } } },
    async (request, reply) => {
      const accountId = await accountNamed(request, request.params.accountId);
      const sortOrder = request.query.sortOrder ?? ADDRESS_SORT_ORDER;
      const { countries } = rulesOf(request);
      const addresses = await addressesOf(app.database.read, accountId, sortOrder, callLocale(request));
      return reply.send(addressesView(addresses, request.query, { sortOrder, countries, url: request.url }));
    },
  );

  app.post(
    LATE_PATHS.addresses,
    {
      schema: { params: addressesParams, querystring: query({}), body: createAddressBody, response: changeReplies },
    },
    async (request, reply) => {
      const accountId = await accountNamed(request, request.params.accountId);
      const marks = { id: app.ids.next('address'), accountId, createdAt: app.clock.now() };
      await answerChange(request, reply, (db) => addAddress(db, request.body, marks, checkingOf(request)));
    },
  );

  app.patch(
    LATE_PATHS.address,
    {
      schema: { params: addressParams, querystring: query({}), body: changeAddressBody, response: changeReplies },
    },
    async (request, reply) => {
      const accountId = await accountNamed(request, request.params.accountId);
      const id = idIn('address', request.params.addressId, 'addressId');
      await answerChange(request, reply, (db) =>
        changeAddress(db, request.body, { accountId, id }, checkingOf(request)),
      );
    },
  );

  app.delete(
    LATE_PATHS.address,
    { schema: { params: addressParams, querystring: query({}) } },
    async (request, reply) => {
      const accountId = await accountNamed(request, request.params.accountId);
      const id = idIn('address', request.params.addressId, 'addressId');
      await answerChange(request, reply, (db) => removeAddress(db, { accountId, id }));
    },
  );
  done();
};
