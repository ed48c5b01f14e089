import type { MessagePort } from 'node:worker_threads';
import type { Calls, CallAnswer, Renderer } from '../rendering/Renderer';
import { sendable, type FromThread, type ToThread } from './messages';

interface Asked {
  readonly resolve: (answer: CallAnswer) => void;
  readonly reject: (reason: Error) => void;
}

/**
 * Renders the pages requested through a port, and sends their calls back through it. First reports that it is ready.
 */
export function renderInThread(port: MessagePort, renderer: Renderer): void {
  const say = (message: FromThread): void => port.postMessage(message);
  const asked = new Map<number, Asked>();
  let lastCall = 0;

  const callsOf =
    (page: number): Calls =>
    (request) =>
      new Promise((resolve, reject) => {
        lastCall += 1;
        asked.set(lastCall, { resolve, reject });
        say({ kind: 'call', page, call: lastCall, request });
      });

  const settle = (call: number, how: (one: Asked) => void): void => {
    const one = asked.get(call);
    asked.delete(call);
    if (one) how(one);
  };

  port.on('message', (message: ToThread) => {
    switch (message.kind) {
      case 'page': {
        const { page, task } = message;
        renderer.render(task, callsOf(page)).then(
          (rendered) => say({ kind: 'rendered', page, rendered }),
          (thrown: unknown) => say({ kind: 'failed', page, reason: sendable(thrown) }),
        );
        break;
      }
      case 'answer':
        settle(message.call, ({ resolve }) => resolve(message.answer));
        break;
      case 'noAnswer':
        settle(message.call, ({ reject }) => reject(message.reason));
    }
  });
  say({ kind: 'ready' });
}
