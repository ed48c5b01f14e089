import type { StoreEnhancer } from '@reduxjs/toolkit';
import type { Recorder } from '../../../journal/record/recorder';
import { createActionBuffer, type ActionBuffer } from '../../../journal/record/actionBuffer';
import { api } from '../../api';
import { highResolutionNow, now } from '../../platform/clock';
import { requestIdle } from '../../platform/idle';
import { onPageError } from '../../platform/page/pageErrors';
import { readSessionValue, writeSessionValue } from '../../platform/storage/storage';
import { RECORDING_KEY } from '../../platform/storage/storageKeys';
import type { Vault } from '../../platform/vault';
import type { LifeBegun } from './recordPage';

declare global {
  interface Window {
    /**
     * Access for developers and support to this page life's masked recording; undefined until the recorder is loaded.
     */
    comptoir?: { readonly journal: () => string | undefined };
  }
}

/** Records the buffered actions of this window's page and all later ones. */
export type RecordLife = (begun: LifeBegun, buffer: ActionBuffer) => Promise<Recorder>;

/**
 * The number of this page life in its tab, so that the next page life notices if this one ends before its encoder is
 * loaded. A page in a frame (the builder's preview) shares the tab's storage and is not counted.
 */
function nextLife(): number | undefined {
  if (window.parent !== window) return undefined;
  const kept = readSessionValue(RECORDING_KEY) ?? '';
  const life = (parseInt(kept) || 0) + 1;
  writeSessionValue(RECORDING_KEY, kept.replace(/^\d*/, String(life)));
  return life;
}

interface PageRecorder {
  readonly enhancer: StoreEnhancer;
  /** Encodes everything buffered, if the encoder is loaded; to be called when the page is hidden. */
  readonly flush: () => void;
  /** The NDJSON so far; undefined until the encoder is loaded. */
  readonly text: () => string | undefined;
}

/**
 * The recorder of this page life: a bounded ring buffer in memory, which leaves the device only if the shopper requests
 * or allows it. It records from the first action on, errors of the page's code included; the encoder is loaded when the
 * page is idle.
 */
export function createPageRecorder(
  load: () => Promise<{ readonly recordLife: RecordLife }>,
  vault: Pick<Vault, 'entries'>,
): PageRecorder {
  const buffer = createActionBuffer(highResolutionNow);
  onPageError((error, origin) => buffer.keep({ error, origin, t: highResolutionNow() }));
  const begun = { vault, life: nextLife(), endpoints: Object.keys(api.endpoints), startedAt: now() };
  let recorder: Recorder | undefined;
  const fetchEncoder = async () => {
    try {
      const { recordLife } = await load();
      recorder = await recordLife(begun, buffer);
    } catch (error) {
      // The page continues without a recording.
      buffer.close();
      console.error(error);
    }
  };
  requestIdle(() => void fetchEncoder());
  return { enhancer: buffer.enhancer, flush: () => recorder?.flush(), text: () => recorder?.text() };
}
