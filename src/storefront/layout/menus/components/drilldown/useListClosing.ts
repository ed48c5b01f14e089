import { useEffect, useRef, type FocusEvent } from 'react';
import { raise } from '../menuDomEvents';

type Root = { readonly current: HTMLElement | null };

interface ListClosing {
  /** The item of the bar whose list it is; null in the panel. */
  readonly parentId: string | null;
  /** Whether the list stays open when the focus leaves it, as it does in the panel. */
  readonly staysOpen: boolean;
  /** Closes the menu in the state, after its DOM events. `escaped`: the focus is still in the list. */
  readonly onClose: (how: 'escaped' | 'left') => void;
}

/** Closes a list once, with its DOM events (DRL-03); `leave` does so when the focus goes elsewhere (DRL-08). */
export function useListClosing(root: Root, { parentId, staysOpen, onClose }: ListClosing) {
  const closing = useRef(false);
  const pressed = usePressInside(root);
  const close = (how: 'escaped' | 'left') => {
    if (!root.current || closing.current) return;
    closing.current = true;
    raise(root.current, 'levelchange', { level: 0 });
    raise(root.current, 'closesubmenus', parentId === null ? null : { parentItemId: parentId });
    onClose(how);
  };
  const leave = ({ relatedTarget }: FocusEvent<HTMLElement>) => {
    if (staysOpen || pressed.current || !root.current?.ownerDocument.hasFocus()) return;
    const home = root.current.closest('[data-menu-item]') ?? root.current;
    const stays = relatedTarget instanceof Element && relatedTarget.closest('[data-drilldown]') !== null;
    if (!stays && !home.contains(relatedTarget)) close('left');
  };
  return { close, leave };
}

/** Whether a pointer is down on the menu: some browsers blur the focused element when something else is pressed. */
function usePressInside(root: Root) {
  const pressed = useRef(false);
  useEffect(() => {
    const page = root.current?.ownerDocument;
    const home = root.current?.closest('[data-menu-item]') ?? root.current;
    const down = ({ target }: PointerEvent) => {
      pressed.current = target instanceof Node && home?.contains(target) === true;
    };
    const up = () => {
      pressed.current = false;
    };
    page?.addEventListener('pointerdown', down, true);
    page?.addEventListener('click', up);
    page?.addEventListener('pointercancel', up);
    return () => {
      page?.removeEventListener('pointerdown', down, true);
      page?.removeEventListener('click', up);
      page?.removeEventListener('pointercancel', up);
    };
  }, [root]);
  return pressed;
}
