import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { Provider } from 'react-redux';
import { marked, type FrameMessage } from '../../../../src/contract/payment/frameMessages';
import { PaymentFrame, type PaymentFrameProps } from '../../../../src/storefront/features/payments';
import { addTexts } from '../../../../src/storefront/messages';
import texts from '../../../../src/storefront/messages/fr-FR/payment.json';
import { openStore } from '../../../support/storefront/openStore';

beforeAll(() => addTexts(texts));

const newStore = () => openStore().store;
type Store = ReturnType<typeof newStore>;

/** A store as in a replay: it has the page's state, and dispatching has no effect. */
const replayed = ({ getState, subscribe }: Store) => ({
  getState,
  subscribe,
  dispatch: <T,>(action: T) => action,
  replaceReducer() {},
});

function show(changes: Partial<PaymentFrameProps> = {}, provided: object = newStore()) {
  const heard: unknown[][] = [];
  const props: PaymentFrameProps = {
    method: 'card',
    request: 0,
    challenge: null,
    isAbsent: false,
    onAbsent: () => heard.push(['absent']),
    onRetry: () => heard.push(['retry']),
    onToken: (...said) => heard.push(['token', ...said]),
    onProblem: (...said) => heard.push(['problem', ...said]),
    onChallengeEnded: (...said) => heard.push(['challenge', ...said]),
    ...changes,
  };
  const tree = (more: Partial<PaymentFrameProps>) => (
    <Provider store={provided as Store}>
      <PaymentFrame {...props} {...more} />
    </Provider>
  );
  const view = render(tree({}));
  return { heard, tree, view, change: (more: Partial<PaymentFrameProps>) => view.rerender(tree(more)) };
}

function theFrame(): HTMLIFrameElement {
  const frame = document.querySelector('iframe');
  if (!frame) throw new Error('there is no frame');
  return frame;
}
const from = (source: Window | null, data: unknown) =>
  act(() => {
    window.dispatchEvent(new MessageEvent('message', { data, source, origin: 'null' }));
  });
const frameSays = (message: FrameMessage) => from(theFrame().contentWindow, marked(message));

/** The messages that the page posts to the frame from now on. */
function heardByFrame(): unknown[] {
  const heard: unknown[] = [];
  const inside = theFrame().contentWindow;
  if (!inside) throw new Error('the frame has no window');
  inside.postMessage = (message: unknown) => void heard.push(message);
  return heard;
}

