import { act } from '@testing-library/react';
import type { SearchArgs } from '../../../../src/contract/search/search';
import { decodeJournal } from '../../../../src/journal/decode';
import { createActionRegistry, registerApiTypes } from '../../../../src/journal/record/registry';
import { createRecorder } from '../../../../src/journal/record/recorder';
import { verifyJournal } from '../../../../src/journal/replay/verify';
import { createOutbox } from '../../../../src/journal/send/outbox';
import type { Segment } from '../../../../src/journal/send/segment';
import { verifySigned } from '../../../../src/journal/signed';
import { nodeSignatures } from '../../../../src/journal/signed/nodeSignatures';
import { api } from '../../../../src/storefront/api';
import { recordLife } from '../../../../src/storefront/app/recording/recordShop';
import { recordedShop } from '../../../../src/storefront/app/recording/recordedShop';
import { replayedShop } from '../../../../src/storefront/app/recording/replayedShop';
import { consentGiven } from '../../../../src/storefront/features/consent';
import { searchApi } from '../../../../src/storefront/features/search';
import { navigationRequested } from '../../../../src/storefront/kernel/location';
import { environmentOf } from '../../../../src/storefront/platform/environment';
import { openLife } from '../../../support/journal/pageLife';
import { recordingBrowser, supportAgent } from '../../../support/server/calls/recordingCalls';
import type { TestServer } from '../../../support/server/testServer';
import { openShop } from '../../../support/storefront/openShop';
import { startShopServer } from '../../../support/storefront/startShopServer';
import { uploadHere } from '../../../support/storefront/uploadHere';
import { waitUntil } from '../../../support/waitUntil';

let server: TestServer;
let support: Awaited<ReturnType<typeof supportAgent>>;
let upload: ReturnType<typeof uploadHere>;
beforeAll(async () => {
  server = await startShopServer();
  support = await supportAgent(server.app);
  upload = uploadHere(server);
});
afterAll(() => {
  upload.close();
  return server.close();
});

const gapsIn = (text: string) => decodeJournal(text).records.flatMap((record) => (record.k === 'gap' ? [record] : []));
const actionsIn = (text: string): readonly number[] =>
  decodeJournal(text).records.flatMap((record) => (record.k === 'action' ? [record.n] : []));

/** The file of a session as support downloads it; empty before the server has any of it. */
const sentTo = (session: string) => support.file(session).catch(() => '');
/** The file of a session, with the results of checking its signatures and of replaying it. */
async function sentFile(session: string) {
  const text = await sentTo(session);
  return {
    text,
    signed: await verifySigned(Buffer.from(text), nodeSignatures),
    replayed: verifyJournal({ ...replayedShop, text }),
  };
}

const visit = (shop: Awaited<ReturnType<typeof openShop>>, href: string) =>
  act(async () => {
    shop.store.dispatch(navigationRequested(href));
    await shop.settled();
  });

