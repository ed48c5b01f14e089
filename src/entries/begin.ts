// The one script that a page of the shop starts by itself: it asks for the others once the browser has drawn the server's HTML.
// Started by themselves they would keep a browser that has them at hand from drawing; and on a slow line they would come
// between the first view and its typefaces and pictures.
// What is pressed or typed until the page, or a late part of it, is taken over is kept for it: see
// platform/page/earlyInput.

const startScripts = () =>
  document
    .querySelector<HTMLScriptElement>('script[data-then]')
    ?.dataset['then']?.split(' ')
    .forEach((address) => {
      const script = document.createElement('script');
      script.src = address;
      // In the order in which they stand.
      script.async = false;
      document.head.append(script);
    });

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

// A window in the background draws nothing. What is asked for in a frame is drawn at its end, and the timer comes after it.
if (document.hidden) startScripts();
else requestAnimationFrame(() => setTimeout(startScripts));
