import type { FastifyReply, FastifyRequest } from 'fastify';
import {
  draftConflictSchema,
  importBody,
  revisionBody,
  saveDraftBody,
  siteStateSchema,
  siteVersionParams,
} from '../../../contract/site/builder.schema';
import { SITE_LIMITS } from '../../../contract/site/siteLimits';
import { BUILDER_PATHS } from '../../../contract/site/builderPaths';
import type { AppPlugin } from '../../app';
import type { CommandDatabase } from '../../database/Database';
import { answerOnce, repeatableRequest } from '../../idempotency';
import type { Answer } from '../../idempotency';
import { callerKey, customerOf } from '../../visitors/caller';
import { guardBuilders } from './builders';
import { publish, saveDraft } from './siteCommands';
import { documentIn, documentOfFile } from './siteFile';
import { versionNamed } from './versionNamed';

/** Runs a builder's change as one command; a repeat under its Idempotency-Key gets the first answer. */
const answer = async (
  request: FastifyRequest<{ Body: { revision: number } }>,
  reply: FastifyReply,
  perform: (db: CommandDatabase, change: Parameters<typeof publish>[1]) => Promise<Answer>,
): Promise<void> => {
  const { database, clock, webstore, site } = request.server;
  const caller = customerOf(request);
  const at = clock.now();
  const change = {
    webstoreId: webstore.current().webstoreId,
    revision: request.body.revision,
    userId: caller.userId,
    at,
  };
  const repeatable = repeatableRequest(request, callerKey(caller));
  const { status, body } = await database.write((db) => answerOnce(db, repeatable, at, () => perform(db, change)));
  // Before its builder hears of it, what was published is on the next page of this process.
  if (status < 300) await site.refresh();
  await reply.code(status).send(body);
};

/** What site builders change: the draft, and what is live. */
export const builderChanges: AppPlugin = (app, _options, done) => {
  guardBuilders(app);
  const bodyLimit = SITE_LIMITS.bytes;
  const response = { 200: siteStateSchema, 201: siteStateSchema, 409: draftConflictSchema };

  app.put(BUILDER_PATHS.draft, { bodyLimit, schema: { body: saveDraftBody, response } }, async (request, reply) => {
    const document = documentIn(request.body.document);
    await answer(request, reply, (db, change) => saveDraft(db, change, document));
  });

  app.post(BUILDER_PATHS.imports, { bodyLimit, schema: { body: importBody, response } }, async (request, reply) => {
    const document = documentOfFile(request.body.file);
    await answer(request, reply, (db, change) => saveDraft(db, change, document));
  });

  app.post(
    BUILDER_PATHS.restore,
    { schema: { params: siteVersionParams, body: revisionBody, response } },
    async (request, reply) =>
      answer(request, reply, async (db, change) => {
        const { document } = await versionNamed(db, change.webstoreId, request.params.siteVersion);
        return saveDraft(db, change, document);
      }),
  );

  app.post(BUILDER_PATHS.publications, { schema: { body: revisionBody, response } }, async (request, reply) => {
    await answer(request, reply, publish);
  });
  done();
};
