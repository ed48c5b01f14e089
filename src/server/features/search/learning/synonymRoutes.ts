import {
  publishSynonymsBody,
  searchCountsSchema,
  synonymsSchema,
  synonymTrialSchema,
  trySynonymsBody,
} from '../../../../contract/search/searchLearning.schema';
import { SEARCH_TERM_WORD_LIMIT } from '../../../../contract/search/search';
import { BUILDER_PATHS } from '../../../../contract/site/builderPaths';
import type { AppPlugin } from '../../../app';
import { runCommand, sendAnswer } from '../../../commands/runCommand';
import { answerWithValidator } from '../../../http/etag';
import { ApiProblem, invalidInput } from '../../../problems';
import { wordsOf } from '../../../searchIndex/french/frenchText';
import { readSynonyms, synonymsOf } from '../../../searchIndex/query/synonyms';
import { callerOf, customerOf } from '../../../visitors/caller';
import { ownCurrency, readWebstore, writeWebstore } from '../../context';
import { guardBuilders } from '../../site';
import { searchCounts } from './searchCountStore';
import { triedSearch } from './trySynonyms';

function linesOf(text: string): readonly string[] {
  const lines = text.split(/\r?\n/).map((line) => line.trim());
  while (lines.at(-1) === '') lines.pop();
  return lines;
}
const textOf = (lines: readonly string[]): string => lines.join('\n');
const changedSince = () => new ApiProblem(409, 'DRAFT_CONFLICT', 'The synonyms were published by somebody else since.');

/** What shoppers search for, and the synonyms by which builders help them: trying and publishing them. */
export const synonymRoutes: AppPlugin = (app, _options, done) => {
  guardBuilders(app);
  answerWithValidator(app);

  app.get(BUILDER_PATHS.searches, { schema: { response: { 200: searchCountsSchema } } }, () =>
    searchCounts(app.database.read, app.webstore.current().webstoreId, app.clock.now()),
  );

  app.get(BUILDER_PATHS.synonyms, { schema: { response: { 200: synonymsSchema } } }, async () => ({
    synonyms: textOf((await readWebstore(app.database.read)).searchSynonyms),
  }));

  app.put(
    BUILDER_PATHS.synonyms,
    { schema: { body: publishSynonymsBody, response: { 200: synonymsSchema } } },
    async (request, reply) => {
      const { webstoreId } = app.webstore.current();
      const searchSynonyms = linesOf(request.body.synonyms);
      const base = textOf(linesOf(request.body.base));
      const answer = await runCommand(request, { caller: customerOf(request), now: app.clock.now() }, async (db) => {
        const stored = linesOf(textOf((await readWebstore(db)).searchSynonyms));
        if (textOf(stored) !== base) throw changedSince();
        await writeWebstore(db, webstoreId, { searchSynonyms });
        return { status: 200, body: { synonyms: textOf(searchSynonyms) } };
      });
      // Before the answer, so that this process's next search already knows them.
      await app.webstore.refresh();
      await sendAnswer(reply, answer);
    },
  );

  app.post(
    BUILDER_PATHS.synonymTrials,
    { schema: { body: trySynonymsBody, response: { 200: synonymTrialSchema } } },
    async (request) => {
      const term = request.body.term.trim();
      if (wordsOf(term).length > SEARCH_TERM_WORD_LIMIT) {
        throw invalidInput(`term may have at most ${SEARCH_TERM_WORD_LIMIT} words.`);
      }
      const caller = callerOf(request);
      const offer = await app.offers.to(caller, ownCurrency(app.webstore.current().context));
      const bought = await app.offers.boughtBy(caller);
      return {
        before: triedSearch(offer, bought, term, synonymsOf(app.webstore.current().searchSynonyms)),
        after: triedSearch(offer, bought, term, readSynonyms(linesOf(request.body.synonyms))),
      };
    },
  );
  done();
};
