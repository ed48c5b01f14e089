import { loadScript } from '../storefront/platform/page/loadScript';

// The only script that a page starts by itself: it loads the others once the browser has painted the server's HTML and
// the eager pictures. Loaded directly they would delay that paint where they are cached, and compete with typefaces and
// pictures on a slow connection. Clicks and input before hydration are kept and repeated: see platform/input/earlyInput.

// A file that fails to load is requested once more. If that fails too, the page stays as the server rendered it, and
// the console says why.
const startScripts = () =>
  document
    .querySelector<HTMLScriptElement>('script[data-then]')
    ?.dataset['then']?.split(' ')
    .forEach((address) => void loadScript(address).catch(() => loadScript(address)));

/** Ends the wait for paint and pictures early: a click or an input does not have to wait for them. */
let hurry: (() => void) | undefined;

window.earlyInput = [];

function keep(type: string, target: EventTarget | null, timeStamp: number) {
  const { value, checked } = target as HTMLInputElement;
  window.earlyInput = [...(window.earlyInput ?? []), { type, target: target as Element, value, checked, timeStamp }];
}

function differsFromHtml(field: HTMLInputElement | HTMLSelectElement): boolean {
  if ('options' in field) return [...field.options].some((option) => option.defaultSelected && !option.selected);
  const { type, value, defaultValue, checked, defaultChecked } = field;
  if (type === 'checkbox') return checked !== defaultChecked;
  // Another button of its group stands for the one that is no longer chosen.
  return type === 'radio' ? checked && !defaultChecked : value !== defaultValue;
}

// What was typed or chosen before this script ran.
for (const field of document.querySelectorAll<HTMLInputElement | HTMLSelectElement>('input, textarea, select'))
  if (differsFromHtml(field)) keep('input', field, performance.now());

for (const type of ['click', 'input'])
  addEventListener(
    type,
    ({ target, timeStamp }) => {
      keep(type, target, timeStamp);
      hurry?.();
    },
    true,
  );

// A form without an address of its own would be sent to the page's, which takes nothing: it waits for the scripts. The
// browser has checked it by now, so that a press that it has refused is not repeated.
addEventListener(
  'submit',
  (event) => {
    const { target, timeStamp } = event;
    if ((target as Element).hasAttribute('action')) return;
    event.preventDefault();
    keep('submit', target, timeStamp);
  },
  true,
);

/** How long the scripts wait for paint and pictures, in milliseconds. */
const MOST_MS = 400;

/** Resolves once the browser says that it has painted something; never where it keeps such times to itself. */
const painted = () =>
  new Promise<void>((done) =>
    new PerformanceObserver((list) => {
      if (list.getEntriesByName('first-contentful-paint').length > 0) done();
    }).observe({ type: 'paint', buffered: true }),
  );

/**
 * Calls `next` once a frame has been painted and is about to be on the screen, which takes the time of another; at once
 * in a hidden window, which paints none.
 */
const afterFrame = (next: () => void) =>
  document.hidden ? next() : requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(next)));

// The eager pictures come before the scripts, which would take bandwidth from them; a slow one is not waited for.
function afterPaint() {
  const loading = [...document.querySelectorAll<HTMLImageElement>('img[fetchpriority]')].filter(
    (image) => !image.complete,
  );
  if (document.hidden) startScripts();
  else
    void Promise.race([
      Promise.allSettled([painted(), ...loading.map((image) => image.decode())]),
      new Promise<void>((done) => setTimeout((hurry = done), MOST_MS)),
    ]).then(() => (loading.length === 0 ? startScripts() : afterFrame(startScripts)));
}

afterFrame(afterPaint);
