import { createPageRecorder } from '../../../../src/storefront/app/recording/pageRecorder';
import { partOfLife } from '../../../../src/storefront/app/recording/partOfLife';
import { createVault } from '../../../../src/storefront/platform/vault';
import { setIds } from '../../../../src/storefront/platform/ids';
import { RECORDING_KEY } from '../../../../src/storefront/platform/storage/storageKeys';
import { browserLocks } from '../../../support/journal/browserLocks';

beforeEach(() => {
  sessionStorage.clear();
  let id = 0;
  setIds(() => `id-${(id += 1)}`);
});

const kept = () => sessionStorage.getItem(RECORDING_KEY);

/** Begins a page life whose recorder never finishes loading; returns the life's number. */
function beginLife(): number {
  createPageRecorder(() => new Promise(() => undefined), createVault());
  return parseInt(kept() ?? '', 10);
}
const hidePage = () => window.dispatchEvent(new Event('pagehide'));

it('page lives of a tab are the parts of one session, in order, with nothing to declare', async () => {
  const parts = [];
  for (let life = 1; life <= 3; life += 1) {
    parts.push(await partOfLife(beginLife()));
    hidePage();
  }
  expect(parts).toEqual([1, 2, 3].map((part) => ({ session: 'id-1', part })));
});

it('lives that ended before their recorder came are declared by the next part, and leave no hole in the numbers', async () => {
  beginLife();
  expect(await partOfLife(beginLife())).toEqual({ session: 'id-1', part: 1, unrecorded: 1 });
  hidePage();
  beginLife();
  beginLife();
  expect(await partOfLife(beginLife())).toEqual({ session: 'id-1', part: 2, unrecorded: 2 });
});

it('a page that was killed has its end declared by the next part, also where others came between', async () => {
  await partOfLife(beginLife());
  expect(await partOfLife(beginLife())).toEqual({ session: 'id-1', part: 2, killed: true });
  beginLife();
  expect(await partOfLife(beginLife())).toEqual({ session: 'id-1', part: 3, unrecorded: 1, killed: true });
});

it('a page that came back out of the browser’s cache takes no number of a later one', async () => {
  await partOfLife(beginLife());
  hidePage();
  await partOfLife(beginLife());
  hidePage();
  // The first page comes back from the back/forward cache, and is left once more.
  hidePage();
  expect(await partOfLife(beginLife())).toEqual({ session: 'id-1', part: 3 });
});

it('a page in a frame is a session of its own and no life of its tab', async () => {
  const own = window.parent;
  const shop = document.createElement('iframe');
  document.body.append(shop);
  Object.assign(window, { parent: shop.contentWindow });
  createPageRecorder(() => new Promise(() => undefined), createVault());
  Object.assign(window, { parent: own });
  expect(kept()).toBeNull();
  expect(await partOfLife(undefined)).toEqual({ session: 'id-1', part: 1 });
  expect(kept()).toBeNull();
});

it('what is no word of ours in the tab’s storage begins a new session', async () => {
  for (const other of ['v-abc 5', '7', '1 2 3', 'x y z recorded']) {
    sessionStorage.setItem(RECORDING_KEY, other);
    expect(await partOfLife(beginLife())).toMatchObject({ part: 1 });
  }
});

