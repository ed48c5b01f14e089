import type { Recorder } from '../../../../journal/record/recorder';
import { afterDelay } from '../../../platform/afterDelay';
import { highResolutionNow } from '../../../platform/clock';
import { pressedIn } from './pressed';

/** About how long people wait after a press before they think that nothing happens, in ms. */
const EFFECT_WITHIN_MS = 1_000;
/** The maximum number of presses recorded per page life. */
const MOST_PRESSES = 50;

/** Events, of the window or of an element, that are effects of a press and change nothing in the document. */
const TRACELESS = ['beforeprint', 'scroll'];

/** Effects of a press that show neither in an action nor in the document. */
const restOfPage = (): string => [location.href, document.visibilityState, document.hasFocus()].join(' ');

/**
 * Marks presses in the recording that were followed by neither an action nor a navigation nor a change of the page. Any
 * change in that time counts as an effect: a missing mark is better than a wrong one. Returns a function that ends the
 * watch.
 */
export function watchPresses({ marker, given }: Pick<Recorder, 'marker' | 'given'>): () => void {
  let marked = 0;
  const waiting = new Set<() => void>();

  function onClick({ target, button, ctrlKey, metaKey, shiftKey, altKey }: MouseEvent): void {
    // With these keys a browser opens windows and saves files.
    if (button !== 0 || ctrlKey || metaKey || shiftKey || altKey || !(target instanceof Element)) return;
    if (marked + waiting.size >= MOST_PRESSES) return;
    const what = pressedIn(target);
    if (what === undefined) return;
    const before = { at: highResolutionNow(), given: given(), focus: document.activeElement, rest: restOfPage() };
    let hasChanged = false;
    const changes = new MutationObserver(() => (hasChanged = true));
    changes.observe(document, { subtree: true, childList: true, attributes: true, characterData: true });
    // The browser's own window for printing leaves no other trace on the page; to ask how far the page is scrolled would
    // make the browser lay it out in the middle of the press.
    const onEffect = () => (hasChanged = true);
    for (const type of TRACELESS) window.addEventListener(type, onEffect, true);
    const cancel = afterDelay(EFFECT_WITHIN_MS, () => {
      end();
      const isMoved = document.activeElement !== before.focus || restOfPage() !== before.rest;
      if (hasChanged || isMoved || given() !== before.given) return;
      marked += 1;
      marker('press', what, before.at);
    });
    const end = () => {
      changes.disconnect();
      for (const type of TRACELESS) window.removeEventListener(type, onEffect, true);
      cancel();
      waiting.delete(end);
    };
    waiting.add(end);
  }
  // In the capture phase, because the page's handlers may stop the event.
  document.addEventListener('click', onClick, true);
  return () => {
    document.removeEventListener('click', onClick, true);
    for (const end of waiting) end();
  };
}
