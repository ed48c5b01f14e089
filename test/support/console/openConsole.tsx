import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createConsolePlayer } from '../../../src/support/playback/createConsolePlayer';
import { selectPlayback } from '../../../src/support/playback/playbackSlice';
import { SupportApp } from '../../../src/support/app/SupportApp';
import { supportPageAt } from '../../../src/support/app/supportPageAt';
import { supportSaga } from '../../../src/support/app/supportSaga';
import { createSupportStore } from '../../../src/support/app/supportStore';
import { addSupportTexts } from '../../../src/support/app/supportTexts';
import { pageOpened } from '../../../src/support/app/viewSlice';
import { api } from '../../../src/storefront/api';
import type { Http, HttpRequest } from '../../../src/storefront/platform/http';
import { createVault } from '../../../src/storefront/platform/vault';
import { onClose } from '../openShops';
import '../patience';
import { logIn } from '../server/calls/loggedIn';
import type { TestServer } from '../server/testServer';
import { visit } from '../storefront/openCheckout';
import { waitUntil } from '../waitUntil';

const SUPPORT = 'support@comptoir.example';

interface OpenOptions {
  /**
   * A fault requested by a test: the request does not reach the server, its answer is lost, or it is answered with this
   * status in the server's place.
   */
  readonly fault?: (request: HttpRequest) => 'offline' | 'answerLost' | { readonly status: number } | undefined;
}

/**
 * Opens a page of support over the real server, as a browser does at this address. At a session's address it returns
 * once the recording is open and its signatures are read, or the session cannot be opened.
 */
export async function openConsole(server: TestServer, address: string, { fault }: OpenOptions = {}) {
  addSupportTexts();
  const { headers } = await logIn(server.app, SUPPORT);
  // The file of a recording is not fetched by an endpoint of the store.
  const fetching = jest.spyOn(globalThis, 'fetch').mockImplementation(async (url) => {
    if (typeof url !== 'string') throw new TypeError('The console fetches an address.');
    const reply = await server.app.inject({ url, headers });
    return new Response(new Uint8Array(reply.rawPayload), { status: reply.statusCode });
  });
  const browser = await visit(server, SUPPORT);
  const calls: { readonly call: string; readonly key: string | undefined }[] = [];
  const http: Http = async (request) => {
    calls.push({ call: `${request.method} ${request.url}`, key: request.headers['idempotency-key'] });
    const outcome = fault?.(request);
    if (outcome === 'offline') throw new TypeError('Failed to fetch');
    if (typeof outcome === 'object') return { ...outcome, statusText: '', header: () => null, text: '[]' };
    const answer = await browser(request);
    if (outcome === 'answerLost') throw new TypeError('Failed to fetch');
    return answer;
  };
  const vault = createVault();
  const store = createSupportStore({ http, vault });
  const player = createConsolePlayer();
  const task = store.runSaga(supportSaga, player, vault);
  const [pathname = '', search = ''] = address.split(/(?=\?)/);
  store.dispatch(pageOpened(supportPageAt(pathname, search)));
  const view = render(<SupportApp store={store} vault={vault} player={player} />);
  onClose(() => {
    view.unmount();
    task.cancel();
    store.dispatch(api.util.resetApiState());
    fetching.mockRestore();
  });
  const playback = () => selectPlayback(store.getState());
  if (store.getState().view.page === 'session')
    await act(() =>
      waitUntil(
        'the recording is open and its signatures are read',
        () => playback().signature !== null || playback().failure !== null,
      ),
    );
  /** Acts on the page and waits until `isSo`; `until` describes what is waited for. */
  const perform = (what: () => unknown, until: string, isSo: () => boolean) =>
    act(async () => {
      what();
      await waitUntil(until, isSo);
    });
  return {
    store,
    vault,
    player,
    calls,
    playback,
    close: view.unmount,
    perform,
    user: userEvent.setup(),
    /**
     * Shows the state after the n-th action (from 1) of the first part whose type and feature, with a blank between,
     * contain this text.
     */
    moveTo: async (type: string, nth = 1) => {
      const part = 0;
      const positions = (player.outlines()[part]?.actions ?? []).flatMap((action, index) =>
        `${action.type} ${action.feature}`.includes(type) ? [index + 1] : [],
      );
      const position = positions[nth - 1];
      if (position === undefined) throw new Error(`The recording has no ${nth}. ${type}.`);
      await perform(
        () => store.dispatch({ type: 'playback/seekRequested', payload: { part, position } }),
        `position ${position} is shown`,
        () => playback().position === position,
      );
    },
    choosePanel: (name: string) => userEvent.click(screen.getByRole('radio', { name })),
  };
}
