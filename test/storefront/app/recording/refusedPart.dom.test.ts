import { act } from '@testing-library/react';
import { verifyJournal } from '../../../../src/journal/replay/verify';
import { sendSegments } from '../../../../src/journal/send/sendSegments';
import { verifySigned } from '../../../../src/journal/signed';
import { nodeSignatures } from '../../../../src/journal/signed/nodeSignatures';
import { createPageRecorder } from '../../../../src/storefront/app/recording/pageRecorder';
import { partOfLife } from '../../../../src/storefront/app/recording/partOfLife';
import { recordLife } from '../../../../src/storefront/app/recording/recordShop';
import { replayedShop } from '../../../../src/storefront/app/recording/replayedShop';
import { consentGiven } from '../../../../src/storefront/features/consent';
import { uploadStopped } from '../../../../src/storefront/features/recording';
import { createSegmentList } from '../../../../src/storefront/platform/upload/segmentDatabase';
import { uploadCalls } from '../../../../src/storefront/platform/upload/uploadCalls';
import { createVault } from '../../../../src/storefront/platform/vault';
import { openLife } from '../../../support/journal/pageLife';
import { header, linesOf, snapshot, supportAgent } from '../../../support/server/calls/recordingCalls';
import type { TestServer } from '../../../support/server/testServer';
import { openShop } from '../../../support/storefront/openShop';
import { startShopServer } from '../../../support/storefront/startShopServer';
import { uploadHere } from '../../../support/storefront/uploadHere';
import { waitUntil } from '../../../support/waitUntil';

let server: TestServer;
let upload: ReturnType<typeof uploadHere>;
beforeAll(async () => {
  server = await startShopServer();
  upload = uploadHere(server);
});
afterAll(() => {
  upload.close();
  return server.close();
});

it('a page whose part is refused, for a duplicate of its tab has sent another one with its number, is declared by the session that the next page of the tab begins [REP-16]', async () => {
  const life = openLife(recordLife, () => undefined);
  const shop = await openShop(server, '/', { recorder: life.enhancer });
  life.come();
  await act(() => waitUntil('the recorder is there', () => life.text() !== undefined));
  const recorded = life.text() ?? '';
  const session = /"session":"([^"]+)"/.exec(recorded)?.[1] ?? '';
  await uploadCalls.open(session, true);
  const others = {
    session,
    part: 1,
    page: 'page-of-duplicate',
    segment: 1,
    byConsent: true,
    text: linesOf(header(session), snapshot()),
  };
  expect(await uploadCalls.put(others, true)).toEqual({ status: 201 });

  await act(async () => {
    shop.store.dispatch(consentGiven({ allowed: ['recording'] }));
    await waitUntil('the part is refused', () => shop.actions.some(uploadStopped.match));
  });
  expect(shop.actions.filter(uploadStopped.match).map(({ payload }) => payload)).toEqual([{ reason: 'refused' }]);
  shop.unmount();
  window.dispatchEvent(new Event('pagehide'));

  createPageRecorder(() => new Promise(() => undefined), createVault());
  const next = await partOfLife(2);
  expect(next).toEqual({ session: expect.any(String) as string, part: 2 });
  expect(next.session).not.toBe(session);
  // Sends the next page's recording: the first page's lines under a header with the session and part of the next page.
  const [, ...lines] = recorded.split('\n');
  const first = JSON.stringify({ ...(JSON.parse(recorded.split('\n')[0] ?? '') as object), ...next });
  const queue = createSegmentList();
  await queue.add({ ...next, page: 'page-of-tests', segment: 1, byConsent: true, text: [first, ...lines].join('\n') });
  await sendSegments({
    queue,
    calls: { open: (own) => uploadCalls.open(own, true), put: (segment) => uploadCalls.put(segment, true) },
    announce: (news) => expect(news.kind).toBe('acknowledged'),
    wait: () => Promise.reject(new Error('Every call has an answer.')),
    mayGoOn: () => true,
  });
  const text = await (await supportAgent(server.app)).file(next.session);
  expect(JSON.parse(text.split('\n')[0] ?? '')).toMatchObject({ ...next, unsent: 1 });
  expect(await verifySigned(Buffer.from(text), nodeSignatures)).toMatchObject({ verdict: 'whole', parts: 1 });
  expect(verifyJournal({ ...replayedShop, text })).toMatchObject({ ok: true, diverging: 0, gaps: 1, problems: [] });
});
