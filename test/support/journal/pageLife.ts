import { decodeJournal } from '../../../src/journal/decode';
import { createPageRecorder, type RecordLife } from '../../../src/storefront/app/recording/pageRecorder';
import type { Vault } from '../../../src/storefront/platform/vault';

/**
 * The recorder of a page life, the first of its tab, whose code is loaded on command; `vaultOf` returns the page's
 * vault, once there is one.
 */
export function openLife(recordLife: RecordLife, vaultOf: () => Pick<Vault, 'entries'> | undefined) {
  sessionStorage.clear();
  let come: (code: { readonly recordLife: RecordLife }) => void = () => undefined;
  const code = new Promise<{ readonly recordLife: RecordLife }>((resolve) => (come = resolve));
  const listening = jest.spyOn(window, 'addEventListener');
  const { enhancer, text } = createPageRecorder(() => code, { entries: () => vaultOf()?.entries() ?? [] });
  // An error that reaches the window would end the test, because Jest's environment listens too.
  const [, scriptFailed] = listening.mock.calls.find(([type]) => type === 'error') ?? [];
  listening.mockRestore();
  return {
    enhancer,
    text,
    come: () => come({ recordLife }),
    scriptFails: (error: unknown) => {
      if (typeof scriptFailed !== 'function') throw new Error('Nobody listens for errors.');
      scriptFailed.call(window, new ErrorEvent('error', { error }));
    },
    promiseFails: (reason: unknown) =>
      void window.dispatchEvent(Object.assign(new Event('unhandledrejection'), { reason })),
  };
}

/** The errors in a recording, as it describes them. */
export const errorsIn = (text: string): readonly string[] =>
  decodeJournal(text).records.flatMap((record) =>
    record.k === 'marker' && record.kind === 'error' ? [record.text] : [],
  );
