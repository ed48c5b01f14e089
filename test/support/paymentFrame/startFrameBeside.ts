import { act } from '@testing-library/react';
import type { FrameMessage, ShopMessage } from '../../../src/contract/payment/frameMessages';
import { startFrame } from '../../../src/paymentFrame/startFrame';
import { onClose } from '../openShops';
import type { TestServer } from '../server/testServer';

/** The frame's calls to a server in this process: from an opaque origin, without cookies. */
const fetchFrom =
  ({ app }: Pick<TestServer, 'app'>): typeof fetch =>
  async (address, init) => {
    const request = new Request(address instanceof Request ? address : new URL(address, window.location.origin), init);
    const answer = await app.inject({
      method: 'POST',
      url: new URL(request.url).pathname,
      headers: { 'content-type': 'application/json', origin: 'null' },
      payload: await request.text(),
    });
    return new Response(answer.body, { status: answer.statusCode });
  };

function windowOf(frame: HTMLIFrameElement): Window {
  if (!frame.contentWindow) throw new Error('the frame has no window');
  return frame.contentWindow;
}

/** Takes the first listener that `work` adds for the window's messages away from the window, and returns it. */
function listenerOf(work: () => void): (event: MessageEvent) => void {
  const adding = jest.spyOn(window, 'addEventListener');
  work();
  const found = adding.mock.calls.find(([type]) => type === 'message')?.[1] as ((event: Event) => void) | undefined;
  adding.mockRestore();
  if (!found) throw new Error('nobody listens');
  window.removeEventListener('message', found);
  return found;
}

/**
 * The payment provider's form beside the shop's page, in one document, because jsdom loads no frames: messages of each
 * reach only the other. `frame` is the page's iframe, which stays empty.
 */
export function startFrameBeside(server: Pick<TestServer, 'app'>, frame: HTMLIFrameElement) {
  const root = document.body.appendChild(document.createElement('div'));
  const around = windowOf(root.appendChild(document.createElement('iframe')));
  const inside = windowOf(frame);
  const said: (FrameMessage | ShopMessage)[] = [];
  const mocks = [
    jest.spyOn(window, 'parent', 'get').mockReturnValue(around),
    jest.spyOn(globalThis, 'fetch').mockImplementation(fetchFrom(server)),
  ];
  onClose(() => {
    for (const mock of mocks) mock.mockRestore();
    root.remove();
  });
  const passTo =
    (hear: (event: MessageEvent) => void, source: Window, origin: string) => (data: FrameMessage | ShopMessage) => {
      said.push(data);
      queueMicrotask(() => act(() => hear(new MessageEvent('message', { data, source, origin }))));
    };
  around.postMessage = passTo((event) => void window.dispatchEvent(event), inside, 'null');
  const { href, origin } = window.location;
  window.history.replaceState(null, '', frame.src);
  const hear = listenerOf(() => startFrame(root));
  window.history.replaceState(null, '', href);
  inside.postMessage = passTo(hear, around, origin);
  return {
    root,
    /** All messages between the two, in either direction. */
    said: said as readonly (FrameMessage | ShopMessage)[],
  };
}
