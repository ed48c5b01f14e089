import {
  callLogSchema,
  logLinesParams,
  recordedCallParams,
  recordedCallsSchema,
} from '../../../../contract/recordings/support.schema';
import { SUPPORT_PATHS } from '../../../../contract/recordings/supportPaths';
import type { AppPlugin } from '../../../app';
import { answerWithValidator } from '../../../http/etag';
import { ApiProblem } from '../../../problems';
import { customerOf } from '../../../visitors/caller';
import { callLog } from '../log/callLog';
import { recordingNamed } from './recordingNamed';
import { guardSupport } from './supportUsers';
import { viewLog } from './viewLog';

const unknownCall = () => new ApiProblem(404, 'ITEM_NOT_FOUND', 'The recording has no call with this id.');

/** For support: the server's own log lines of a recorded call, and the recordings that contain a logged call. */
export const callRoutes: AppPlugin = (app, _options, done) => {
  guardSupport(app);
  answerWithValidator(app);
  const { read } = app.database;
  const logged = viewLog(app);

  app.get(
    SUPPORT_PATHS.logLines,
    { schema: { params: logLinesParams, response: { 200: callLogSchema } } },
    async (request) => {
      const { session, requestId } = request.params;
      await recordingNamed(read, session);
      const call = await read
        .selectFrom('recording_call')
        .select('action')
        .where('session', '=', session)
        .where('request_id', '=', requestId)
        .limit(1)
        .executeTakeFirst();
      if (call === undefined) throw unknownCall();
      await logged(customerOf(request).userId, 'logLines', [session]);
      return { requestId, lines: [...(await callLog(app, requestId))] };
    },
  );

  app.get(
    SUPPORT_PATHS.recordedCall,
    { schema: { params: recordedCallParams, response: { 200: recordedCallsSchema } } },
    async (request) => {
      const { requestId } = request.params;
      const calls = await read
        .selectFrom('recording_call')
        .select(['session', 'part', 'action', 'endpoint', 'status'])
        .where('request_id', '=', requestId)
        .orderBy('session')
        .orderBy('part')
        .orderBy('action')
        .limit(100)
        .execute();
      const sessions = [...new Set(calls.map(({ session }) => session))];
      await logged(customerOf(request).userId, 'call', sessions);
      return { requestId, calls };
    },
  );

  done();
};
