import type { FastifyReply, FastifyRequest } from 'fastify';
import { contentProblems, isContentDocument } from '../../../../commerce/content/checkContent';
import type { ContentDocument } from '../../../../contract/content/contentDocument';
import { CONTENT_LIMITS } from '../../../../contract/content/contentLimits';
import {
  contentConflictSchema,
  contentRevisionBody,
  contentStateSchema,
  createContentBody,
  editedContentParams,
  saveContentBody,
} from '../../../../contract/content/editing.schema';
import { EDITING_PATHS } from '../../../../contract/content/editingPaths';
import type { AppPlugin } from '../../../app';
import type { Answer } from '../../../commands/idempotency';
import { runCommand, sendAnswer } from '../../../commands/runCommand';
import type { CommandDatabase } from '../../../database/Database';
import { refuseDocument } from '../../../documentProblems';
import { customerOf } from '../../../visitors/caller';
import { guardBuilders } from '../../site';
import { keyOf } from '../contentKeys';
import { createContent, publishContent, saveContent, withdrawContent, type Change } from './contentCommands';

const documentIn = (value: unknown): ContentDocument =>
  isContentDocument(value) ? value : refuseDocument(contentProblems(value), 'a content', 'document');

/** Runs a builder's change, updates the live contents of this process, and sends the answer. */
async function answerChange(
  request: FastifyRequest,
  reply: FastifyReply,
  named: Pick<Change, 'contentKey' | 'revision'>,
  perform: (db: CommandDatabase, change: Change) => Promise<Answer>,
): Promise<void> {
  const { clock, webstore, contents } = request.server;
  const caller = customerOf(request);
  const at = clock.now();
  const change = { ...named, webstoreId: webstore.current().webstoreId, userId: caller.userId, at };
  const answer = await runCommand(request, { caller, now: at }, (db) => perform(db, change));
  // Before the answer, so that this process's next page already shows what was published.
  if (answer.status < 300) await contents.refresh();
  await sendAnswer(reply, answer);
}

interface OfContent {
  readonly Params: { contentKey: string };
  readonly Body: { revision: number };
}
const namedBy = ({ params, body }: FastifyRequest<OfContent>) => ({
  contentKey: params.contentKey,
  revision: body.revision,
});

/** The calls by which builders change contents: drafts, and what is live. */
export const contentChanges: AppPlugin = (app, _options, done) => {
  guardBuilders(app);
  const bodyLimit = CONTENT_LIMITS.bytes;
  const response = { 200: contentStateSchema, 201: contentStateSchema, 409: contentConflictSchema };
  const params = editedContentParams;

  app.post(
    EDITING_PATHS.contents,
    { bodyLimit, schema: { body: createContentBody, response } },
    async (request, reply) => {
      const document = documentIn(request.body.document);
      const managedContentId = app.ids.next('managedContent');
      await answerChange(request, reply, { contentKey: keyOf(managedContentId), revision: 0 }, (db, change) =>
        createContent(db, change, managedContentId, document),
      );
    },
  );

  app.put(
    EDITING_PATHS.content,
    { bodyLimit, schema: { params, body: saveContentBody, response } },
    async (request, reply) => {
      const document = documentIn(request.body.document);
      await answerChange(request, reply, namedBy(request), (db, change) => saveContent(db, change, document));
    },
  );

  const change = { schema: { params, body: contentRevisionBody, response } };
  app.post(EDITING_PATHS.publications, change, async (request, reply) => {
    await answerChange(request, reply, namedBy(request), publishContent);
  });
  app.post(EDITING_PATHS.withdraw, change, async (request, reply) => {
    await answerChange(request, reply, namedBy(request), withdrawContent);
  });
  done();
};
