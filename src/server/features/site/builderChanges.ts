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
import type { Answer } from '../../commands/idempotency';
import { runCommand, sendAnswer } from '../../commands/runCommand';
import { customerOf } from '../../visitors/caller';
import { shopSettingsOf } from '../context';
import { guardBuilders } from './builders';
import { publish, saveDraft } from './siteCommands';
import { documentIn, documentOfFile } from './siteFile';
import { versionNamed } from './versionNamed';

/** Runs a builder's change, updates the live site of this process, and sends the answer. */
async function answerChange(
  request: FastifyRequest<{ Body: { revision: number } }>,
  reply: FastifyReply,
  perform: (db: CommandDatabase, change: Parameters<typeof publish>[1]) => Promise<Answer>,
): Promise<void> {
  const { clock, webstore, site } = request.server;
  const caller = customerOf(request);
  const at = clock.now();
  const change = {
    webstoreId: webstore.current().webstoreId,
    revision: request.body.revision,
    userId: caller.userId,
    at,
  };
  const answer = await runCommand(request, { caller, now: at }, (db) => perform(db, change));
  // Before the answer, so that this process's next page already shows what was published.
  if (answer.status < 300) {
    await webstore.refresh();
    await site.refresh();
  }
  await sendAnswer(reply, answer);
}

/** The calls by which builders change the site: the draft, and what is live. */
export const builderChanges: AppPlugin = (app, _options, done) => {
  guardBuilders(app);
  const bodyLimit = SITE_LIMITS.bytes;
  const response = { 200: siteStateSchema, 201: siteStateSchema, 409: draftConflictSchema };

  app.put(BUILDER_PATHS.draft, { bodyLimit, schema: { body: saveDraftBody, response } }, async (request, reply) => {
    const document = documentIn(request.body.document, shopSettingsOf(app.webstore.current()));
    await answerChange(request, reply, (db, change) => saveDraft(db, change, document));
  });

  app.post(BUILDER_PATHS.imports, { bodyLimit, schema: { body: importBody, response } }, async (request, reply) => {
    const document = documentOfFile(request.body.file, shopSettingsOf(app.webstore.current()));
    await answerChange(request, reply, (db, change) => saveDraft(db, change, document));
  });

  app.post(
    BUILDER_PATHS.restore,
    { schema: { params: siteVersionParams, body: revisionBody, response } },
    async (request, reply) =>
      answerChange(request, reply, async (db, change) => {
        const { document } = await versionNamed(db, change.webstoreId, request.params.siteVersion);
        return saveDraft(db, change, document);
      }),
  );

  app.post(BUILDER_PATHS.publications, { schema: { body: revisionBody, response } }, async (request, reply) => {
    const pricedIn = app.catalog.state().prices.currencies;
    await answerChange(request, reply, (db, change) => publish(db, change, pricedIn));
  });
  done();
};