it('consent to recordings that is given, withdrawn and given again: the server has the part, of which nothing lacks but what was done in between, declared with its reason [REP-16]', async () => {
  const life = openLife(recordLife, () => undefined);
  const shop = await openShop(server, '/', { recorder: life.enhancer });
  const allow = (isAllowed: boolean) =>
    act(async () => {
      shop.store.dispatch(consentGiven({ allowed: isAllowed ? ['recording'] : [] }));
      await waitUntil(
        isAllowed ? 'the upload has begun' : 'the upload has ended',
        () => shop.store.getState().late.recording?.isUploading === isAllowed,
      );
    });
  const puts = () => upload.calls.filter((call) => call.startsWith('PUT ')).length;
  const sessionOf = () => /"session":"([^"]+)"/.exec(life.text() ?? '')?.[1] ?? '';
  /** Hides the page, as when the shopper opens another tab: everything that is waiting is sent. */
  const hide = (until: string) =>
    act(async () => {
      const hidden = jest.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
      document.dispatchEvent(new Event('visibilitychange'));
      hidden.mockRestore();
      await waitUntil(`${until} is at the server`, async () => (await sentTo(sessionOf())).includes(until));
    });

  life.come();
  await act(() => waitUntil('the recorder is there', () => life.text() !== undefined));
  await visit(shop, '/search?term=beurre');
  expect(upload.calls).toEqual([]);
  await allow(true);
  await visit(shop, '/search?term=lait');
  await hide('term=lait');
  await allow(false);
  const until = puts();
  await visit(shop, '/search?term=farine');
  await visit(shop, '/cart');
  expect(puts()).toBe(until);
  await allow(true);
  await visit(shop, '/search?term=sucre');
  await hide('term=sucre');

  const whole = life.text() ?? '';
  const { text, signed, replayed } = await sentFile(sessionOf());
  expect(signed).toMatchObject({ verdict: 'whole', parts: 1 });
  expect(replayed).toMatchObject({ ok: true, diverging: 0, gaps: 1, problems: [] });
  const [gap] = gapsIn(text);
  expect(gap).toMatchObject({ reason: 'consent-withdrawn' });
  // The only missing actions are those right before the gap; the recording in the browser's memory has them.
  const sent = actionsIn(text);
  const lacking = actionsIn(whole).filter((n) => n <= (sent.at(-1) ?? 0) && !sent.includes(n));
  const from = (gap?.n ?? 0) - lacking.length;
  expect(lacking).toEqual(lacking.map((_n, index) => from + index));
  const addresses = (of: string) => [...of.matchAll(/"k":"action".*?"search":"\?term=(\w+)"/g)].map(([, term]) => term);
  expect(new Set(addresses(whole))).toEqual(new Set(['beurre', 'lait', 'farine', 'sucre']));
  expect(new Set(addresses(text))).toEqual(new Set(['beurre', 'lait', 'sucre']));
});

it('a page that outgrows the recorder’s memory, or what waits to be sent, says so where it goes on, in the file that support has too [REP-16]', async () => {
  const registry = createActionRegistry((type) => {
    throw new Error(`unregistered: ${type}`);
  });
  recordedShop.registerEvents(registry);
  registerApiTypes(registry, api.reducerPath);
  const browser = recordingBrowser(server.app);
  await browser.open();
  const recorder = createRecorder({
    header: {
      session: browser.session,
      part: 1,
      endpoints: Object.keys(api.endpoints),
      consent: [],
      ...environmentOf('fr-FR', 0),
    },
    registry,
    now: () => performance.now(),
    requestIdle: () => undefined,
    onProblem: (problem) => {
      throw problem;
    },
    maxActions: 40,
  });
  const shop = await openShop(server, '/', { recorder: recorder.enhancer });
  const delivered: Segment[] = [];
  const outbox = createOutbox({
    session: browser.session,
    part: 1,
    page: 'page-of-tests',
    recorder,
    deliver: (segment) => delivered.push(segment),
    mostCharacters: 200_000,
  });
  outbox.send();
  await visit(shop, '/search?term=beurre');
  const asked: { readonly originalArgs?: unknown } | undefined = Object.values(shop.store.getState().api.queries).find(
    (one) => one?.endpointName === 'searchProducts',
  );
  // Checked edge: the cache entry is one of this endpoint.
  const args = asked?.originalArgs as SearchArgs;
  // The same answer again and again: the log grows, and the state does not.
  const again = searchApi.endpoints.searchProducts.initiate(args, { forceRefetch: true });
  for (let times = 0; times < 12; times += 1) await act(() => shop.store.dispatch(again));
  // Only now are the actions encoded, and turn out to be more than the outbox keeps.
  recorder.flush();
  await visit(shop, '/cart');
  outbox.send();
  for (const { segment, text } of delivered) expect((await browser.send(1, segment, text)).status).toBe(201);

  const kept = recorder.text();
  expect(gapsIn(kept)[0]).toMatchObject({ reason: 'size', n: actionsIn(kept)[0] });
  expect(verifyJournal({ ...replayedShop, text: kept })).toMatchObject({ ok: true, diverging: 0, problems: [] });
  const { text, signed, replayed } = await sentFile(browser.session);
  expect(signed).toMatchObject({ verdict: 'whole', parts: 1 });
  expect(replayed).toMatchObject({ ok: true, diverging: 0, problems: [] });
  expect(new Set(gapsIn(text).map(({ reason }) => reason))).toEqual(new Set(['unsent']));
  // No action is missing except right before a gap.
  const sent = actionsIn(text);
  const resumed = gapsIn(text).map(({ n }) => n);
  expect(sent.filter((n, index) => n !== (sent[index - 1] ?? -1) + 1)).toEqual(resumed);
});
