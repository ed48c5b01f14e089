/** Where an error of the page's own code came to light. */
export type ErrorOrigin = 'rendering' | 'process' | 'script' | 'promise';

type Listener = (error: unknown, origin: ErrorOrigin) => void;

/** Nobody listens on the server, in a replay, and before the page starts. */
let notify: Listener = () => undefined;

/** An error that something else has caught and told the console. */
export const noticeError: Listener = (error, origin) => notify(error, origin);

/** An error that ended a process, or a step of one: the page goes on, and the console says why. */
export function logError(error: unknown): void {
  console.error(error);
  notify(error, 'process');
}

/** Hears of every error of the page's code from here on, caught or not; one listener at a time. */
export function onPageError(listener: Listener): void {
  notify = listener;
  window.addEventListener('error', ({ error }) => notify(error, 'script'));
  window.addEventListener('unhandledrejection', ({ reason }) => notify(reason, 'promise'));
}