describe('the payment frame', () => {
  it('is locked into an opaque origin, has a name, and is as high as it says', () => {
    show({ method: 'sepa' });
    const frame = theFrame();
    expect(frame.getAttribute('sandbox')).toBe('allow-scripts allow-forms');
    expect(frame.getAttribute('src')).toBe('/payment/frame?method=sepa&language=fr-FR');
    expect(frame.title).toBe('Saisie de l’IBAN et mandat de prélèvement');
    expect(screen.getByRole('status').textContent).toBe('Chargement du formulaire de paiement');
    frameSays({ type: 'ready', height: 240 });
    expect(screen.queryByRole('status')).toBeNull();
    expect(frame.getAttribute('height')).toBe('240');
    frameSays({ type: 'resized', height: 288 });
    expect(frame.getAttribute('height')).toBe('288');
    expect(document.body.innerHTML).not.toMatch(/\sstyle=/);
  });

  it('hands over what the frame says, and hears nobody else', () => {
    const { heard } = show();
    const message = { type: 'token', token: 'secret', label: 'Visa •••• 4242', mandateReference: null } as const;
    from(window, marked(message));
    from(null, marked(message));
    from(theFrame().contentWindow, message);
    from(theFrame().contentWindow, { ...marked(message), token: 5 });
    from(theFrame().contentWindow, 'token');
    expect(heard).toEqual([]);
    frameSays(message);
    frameSays({ type: 'problem', code: 'invalid' });
    frameSays({ type: 'challengeEnded', transactionId: 't-1', outcome: 'refused' });
    expect(heard).toEqual([
      ['token', 'secret', 'Visa •••• 4242', null],
      ['problem', 'invalid'],
      ['challenge', 't-1', 'refused'],
    ]);
  });

  it('is asked once for each payment, and one that is asked for early waits until the frame is ready', () => {
    const { change } = show({ request: 4 });
    const heard = heardByFrame();
    change({ request: 5 });
    expect(heard).toEqual([]);
    frameSays({ type: 'ready', height: 200 });
    expect(heard).toEqual([marked({ type: 'submit' })]);
    change({ request: 5 });
    frameSays({ type: 'resized', height: 220 });
    expect(heard).toHaveLength(1);
    change({ request: 6 });
    expect(heard).toHaveLength(2);
  });

  it('is told which transaction the payer must confirm, and when that is dropped', () => {
    const { change } = show();
    const heard = heardByFrame();
    frameSays({ type: 'ready', height: 200 });
    expect(heard).toEqual([]);
    change({ challenge: 't-1' });
    expect(heard).toEqual([marked({ type: 'challenge', transactionId: 't-1' })]);
    change({ challenge: null });
    expect(heard.slice(1)).toEqual([marked({ type: 'challengeDropped' })]);
  });

  it('begins anew for another way to pay', () => {
    const { change } = show();
    const card = theFrame();
    frameSays({ type: 'ready', height: 200 });
    change({ method: 'sepa' });
    expect(theFrame()).not.toBe(card);
    expect(theFrame().getAttribute('height')).toBe('0');
  });

  it('that spoke before it was loaded is not missing', () => {
    jest.useFakeTimers();
    const { heard } = show();
    act(() => {
      // In one batch: no render stands between the two.
      frameSays({ type: 'ready', height: 200 });
      theFrame().dispatchEvent(new Event('load'));
    });
    act(() => {
      jest.runAllTimers();
    });
    jest.useRealTimers();
    expect(heard).toEqual([]);
    expect(theFrame().getAttribute('height')).toBe('200');
  });

  it('that does not come is said to be missing, and can be asked for again', async () => {
    jest.useFakeTimers();
    const { heard, change } = show();
    act(() => {
      theFrame().dispatchEvent(new Event('load'));
      jest.runAllTimers();
    });
    jest.useRealTimers();
    expect(heard).toEqual([['absent']]);
    change({ isAbsent: true });
    expect(screen.getByRole('alert').textContent).toMatch(/ne se charge pas.*rien n’est commandé.*09\s70\s00\s00\s00/);
    expect(document.querySelector('iframe')).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Réessayer' }));
    expect(heard).toEqual([['absent'], ['retry']]);
    change({ isAbsent: false });
    expect(theFrame().getAttribute('src')).toBe('/payment/frame?method=card&language=fr-FR');
  });

  it('that came is not missed later', () => {
    jest.useFakeTimers();
    show();
    act(() => {
      theFrame().dispatchEvent(new Event('load'));
    });
    frameSays({ type: 'ready', height: 200 });
    act(() => {
      jest.runAllTimers();
    });
    jest.useRealTimers();
    expect(theFrame().getAttribute('height')).toBe('200');
  });
});

describe('where nobody can pay', () => {
  it('a replay says what stood there: no frame, no request', () => {
    show({ request: 3, challenge: 't-1' }, replayed(newStore()));
    expect(document.querySelector('iframe')).toBeNull();
    expect(document.body.textContent).toContain('Ici se tenait le formulaire du prestataire de paiement');
  });

  it('a replay says that the form did not come, as the shopper read it', () => {
    show({ isAbsent: true }, replayed(newStore()));
    expect(screen.getByRole('alert').textContent).toContain('ne se charge pas');
    expect(document.body.textContent).not.toContain('Ici se tenait');
  });

  it('an earlier state in DevTools takes the frame away, the present brings it back', () => {
    const store = newStore();
    const listeners = new Set<() => void>();
    let isTravelling = false;
    const travelled = {
      ...store,
      subscribe: (listener: () => void) => {
        listeners.add(listener);
        return () => listeners.delete(listener);
      },
      timeTravel: { ...store.timeTravel, isTravelling: () => isTravelling },
    };
    show({}, travelled);
    const move = (to: boolean) =>
      act(() => {
        isTravelling = to;
        for (const listener of listeners) listener();
      });
    expect(document.querySelectorAll('iframe')).toHaveLength(1);
    move(true);
    expect(document.querySelectorAll('iframe')).toHaveLength(0);
    move(false);
    expect(document.querySelectorAll('iframe')).toHaveLength(1);
  });

  it("the server's render keeps the place", () => {
    const { tree, view } = show();
    view.unmount();
    const html = renderToString(tree({}));
    expect(html).toContain('Chargement du formulaire de paiement');
    expect(html).not.toContain('<iframe');
  });
});
