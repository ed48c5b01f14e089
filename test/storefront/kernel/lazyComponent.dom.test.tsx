import { act, render, screen } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { lazyComponent } from '../../../src/storefront/kernel/lazy';

const Hello = ({ name }: { readonly name: string }) => <p>Bonjour {name}</p>;
const code = { Component: Hello, texts: {} };

/** A file whose import is pending until `arrive` is called. */
function slowFile() {
  let arrive = (): void => undefined;
  const file = new Promise<typeof code>((resolve) => {
    arrive = () => resolve(code);
  });
  return { fetchCode: () => file, arrive: () => arrive() };
}

afterEach(() => document.body.replaceChildren());

describe('a part that is shown', () => {
  it('is nothing while its code is on its way, and appears with it', async () => {
    const { fetchCode, arrive } = slowFile();
    const part = lazyComponent(fetchCode);
    await act(async () => {
      render(<part.Show name="Paul" />);
    });
    expect(screen.queryByText('Bonjour Paul')).toBeNull();
    await act(async () => arrive());
    expect(screen.getByText('Bonjour Paul')).toBeTruthy();
  });

  it('stands as the server has written it until its code comes, and is then taken over as it is', async () => {
    const onServer = lazyComponent(() => Promise.resolve(code));
    await onServer.load();
    document.body.innerHTML = `<div>${renderToString(<onServer.Show name="Paul" />)}</div>`;
    const [root, written] = [document.querySelector('div'), screen.getByText('Bonjour Paul')];
    if (!root) throw new Error('There is no root');
    const { fetchCode, arrive } = slowFile();
    const inBrowser = lazyComponent(fetchCode);
    const complaints: unknown[] = [];
    await act(async () => {
      hydrateRoot(root, <inBrowser.Show name="Paul" />, { onRecoverableError: (error) => complaints.push(error) });
    });
    expect(screen.getByText('Bonjour Paul')).toBe(written);
    await act(async () => arrive());
    expect(screen.getByText('Bonjour Paul')).toBe(written);
    expect(complaints).toEqual([]);
  });

  it('breaks nothing when its file can’t be had, and is there for the next one once it can', async () => {
    let online = false;
    const part = lazyComponent(() => (online ? Promise.resolve(code) : Promise.reject(new Error('offline'))));
    await act(async () => {
      render(<part.Show name="Paul" />);
    });
    expect(screen.queryByText(/Bonjour/)).toBeNull();
    online = true;
    await act(async () => {
      render(<part.Show name="Anne" />);
    });
    expect(screen.getByText('Bonjour Anne')).toBeTruthy();
  });
});