describe('where the browser has locks', () => {
  let browser: ReturnType<typeof browserLocks>;
  beforeEach(() => {
    browser = browserLocks();
    jest.useFakeTimers();
  });
  afterEach(() => {
    hidePage();
    jest.useRealTimers();
    browser.remove();
  });
  const lockOf = (session: string) => `comptoir.recording.${session}`;
  const showAgain = () => window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));
  /** Begins a page life that waits in vain for a lock of another tab; returns its part. */
  async function partInDuplicate() {
    const part = partOfLife(beginLife());
    await jest.advanceTimersByTimeAsync(1_000);
    return part;
  }

  it('a duplicated tab begins a session of its own and goes on with it; what is true of the other tab it does not declare [REP-04] [REP-16]', async () => {
    const release = browser.holdElsewhere(lockOf('other'));
    sessionStorage.setItem(RECORDING_KEY, '4 other 3 4 recorded');
    expect(await partInDuplicate()).toEqual({ session: 'id-1', part: 1 });
    hidePage();
    expect(await partOfLife(beginLife())).toEqual({ session: 'id-1', part: 2 });
    release();
    await jest.advanceTimersByTimeAsync(0);
    expect(browser.held()).toEqual([lockOf('id-1')]);
  });

  it('a life of the duplicate that ended before its recorder came is declared', async () => {
    browser.holdElsewhere(lockOf('other'));
    sessionStorage.setItem(RECORDING_KEY, '4 other 3 4 recorded');
    beginLife();
    expect(await partInDuplicate()).toEqual({ session: 'id-1', part: 1, unrecorded: 1 });
  });

  it('a life of the other tab whose recorder had not come when the tab was duplicated is not declared', async () => {
    browser.holdElsewhere(lockOf('other'));
    sessionStorage.setItem(RECORDING_KEY, '5 other 3 4 ended');
    expect(await partInDuplicate()).toEqual({ session: 'id-1', part: 1 });
  });

  it('a page that is prerendered waits for no lock until it is shown', async () => {
    const release = browser.holdElsewhere(lockOf('other'));
    sessionStorage.setItem(RECORDING_KEY, '4 other 3 4 ended');
    Object.defineProperty(document, 'prerendering', { configurable: true, value: true });
    const part = partOfLife(beginLife());
    await jest.advanceTimersByTimeAsync(5_000);
    Reflect.deleteProperty(document, 'prerendering');
    document.dispatchEvent(new Event('prerenderingchange'));
    await jest.advanceTimersByTimeAsync(900);
    release();
    expect(await part).toEqual({ session: 'other', part: 4 });
  });

  it('a page that was reloaded goes on with its session, also where the lock of the ended page is released late', async () => {
    expect(await partOfLife(beginLife())).toEqual({ session: 'id-1', part: 1 });
    hidePage();
    const release = browser.holdElsewhere(lockOf('id-1'));
    const next = partOfLife(beginLife());
    await jest.advanceTimersByTimeAsync(900);
    release();
    expect(await next).toEqual({ session: 'id-1', part: 2 });
    await jest.advanceTimersByTimeAsync(5_000);
    expect(browser.held()).toEqual([lockOf('id-1')]);
  });

  it('a page in the browser’s cache holds no lock, and holds it again when it is shown, unless another page does', async () => {
    await partOfLife(beginLife());
    expect(browser.held()).toEqual([lockOf('id-1')]);
    hidePage();
    await jest.advanceTimersByTimeAsync(0);
    expect(browser.held()).toEqual([]);
    showAgain();
    expect(browser.held()).toEqual([lockOf('id-1')]);
    hidePage();
    await jest.advanceTimersByTimeAsync(0);
    const release = browser.holdElsewhere(lockOf('id-1'));
    showAgain();
    await jest.advanceTimersByTimeAsync(1_000);
    release();
    await jest.advanceTimersByTimeAsync(0);
    expect(browser.held()).toEqual([]);
  });

  it('a page that is left while it asks for the lock asks again when it is shown', async () => {
    const release = browser.holdElsewhere(lockOf('other'));
    sessionStorage.setItem(RECORDING_KEY, '4 other 3 4 ended');
    const part = partOfLife(beginLife());
    hidePage();
    await jest.advanceTimersByTimeAsync(5_000);
    // Meanwhile another page of the tab begins and ends, without a recorder.
    beginLife();
    release();
    showAgain();
    expect(await part).toEqual({ session: 'other', part: 4 });
    hidePage();
    expect(await partOfLife(beginLife())).toEqual({ session: 'other', part: 5, unrecorded: 1 });
  });

  it('where the browser refuses its locks the tab goes on with its session', async () => {
    const refused = () => Promise.reject(new DOMException('The origin is opaque.', 'SecurityError'));
    jest.spyOn(navigator.locks, 'request').mockImplementation(refused);
    sessionStorage.setItem(RECORDING_KEY, '4 other 3 4 ended');
    expect(await partOfLife(beginLife())).toEqual({ session: 'other', part: 4 });
  });
});
