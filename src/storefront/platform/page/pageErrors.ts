/** Where an error of the page's own code was noticed. */
export type ErrorOrigin = 'rendering' | 'process' | 'script' | 'promise';

type Listener = (error: unknown, origin: ErrorOrigin) => void;

/** Replaced by `onPageError`; does nothing on the server, in a replay, and before the page starts. */
let notify: Listener = () => undefined;

/** Reports an error that other code has caught and logged to the console. */
export const noticeError: Listener = (error, origin) => notify(error, origin);

/**
 * Reports an error that ended a process, or a step of one: the page continues, and the error is logged to the console.
 */
export function logError(error: unknown): void {
  console.error(error);
  notify(error, 'process');
}

/** Calls back from now on for errors that nothing catches and for those reported above; one listener at a time. */
export function onPageError(listener: Listener): void {
  notify = listener;
  window.addEventListener('error', ({ error }) => notify(error, 'script'));
  window.addEventListener('unhandledrejection', ({ reason }) => notify(reason, 'promise'));
}
