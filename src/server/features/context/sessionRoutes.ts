import { webstoreParams } from '../../../contract/context/applicationContext.schema';
import type { SessionContext } from '../../../contract/context/sessionContext';
import {
  effectiveAccountParams,
  effectiveAccountQuery,
  effectiveAccountSchema,
  externalManagedAccountsQuery,
  externalManagedAccountsSchema,
  sessionContextQuery,
  sessionContextSchema,
} from '../../../contract/context/sessionContext.schema';
import { LATE_PATHS } from '../../../contract/latePaths';
import { PATHS } from '../../../contract/paths';
import type { AppPlugin } from '../../app';
import { answerWithValidator } from '../../http/etag';
import { ApiProblem } from '../../problems';
import { accountFor } from '../../visitors/accounts';
import { callerOf } from '../../visitors/caller';
import { ownAccountOf } from '../../visitors/identifyCallers';
import { readAccount, readManagedAccounts, readUser } from '../accounts';
import { fieldNames } from '../../http/commaLists';
import { effectiveAccountOf, GUEST_SESSION, managedAccountOf, sessionOf } from './accountViews';
import { guardWebstore, idIn } from './webstoreScope';
import { sayFor } from '../../texts/callLanguage';

const accountNotFound = () =>
  new ApiProblem(404, 'EFFECTIVE_ACCOUNT_NOT_FOUND', 'You cannot act for an account with this id.');

/** Who is calling, and for which accounts they may act. */
export const sessionRoutes: AppPlugin = (app, _options, done) => {
  guardWebstore(app);
  answerWithValidator(app);
  const db = app.database.read;

  app.get(
    PATHS.sessionContext,
    { schema: { params: webstoreParams, querystring: sessionContextQuery, response: { 200: sessionContextSchema } } },
    async (request): Promise<SessionContext> => {
      const caller = callerOf(request);
      switch (caller.kind) {
        case 'guest':
          return GUEST_SESSION;
        case 'customer': {
          const [user, account] = await Promise.all([readUser(db, caller.userId), readAccount(db, caller.accountId)]);
          // User or account are null only if they were deleted after the session was found.
          return user === null || account === null ? GUEST_SESSION : sessionOf(caller, user, account);
        }
      }
    },
  );

  app.get(
    LATE_PATHS.externalManagedAccounts,
    {
      schema: {
        params: webstoreParams,
        querystring: externalManagedAccountsQuery,
        response: { 200: externalManagedAccountsSchema },
      },
    },
    async (request) => {
      const own = ownAccountOf(request);
      const mine = request.query.includeMyAccount === true ? await readAccount(db, own) : null;
      const managed = await readManagedAccounts(db, own);
      return {
        externalManagedAccounts: [
          ...(mine === null ? [] : [managedAccountOf(mine, null)]),
          ...managed.map((account) => managedAccountOf(account, account.linkId)),
        ],
      };
    },
  );

  app.get(
    LATE_PATHS.effectiveAccount,
    {
      schema: {
        params: effectiveAccountParams,
        querystring: effectiveAccountQuery,
        response: { 200: effectiveAccountSchema },
      },
    },
    async (request) => {
      const own = ownAccountOf(request);
      const asked = await accountFor(db, own, idIn('account', request.params.accountId, 'accountId'));
      const account = asked === null ? null : await readAccount(db, asked.accountId);
      if (account === null) throw accountNotFound();
      return effectiveAccountOf(account, account.id === own, {
        names: fieldNames(request.query.fields),
        say: sayFor(request),
      });
    },
  );
  done();
};
