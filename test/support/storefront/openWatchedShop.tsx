import { compose, type StoreEnhancer } from '@reduxjs/toolkit';
import { render } from '@testing-library/react';
import { decodeJournal } from '../../../src/journal/decode';
import { createReplayStore } from '../../../src/journal/replay/replayStore';
import { createActionBuffer } from '../../../src/journal/record/actionBuffer';
import { verifyJournal } from '../../../src/journal/replay/verify';
import { api } from '../../../src/storefront/api';
import { App } from '../../../src/storefront/app/App';
import { recordPage } from '../../../src/storefront/app/recording/recordPage';
import { recordedShop } from '../../../src/storefront/app/recording/recordedShop';
import { replayedShop } from '../../../src/storefront/app/recording/replayedShop';
import { highResolutionNow } from '../../../src/storefront/platform/clock';
import { environmentOf } from '../../../src/storefront/platform/environment';
import { createVault } from '../../../src/storefront/platform/vault';
import type { TestServer } from '../server/testServer';
import { openShop } from './openShop';

/** Adds every text in a value, names of fields too, that was not seen before: what states share is walked once. */
function collectTexts(value: unknown, seen: WeakSet<object>, texts: Set<string>): void {
  if (typeof value === 'string' || typeof value === 'number') texts.add(String(value));
  if (typeof value !== 'object' || value === null || seen.has(value)) return;
  seen.add(value);
  for (const [key, item] of Object.entries(value)) {
    texts.add(key);
    collectTexts(item, seen, texts);
  }
}

/** Whether a text stands in another. Digits alone may stand in a longer number by chance. */
const stands = (text: string, all: string): boolean =>
  /^\d+$/.test(text)
    ? new RegExp(`(?<![\\d.])${text}${text.length < 6 ? '(?![\\d.])' : ''}`).test(all)
    : all.includes(text);

/** A shop's page of which every state, every action, the recording and the server's log are kept. */
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
  const recorder = recordPage({ session: 's', part: 1, ...environmentOf('fr-FR', 0), endpoints }, buffer, recordedShop);
  const recording = () => recorder.text();
  return {
    ...shop,
    recording,
    /** Which of the texts a state, an action, the recording or the server's log holds, and which of these it is. */
    holdersOf: (wantedTexts: readonly string[]): readonly string[] => {
      const held = {
        'state or action': [...texts].join('\n'),
        recording: recording(),
        log: server.log.slice(logged).join('\n'),
      };
      return wantedTexts.flatMap((text) =>
        Object.entries(held).flatMap(([where, all]) => (stands(text, all) ? [`${text} in ${where}`] : [])),
      );
    },
    /**
     * Replays the recording, compares every state of it, and leaves its last one on the screen in place of the shop's
     * page: whatever is asked of the page itself is asked before.
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
