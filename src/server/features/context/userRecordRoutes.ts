import { normalizeId } from '../../../contract/ids';
import { userRecordParams, userRecordQuery, userRecordSchema } from '../../../contract/context/userRecord.schema';
import { LATE_PATHS } from '../../../contract/latePaths';
import type { AppPlugin } from '../../app';
import { answerWithValidator } from '../../http/etag';
import { ApiProblem, invalidId, invalidInput } from '../../problems';
import { customerOf } from '../../visitors/caller';
import { ownAccountOf } from '../../visitors/identifyCallers';
import { readAccount, readUser } from '../accounts';
import { listed } from '../../http/commaLists';
import { hasUserField, userRecordOf } from './userRecordView';

const notFound = () => new ApiProblem(404, 'NOT_FOUND', 'The requested resource does not exist.');

/**
 * The platform's call for a record by its id. Here only users have records, and each user can read only their own
 * (HDR-09).
 */
export const userRecordRoutes: AppPlugin = (app, _options, done) => {
  answerWithValidator(app);
  const db = app.database.read;

  app.get(
    LATE_PATHS.userRecord,
    { schema: { params: userRecordParams, querystring: userRecordQuery, response: { 200: userRecordSchema } } },
    async (request) => {
      const { userId } = customerOf(request);
      const id = normalizeId(request.params.recordId);
      if (id === null) throw invalidId('recordId');
      if (id !== userId) throw notFound();
      const required = listed(request.query.fields);
      const optional = listed(request.query.optionalFields);
      if (required.length + optional.length === 0) throw invalidInput('fields or optionalFields must be given.');
      const unknown = required.find((name) => !hasUserField(name));
      if (unknown !== undefined) throw invalidInput(`${unknown} is not a field of this record.`);
      const [user, account] = await Promise.all([readUser(db, userId), readAccount(db, ownAccountOf(request))]);
      if (user === null || account === null) throw notFound();
      return userRecordOf(user, account, [...required, ...optional]);
    },
  );
  done();
};
