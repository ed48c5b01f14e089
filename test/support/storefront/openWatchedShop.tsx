import { compose, type StoreEnhancer } from '@reduxjs/toolkit';
import { act, render } from '@testing-library/react';
import { decodeJournal } from '../../../src/journal/decode';
import { createReplayStore } from '../../../src/journal/replay/replayStore';
import { toDevTools } from '../../../src/journal/devTools';
import { createActionBuffer } from '../../../src/journal/record/actionBuffer';
import { verifyJournal } from '../../../src/journal/replay/verify';
import { createOutbox } from '../../../src/journal/send/outbox';
import { api } from '../../../src/storefront/api';
import { App } from '../../../src/storefront/app/App';
import { recordPage } from '../../../src/storefront/app/recording/recordPage';
import { recordedShop } from '../../../src/storefront/app/recording/recordedShop';
import { replayedShop } from '../../../src/storefront/app/recording/replayedShop';
import { highResolutionNow } from '../../../src/storefront/platform/clock';
import { environmentOf } from '../../../src/storefront/platform/environment';
import { createVault } from '../../../src/storefront/platform/vault';
import { holds } from '../journeys/browser/marks';
import { columnsHoldingAny } from '../server/databases/columnsHoldingAny';
import { recordingBrowser } from '../server/calls/recordingCalls';
import type { TestServer } from '../server/testServer';
import { exportedTest } from './exportedTest';
import { openShop } from './openShop';

/** Collects every new text in a value, including field names; parts shared between states are walked once. */
function collectTexts(value: unknown, seen: WeakSet<object>, texts: Set<string>): void {
  if (typeof value === 'string' || typeof value === 'number') texts.add(String(value));
  if (typeof value !== 'object' || value === null || seen.has(value)) return;
  seen.add(value);
  for (const [key, item] of Object.entries(value)) {
    texts.add(key);
    collectTexts(item, seen, texts);
  }
}

/** A shop's page that keeps every state, every action, the recording, its upload and the server's log. */
export async function openWatchedShop(
  server: TestServer,
  wanted: string,
  options: Omit<NonNullable<Parameters<typeof openShop>[2]>, 'recorder'> = {},
) {
  const seen = new WeakSet();
  const texts = new Set<string>();
  const buffer = createActionBuffer(highResolutionNow);
  const witness: StoreEnhancer = (createStore) => (reducer, preloaded) => {
    const inner = createStore(reducer, preloaded);
    inner.subscribe(() => collectTexts(inner.getState(), seen, texts));
    return {
      ...inner,
      dispatch: (action) => {
        collectTexts(action, seen, texts);
        return inner.dispatch(action);
      },
    };
  };
  const logged = server.log.length;
  const shop = await openShop(server, wanted, { ...options, recorder: compose(witness, buffer.enhancer) });
  const endpoints = Object.keys(api.endpoints);
  const sender = recordingBrowser(server.app);
  const own = { session: sender.session, part: 1 };
  const recorder = recordPage({ ...own, ...environmentOf('fr-FR', 0), endpoints }, buffer, recordedShop);
  const recording = () => recorder.text();
  const segments: string[] = [];
  const outbox = createOutbox({ ...own, page: 'page-of-tests', recorder, deliver: ({ text }) => segments.push(text) });
  const upload = () => {
    outbox.send();
    return segments;
  };
  let uploaded = 0;
  return {
    ...shop,
    recording,
    /**
     * The texts found, by where they were found: a state or an action, the recording, its upload, its DevTools export
     * or the server's log.
     */
    holdersOf: (wantedTexts: readonly string[]): readonly string[] => {
      const held = {
        'state or action': [...texts].join('\n'),
        recording: recording(),
        upload: upload().join(''),
        'DevTools export': toDevTools(decodeJournal(recording()).records, replayedShop),
        log: server.log.slice(logged).join('\n'),
      };
      return wantedTexts.flatMap((text) =>
        Object.entries(held).flatMap(([where, all]) => (holds(all, text) ? [`${text} in ${where}`] : [])),
      );
    },
    /** The texts found in the test that is exported of the recording; shows its pages, so nothing else may follow. */
    heldByTest: async (wantedTexts: readonly string[]): Promise<readonly string[]> => {
      const all = await exportedTest(recording());
      return wantedTexts.filter((text) => holds(all, text));
    },
    /**
     * Sends the recording to the server, and searches the whole database for each value and for its beginning: the
     * columns that contain it, by the name of the value; values found nowhere have no entry.
     */
    columnsOf: async (wantedValues: Readonly<Record<string, readonly string[]>>) => {
      const columns: Record<string, readonly string[]> = {};
      await act(async () => {
        await sender.open();
        for (const text of upload().slice(uploaded)) {
          const sent = await sender.send(1, (uploaded += 1), text);
          if (sent.status !== 201) throw new Error(`The recording was refused: ${sent.reply.body}`);
        }
        for (const [name, values] of Object.entries(wantedValues)) {
          const held = await columnsHoldingAny(server.app.database, values);
          if (held.length > 0) columns[name] = held;
        }
      });
      return columns;
    },
    /**
     * Replays the recording, compares every state of it, and leaves its last one on the screen instead of the shop's
     * page: anything to be checked on the page itself must be checked before.
     */
    replay: () => {
      const text = recording();
      const { diverging, problems } = verifyJournal({ ...replayedShop, text });
      const store = createReplayStore({ ...replayedShop, records: decodeJournal(text).records });
      store.seek(store.length);
      shop.unmount();
      render(<App store={store as never} vault={createVault()} />);
      return { diverging, problems };
    },
  };
}
