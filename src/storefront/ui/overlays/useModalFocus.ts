import { useEffect, type KeyboardEvent, type RefObject } from 'react';

const focusable =
  'a[href],button:not([disabled]),input:not([disabled]),select:not([disabled]),textarea:not([disabled]),summary,[tabindex]:not([tabindex="-1"])';

const stops = (panel: HTMLElement): HTMLElement[] =>
  [...panel.querySelectorAll<HTMLElement>(focusable)].filter((element) => !element.closest('[hidden],[inert]'));

/**
 * The focus of a modal overlay, as in the ARIA Authoring Practices: moves in on mount (to `[data-autofocus]`, else the
 * panel), stays inside while tabbing, returns to where it was on unmount. To be called in a component that is mounted
 * only while the overlay is open; the returned handler is for the panel.
 */
export function useModalFocus(panel: RefObject<HTMLElement | null>, onClose: () => void) {
  useEffect(() => {
    const element = panel.current;
    if (!element) return undefined;
    const before = element.ownerDocument.activeElement;
    (element.querySelector<HTMLElement>('[data-autofocus]') ?? element).focus();
    return () => {
      if (before instanceof HTMLElement && before.isConnected) before.focus();
    };
  }, [panel]);

  return (event: KeyboardEvent<HTMLElement>) => {
    if (event.key === 'Escape') {
      event.stopPropagation();
      onClose();
    }
    if (event.key !== 'Tab' || !panel.current) return;
    const all = stops(panel.current);
    const edge = event.shiftKey ? all[0] : all.at(-1);
    const active = panel.current.ownerDocument.activeElement;
    if (all.length > 0 && active !== edge && !(event.shiftKey && active === panel.current)) return;
    event.preventDefault();
    (event.shiftKey ? all.at(-1) : all[0])?.focus();
  };
}
