import { Agent, type Dispatcher } from 'undici';

/** The options by which the library calls the agent. */
type Ask = (
  options: Dispatcher.RequestOptions,
  done: (error: Error | null, answer: Dispatcher.ResponseData) => void,
) => void;

/** The client that made a call, and may disconnect before it is answered. */
interface Caller {
  readonly signal: AbortSignal;
  /** Whether the call ends when the caller disconnects. */
  readonly isEndedThen: boolean;
}

export interface CommerceAgent {
  /** Calls the commerce server for the library that forwards. */
  readonly ask: Ask;
  /**
   * Names the caller of the next `ask`, whose disconnection may abort it. The forwarding library does not pass the
   * caller on, but calls `ask` synchronously.
   */
  readonly askFor: (caller: Caller) => void;
  readonly destroy: () => Promise<void>;
}

/**
 * Maximum number of running calls, each with a connection of its own, so that its time limit starts when it is sent. A
 * change whose caller has disconnected no longer counts, although it still runs: then another call may have to wait for
 * a connection, within its time limit.
 */
export const MOST_RUNNING = 128;

/**
 * The connections to the commerce server. A call fails if the commerce server has not begun to answer within `timeout`
 * ms, or if its answer pauses for as long.
 */
export function createCommerceAgent(timeout: number): CommerceAgent {
  // An agent of our own: the library's does not verify certificates.
  const agent = new Agent({
    connections: MOST_RUNNING,
    // Each call has its own deadline below, which also covers the opening of its connection.
    headersTimeout: 0,
    bodyTimeout: timeout,
    connect: { timeout },
  });
  let next: Caller | undefined;
  return {
    askFor(caller) {
      next = caller;
    },
    ask(options, done) {
      const { signal = null, isEndedThen = false } = next ?? {};
      const deadline = new AbortController();
      const clock = setTimeout(
        () => deadline.abort(new Error(`The commerce server has not begun to answer within ${String(timeout)} ms.`)),
        timeout,
      );
      const ends = isEndedThen && signal !== null ? AbortSignal.any([signal, deadline.signal]) : deadline.signal;
      agent.request({ ...options, signal: ends }, (error, answer) => {
        clearTimeout(clock);
        if (signal?.aborted !== true) done(error, answer);
        // The caller has disconnected, so nobody gets the answer. A call that the gateway itself aborted is no error.
        else if (error === null) void answer.body.dump();
        else if (!isEndedThen) done(error, answer);
      });
    },
    destroy: () => agent.destroy(),
  };
}
