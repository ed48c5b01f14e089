import { useEffect, useRef, type RefObject } from 'react';

/** A heading that takes the focus whenever its form opens: the button that opened it is gone. */
export function useFocusedWhen(isOpen: boolean): RefObject<HTMLHeadingElement | null> {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (isOpen) heading.current?.focus();
  }, [isOpen]);
  return heading;
}
