/** A script rather than a module: it exports nothing. */
const entry: string = require.resolve('../../src/entries/begin');

const started = () =>
  [...document.head.querySelectorAll<HTMLScriptElement>('script:not([data-then])')].map((script) => [
    new URL(script.src).pathname,
    script.async,
  ]);

/** The page's pending animation frame callbacks. */
let frames: (() => void)[];

async function begin(isHidden: boolean): Promise<void> {
  document.head.innerHTML =
    '<script type="text/plain" data-then="/assets/vendor.js /assets/browser.js /assets/page-home.js"></script>';
  frames = [];
  jest.spyOn(document, 'hidden', 'get').mockReturnValue(isHidden);
  jest.spyOn(window, 'requestAnimationFrame').mockImplementation((frame) => frames.push(() => frame(0)));
  await jest.isolateModulesAsync(() => import(entry) as Promise<void>);
}

beforeEach(() => jest.useFakeTimers({ doNotFake: ['requestAnimationFrame'] }));
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

const inOrder = [
  ['/assets/vendor.js', false],
  ['/assets/browser.js', false],
  ['/assets/page-home.js', false],
];

it('the scripts of a page start once it is drawn, in their order', async () => {
  await begin(false);
  expect(started()).toEqual([]);
  for (const frame of frames) frame();
  // The frame is drawn after its callbacks.
  expect(started()).toEqual([]);
  jest.runAllTimers();
  expect(started()).toEqual(inOrder);
});

it('in a window that draws nothing they start at once', async () => {
  await begin(true);
  expect(started()).toEqual(inOrder);
  expect(frames).toEqual([]);
});

export {};
