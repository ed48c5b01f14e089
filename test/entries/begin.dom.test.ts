/** A script without exports, which TypeScript would not import by a literal path. */
const entry: string = require.resolve('../../src/entries/begin');

const started = () =>
  [...document.head.querySelectorAll<HTMLScriptElement>('script:not([data-then])')].map((script) => [
    new URL(script.src).pathname,
    script.async,
  ]);

/** The page's pending animation frame callbacks. */
let frames: (() => void)[];

/** What the browser says once it has painted. */
let paint: (what: string) => void;
/** A browser's observer of its times, of which jsdom has none. */
class Observer {
  constructor(readonly callback: (list: Pick<PerformanceObserverEntryList, 'getEntriesByName'>) => void) {}
  observe({ type }: { readonly type: string }) {
    if (type !== 'paint') return;
    paint = (what) => this.callback({ getEntriesByName: (name) => (name === what ? [{} as PerformanceEntry] : []) });
  }
}

/** A picture that does not come. */
const never: Partial<HTMLImageElement> = { complete: false, decode: () => new Promise(() => undefined) };

/** What the shopper or the browser does before the script runs. */
let touchBody: () => void;

async function begin(isHidden: boolean, pictures: readonly Partial<HTMLImageElement>[] = [], body = ''): Promise<void> {
  // The script does not wait for the picture without a priority.
  document.body.innerHTML =
    pictures.map(() => '<img fetchpriority="high" alt="">').join('') + `<img alt=""><button></button>${body}`;
  touchBody();
  [...document.images].forEach((image, index) => {
    const { complete, decode } = pictures[index] ?? never;
    Object.defineProperties(image, { complete: { value: complete }, decode: { value: decode } });
  });
  document.head.innerHTML =
    '<script type="text/plain" data-then="/assets/vendor.js /assets/browser.js /assets/page-home.js"></script>';
  frames = [];
  paint = () => undefined;
  Object.defineProperty(globalThis, 'PerformanceObserver', { configurable: true, value: Observer });
  jest.spyOn(document, 'hidden', 'get').mockReturnValue(isHidden);
  jest.spyOn(window, 'requestAnimationFrame').mockImplementation((frame) => frames.push(() => frame(0)));
  await jest.isolateModulesAsync(() => import(entry) as Promise<void>);
}

beforeEach(() => {
  touchBody = () => undefined;
  jest.useFakeTimers({ doNotFake: ['requestAnimationFrame'] });
});
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

const inOrder = [
  ['/assets/vendor.js', false],
  ['/assets/browser.js', false],
  ['/assets/page-home.js', false],
];

it('the scripts of a page start once it is drawn and on the screen, in their order', async () => {
  await begin(false);
  for (const frame of frames.splice(0)) frame();
  jest.runAllTimers();
  // On the screen it is by the next frame.
  expect(started()).toEqual([]);
  for (const frame of frames.splice(0)) frame();
  // That frame is drawn after its callbacks.
  expect(started()).toEqual([]);
  await jest.advanceTimersByTimeAsync(100);
  // The browser says when it has painted, which may be later; a background is nothing yet.
  expect(started()).toEqual([]);
  paint('first-paint');
  await jest.advanceTimersByTimeAsync(0);
  expect(started()).toEqual([]);
  paint('first-contentful-paint');
  await jest.advanceTimersByTimeAsync(0);
  expect(started()).toEqual(inOrder);
});

it('a browser that keeps its times to itself holds them up for less than half a second', async () => {
  await begin(false);
  await draw();
  await jest.advanceTimersByTimeAsync(300);
  expect(started()).toEqual([]);
  await jest.advanceTimersByTimeAsync(200);
  expect(started()).toEqual(inOrder);
});

/** Draws a frame, and the next, by which the first is on the screen; runs what follows them. */
async function draw(): Promise<void> {
  for (const nth of [1, 2]) {
    expect([nth, started()]).toEqual([nth, []]);
    for (const frame of frames.splice(0)) frame();
  }
  await jest.advanceTimersByTimeAsync(1);
}

it('they wait for the pictures of the first screen, and for the frame that shows them', async () => {
  let arrive: () => void = () => undefined;
  const slow = new Promise<void>((resolve) => (arrive = resolve));
  const broken = Promise.reject(new Error('no picture'));
  broken.catch(() => undefined);
  await begin(false, [
    { complete: true },
    { complete: false, decode: () => slow },
    { complete: false, decode: () => broken },
  ]);
  await draw();
  paint('first-contentful-paint');
  await jest.advanceTimersByTimeAsync(100);
  expect([started(), frames]).toEqual([[], []]);
  arrive();
  await jest.advanceTimersByTimeAsync(0);
  expect(started()).toEqual([]);
  await draw();
  expect(started()).toEqual(inOrder);
});

it('a picture that does not come holds them up for less than half a second', async () => {
  await begin(false, [never]);
  await draw();
  await jest.advanceTimersByTimeAsync(500);
  await draw();
  expect(started()).toEqual(inOrder);
});

it('after a press they wait for no picture', async () => {
  await begin(false, [never]);
  await draw();
  document.querySelector('button')?.click();
  await jest.advanceTimersByTimeAsync(0);
  await draw();
  expect(started()).toEqual(inOrder);
});

it('a window that is hidden while they wait does not keep them waiting for a frame', async () => {
  await begin(false, [never]);
  await draw();
  jest.spyOn(document, 'hidden', 'get').mockReturnValue(true);
  await jest.advanceTimersByTimeAsync(500);
  expect(started()).toEqual(inOrder);
});

it('in a window that draws nothing they start at once', async () => {
  await begin(true);
  expect(started()).toEqual(inOrder);
  expect(frames).toEqual([]);
});

export {};

const field = (id: string) => document.getElementById(id) as HTMLInputElement;

it('what was typed or chosen before the script ran is kept, and nothing that stands as the server wrote it', async () => {
  touchBody = () => {
    field('typed').value = '12';
    field('note').value = 'tôt';
    field('ticked').checked = true;
    field('unticked').checked = false;
    field('chosen').checked = true;
  };
  const fields =
    '<input id="typed" value="1"><input value="1"><textarea id="note"></textarea><textarea>tard</textarea>' +
    '<input type="checkbox" id="ticked"><input type="checkbox" id="unticked" checked><input type="checkbox" checked>' +
    '<input type="radio" name="way"><input type="radio" name="way" checked><input type="radio" name="way" id="chosen">' +
    '<input type="hidden" value="x"><select><option>a</option><option>b</option></select>';
  await begin(false, [], fields);
  expect(
    window.earlyInput?.map(({ type, target, value, checked }) => [type, target.id, checked ? 'on' : value]),
  ).toEqual([
    ['input', 'typed', '12'],
    ['input', 'note', 'tôt'],
    ['input', 'ticked', 'on'],
    ['input', 'unticked', 'on'],
    ['input', 'chosen', 'on'],
  ]);
  expect(window.earlyInput?.map(({ checked }) => checked)).toEqual([false, undefined, true, false, true]);
});

it('a form that has no address of its own is not sent without scripts, one that has is', async () => {
  await begin(false, [], '<form id="own"></form><form id="addressed" action="/login"></form>');
  const isSent = (id: string) => field(id).dispatchEvent(new Event('submit', { bubbles: true, cancelable: true }));
  expect([isSent('own'), isSent('addressed')]).toEqual([false, true]);
});
