import type { StoreEnhancer } from '@reduxjs/toolkit';
import type { Recorder } from '../../../journal/recorder';
import { createActionBuffer } from '../../../journal/actionBuffer';
import { api } from '../../api';
import { lazyCode } from '../../kernel/lazy';
import { highResolutionNow, now } from '../../platform/clock';
import { newId } from '../../platform/ids';
import { requestIdle } from '../../platform/idle';
import { readSessionValue, writeSessionValue } from '../../platform/storage/storage';
import { RECORDING_KEY } from '../../platform/storage/storageKeys';

const encoder = lazyCode(() => import(/* webpackChunkName: "part-journal" */ './recordPage'));

/** The recording session of this tab and the number of this page life in it. */
function nextPart(): { readonly session: string; readonly part: number } {
  const [session = newId(), last = '0'] = readSessionValue(RECORDING_KEY)?.split(' ') ?? [];
  const part = Number.isSafeInteger(Number(last)) ? Number(last) + 1 : 1;
  writeSessionValue(RECORDING_KEY, `${session} ${part}`);
  return { session, part };
}

interface PageRecorder {
  readonly enhancer: StoreEnhancer;
  /** Encodes everything buffered, if the encoder is loaded; call it when the page is hidden. */
  readonly flush: () => void;
  /** The NDJSON so far; undefined until the encoder is loaded. */
  readonly text: () => string | undefined;
}

/**
 * The recorder of this page life: a bounded ring buffer in memory, which leaves the device only if the shopper sends
 * it. Records from the first action on; the encoder is loaded when the page is idle.
 */
export function createPageRecorder(): PageRecorder {
  const buffer = createActionBuffer(highResolutionNow);
  const begun = { ...nextPart(), endpoints: Object.keys(api.endpoints), startedAt: now() };
  let recorder: Recorder | undefined;
  const fetchEncoder = async () => {
    try {
      const { recordThisPage } = await encoder.load();
      recorder = recordThisPage(begun, buffer);
    } catch (error) {
      buffer.close();
      console.error('This page is not recorded.', error);
    }
  };
  requestIdle(() => void fetchEncoder());
  return { enhancer: buffer.enhancer, flush: () => recorder?.flush(), text: () => recorder?.text() };
}
