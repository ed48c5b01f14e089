// The one script that a page of the shop starts by itself: it starts the others once the browser has drawn the server's HTML.
// They are preloaded meanwhile. Started by themselves they would keep a browser that has them at hand from drawing.
// What is pressed or typed until the page is taken over is kept for it: see platform/page/earlyInput.

const startScripts = () =>
  document.querySelectorAll('link[as=script]').forEach((link) => {
    const script = document.createElement('script');
    script.src = link.getAttribute('href') ?? '';
    // In the order in which they stand.
    script.async = false;
    document.head.append(script);
  });

window.earlyInput = [];
for (const type of ['click', 'input', 'change'])
  addEventListener(type, (event) => window.earlyInput?.push(event), true);

// A window in the background draws nothing. What is asked for in a frame is drawn at its end, and the timer comes after it.
if (document.hidden) startScripts();
else requestAnimationFrame(() => setTimeout(startScripts));
