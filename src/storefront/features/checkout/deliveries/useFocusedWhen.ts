import { useEffect, useRef, type RefObject } from 'react';

/** A ref for a heading that takes the focus when its form opens, because the button that opened it is gone. */
export function useFocusedWhen(isOpen: boolean): RefObject<HTMLHeadingElement | null> {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (isOpen) heading.current?.focus();
  }, [isOpen]);
  return heading;
}
