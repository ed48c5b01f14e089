import { BUILDER_PATHS } from '../../../../src/contract/site/builderPaths';
import type { ActivityCounts } from '../../../../src/contract/tracking/activityCounts';
import type { ActivityType } from '../../../../src/contract/tracking/activityTypes';
import { keepActivity } from '../../../../src/server/features/tracking/activityStore';
import { readActivity } from '../../../../src/server/features/tracking/readActivity';
import { logIn } from '../../../support/server/calls/loggedIn';
import { startTestServer, type TestServer } from '../../../support/server/testServer';

let server: TestServer;
beforeEach(async () => {
  server = await startTestServer();
});
afterEach(() => server.close());

const cookieId = '0d1f4f5e-7a83-4c7e-9a55-2f6ad7d5a0b1';
const product = { id: '01t000000000001AAA' };
let number = 0;
function report(type: ActivityType, at: string, webstoreId = server.app.webstore.current().webstoreId) {
  number += 1;
  const arrival = { id: `activity-${String(number)}`, webstoreId, now: Date.parse(at) };
  const body = type === 'viewSearch' ? { cookieId, searchText: 'lait' } : { cookieId, product };
  return server.app.database.write((db) => keepActivity(db, arrival, readActivity(type, body)));
}
async function counts(login = 'builder') {
  const { headers } = await logIn(server.app, `${login}@comptoir.example`);
  return server.app.inject({ url: BUILDER_PATHS.activities, headers });
}

test('activities are counted by type and day of Paris, for the thirty days up to today', async () => {
  server.clock.advance(Date.parse('2025-11-20T23:30:00Z') - server.clock.now());
  // Half past midnight in Paris: today is the 21st. Days begin two hours before UTC's in summer, one in winter.
  await report('viewProduct', '2025-11-20T22:59:59Z');
  await report('viewProduct', '2025-11-20T23:00:00Z');
  await report('viewProduct', '2025-11-20T23:10:00Z');
  await report('viewSearch', '2025-11-20T23:10:00Z');
  await report('addToCart', '2025-10-25T21:59:59Z');
  await report('addToCart', '2025-10-25T22:00:00Z');
  await report('addToCart', '2025-10-22T22:00:00Z');
  // An activity of the day before the first, and one of another webstore.
  await report('addToCart', '2025-10-22T21:59:59Z');
  await report('addToCart', '2025-11-20T12:00:00Z', '0ZE00000000000bAAA');
  const answer = await counts();
  expect([answer.statusCode, answer.json<ActivityCounts>()]).toEqual([
    200,
    {
      firstDay: '2025-10-23',
      lastDay: '2025-11-21',
      counts: [
        { day: '2025-10-23', type: 'addToCart', count: 1 },
        { day: '2025-10-25', type: 'addToCart', count: 1 },
        { day: '2025-10-26', type: 'addToCart', count: 1 },
        { day: '2025-11-20', type: 'viewProduct', count: 1 },
        { day: '2025-11-21', type: 'viewProduct', count: 2 },
        { day: '2025-11-21', type: 'viewSearch', count: 1 },
      ],
    },
  ]);
});

test('nobody but a builder is told how often what was done', async () => {
  expect((await server.app.inject(BUILDER_PATHS.activities)).statusCode).toBe(401);
  expect((await counts('coffee')).statusCode).toBe(403);
  expect((await counts()).json<ActivityCounts>().counts).toEqual([]);
});
