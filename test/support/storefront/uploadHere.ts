import type { UploadAnswer, UploadOrder } from '../../../src/storefront/platform/upload/uploadMessages';
import { serverHttp } from '../server/calls/serverHttp';
import { fromOwnPage } from '../server/testApp';
import type { TestServer } from '../server/testServer';

type Listener = (event: { readonly data: UploadOrder }) => void;

/** Each message takes one turn of the event loop, as between a page and its worker. */
const later = (what: () => void): void => void setImmediate(what);

/**
 * Runs the shop's upload worker, with its own modules, in the process of the page that starts it, and its calls to the
 * server in process with the cookies of one browser. Ends with the test file.
 */
export function uploadHere({ app }: Pick<TestServer, 'app'>) {
  const calls: string[] = [];
  const cookies = new Map<string, string>();
  jest.spyOn(globalThis, 'fetch').mockImplementation(async (url, { method = 'GET', headers, body } = {}) => {
    if (typeof url !== 'string') throw new TypeError('The worker calls an address.');
    const reply = await app.inject({
      method: method as 'POST' | 'PUT',
      url,
      headers: {
        ...fromOwnPage,
        ...(headers as Record<string, string>),
        cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; '),
      },
      payload: body instanceof ArrayBuffer ? Buffer.from(body) : (body as string),
    });
    calls.push(`${method} ${url.replace(/\?.*/, '')}`);
    for (const { name, value } of reply.cookies) cookies.set(name, value);
    return new Response(new Uint8Array(reply.rawPayload), { status: reply.statusCode });
  });
  const channels: BroadcastChannel[] = [];
  const RealChannel = globalThis.BroadcastChannel;
  globalThis.BroadcastChannel = class extends RealChannel {
    constructor(name: string) {
      super(name);
      channels.push(this);
    }
  };
  globalThis.Worker = class extends EventTarget {
    #obey: Promise<Listener>;
    constructor() {
      super();
      this.#obey = new Promise((resolve) => {
        Object.defineProperty(globalThis, 'self', {
          configurable: true,
          value: {
            name: '',
            postMessage: (data: UploadAnswer) => later(() => this.dispatchEvent(new MessageEvent('message', { data }))),
            addEventListener: (type: string, listener: Listener) => type === 'message' && resolve(listener),
          },
        });
      });
      void jest.isolateModulesAsync(async () => {
        await import('../../../src/storefront/platform/upload/uploadWorker');
      });
    }
    postMessage(data: UploadOrder): void {
      later(() => void this.#obey.then((obey) => obey({ data })));
    }
  } as unknown as typeof Worker;
  return {
    /** The shop's own connection to the server, in the same browser. */
    browser: serverHttp({ app }, cookies),
    /** The calls of the worker that have been answered, without queries. */
    calls: calls as readonly string[],
    close: () => channels.forEach((channel) => channel.close()),
  };
}
