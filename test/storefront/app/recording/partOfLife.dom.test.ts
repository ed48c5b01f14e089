import { createPageRecorder } from '../../../../src/storefront/app/recording/pageRecorder';
import { partOfLife } from '../../../../src/storefront/app/recording/partOfLife';
import { createVault } from '../../../../src/storefront/platform/vault';
import { setIds } from '../../../../src/storefront/platform/ids';
import { RECORDING_KEY } from '../../../../src/storefront/platform/storage/storageKeys';

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

it('page lives of a tab are the parts of one session, in order, with nothing to declare', () => {
  const parts = [1, 2, 3].map(() => {
    const part = partOfLife(beginLife());
    hidePage();
    return part;
  });
  expect(parts).toEqual([1, 2, 3].map((part) => ({ session: 'id-1', part })));
});

it('lives that ended before their recorder came are declared by the next part, and leave no hole in the numbers', () => {
  beginLife();
  expect(partOfLife(beginLife())).toEqual({ session: 'id-1', part: 1, unrecorded: 1 });
  hidePage();
  beginLife();
  beginLife();
  expect(partOfLife(beginLife())).toEqual({ session: 'id-1', part: 2, unrecorded: 2 });
});

it('a page that was killed has its end declared by the next part, also where others came between', () => {
  partOfLife(beginLife());
  expect(partOfLife(beginLife())).toEqual({ session: 'id-1', part: 2, killed: true });
  beginLife();
  expect(partOfLife(beginLife())).toEqual({ session: 'id-1', part: 3, unrecorded: 1, killed: true });
});

it('a page that came back out of the browser’s cache takes no number of a later one', () => {
  partOfLife(beginLife());
  hidePage();
  partOfLife(beginLife());
  hidePage();
  // The first page comes back from the back/forward cache, and is left once more.
  hidePage();
  expect(partOfLife(beginLife())).toEqual({ session: 'id-1', part: 3 });
});

it('a page in a frame is a session of its own and no life of its tab', () => {
  const own = window.parent;
  const shop = document.createElement('iframe');
  document.body.append(shop);
  Object.assign(window, { parent: shop.contentWindow });
  createPageRecorder(() => new Promise(() => undefined), createVault());
  Object.assign(window, { parent: own });
  expect(kept()).toBeNull();
  expect(partOfLife(undefined)).toEqual({ session: 'id-1', part: 1 });
  expect(kept()).toBeNull();
});

it('what is no word of ours in the tab’s storage begins a new session', () => {
  for (const other of ['v-abc 5', '7', '1 2 3', 'x y z recorded']) {
    sessionStorage.setItem(RECORDING_KEY, other);
    expect(partOfLife(beginLife())).toMatchObject({ part: 1 });
  }
});
