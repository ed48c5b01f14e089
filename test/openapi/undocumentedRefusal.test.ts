import { pathTo, PATHS } from '../../src/contract/paths';
import type { AppPlugin } from '../../src/server/app';
import { ApiProblem } from '../../src/server/problems';
import { startTestApp } from '../support/server/testApp';

const refusing =
  (problem: ApiProblem): AppPlugin =>
  (app, _options, done) => {
    app.get(PATHS.sortRules, () => Promise.reject(problem));
    done();
  };

test.each([
  ['is told to the test that is answered it', new ApiProblem(409, 'CHECKOUT_CONFLICT', 'Not so.'), 'UNDOCUMENTED'],
  ['is not mistaken for one that it names', new ApiProblem(404, 'WEBSTORE_NOT_FOUND', 'None.'), 'WEBSTORE_NOT_FOUND'],
])('a refusal that the document does not name %s', async (_what, problem, code) => {
  const { app, close } = await startTestApp({ plugins: [refusing(problem)] });
  const answer = await app.inject(pathTo('sortRules', { webstoreId: '0ZE000000000001' }));
  expect([answer.statusCode, answer.json()]).toEqual([problem.status, [expect.objectContaining({ errorCode: code })]]);
  await close();
});
