import { loadScript } from '../storefront/platform/page/loadScript';

// The only script that a page starts by itself: it loads the others once the browser has painted the server's HTML.
// Loaded directly they would delay that paint where they are cached, and compete with typefaces and pictures on a slow
// connection. Clicks and input before hydration are kept and repeated: see platform/input/earlyInput.

// A file that fails to load is requested once more. Without it the page stays as the server rendered it, and the
// console says why.
const startScripts = () =>
  document
    .querySelector<HTMLScriptElement>('script[data-then]')
    ?.dataset['then']?.split(' ')
    .forEach((address) => void loadScript(address).catch(() => loadScript(address)));

window.earlyInput = [];
for (const type of ['click', 'input'])
  addEventListener(
    type,
    ({ target, timeStamp }) => {
      const { value, checked } = target as HTMLInputElement;
      window.earlyInput = [
        ...(window.earlyInput ?? []),
        { type, target: target as Element, value, checked, timeStamp },
      ];
    },
    true,
  );

// A background window never paints. Otherwise the timeout is requested in a frame, and runs after that frame was
// painted.
if (document.hidden) startScripts();
else requestAnimationFrame(() => setTimeout(startScripts));
