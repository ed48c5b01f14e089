import { useLayoutEffect, type RefObject } from 'react';
import { focusHeading } from '../../../../platform/page/document';

/**
 * When an element that contains the focus is removed, returns the focus to where it was before, or to the page's
 * heading if that element is gone.
 */
export function useFocusBack(ref: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const element = ref.current;
    if (!element) return undefined;
    let before: HTMLElement | null = null;
    const entered = ({ relatedTarget }: FocusEvent) => {
      if (relatedTarget instanceof HTMLElement && !element.contains(relatedTarget)) before = relatedTarget;
    };
    element.addEventListener('focusin', entered);
    return () => {
      element.removeEventListener('focusin', entered);
      // Layout effects are cleaned up before their elements are removed.
      if (!element.contains(document.activeElement)) return;
      if (before?.isConnected) before.focus();
      else focusHeading();
    };
  }, [ref]);
}
