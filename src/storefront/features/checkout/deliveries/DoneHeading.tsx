import { useEffect, useRef, type ReactNode } from 'react';
import { useShopSelector } from '../../../kernel/hooks';
import { useMessages } from '../../../messages';
import { VisuallyHidden } from '../../../ui/text/VisuallyHidden';
import { selectCheckoutState } from '../checkoutSelectors';

const texts = {
  added: 'checkout.deliveries.done.added',
  saved: 'checkout.deliveries.done.saved',
  arranged: 'checkout.deliveries.done.arranged',
  removed: 'checkout.deliveries.done.removed',
  closed: null,
} as const;

/**
 * The heading of the delivery step. Announces the last change of the deliveries and takes the focus, because the
 * control that was used is usually gone.
 */
export function DoneHeading({ children }: { readonly children: ReactNode }) {
  const t = useMessages();
  const heading = useRef<HTMLHeadingElement>(null);
  const { done } = useShopSelector(selectCheckoutState).delivery;
  const text = done === null ? null : texts[done];
  useEffect(() => {
    if (done !== null) heading.current?.focus();
  }, [done]);
  return (
    <>
      <h3 ref={heading} tabIndex={-1}>
        {children}
      </h3>
      <VisuallyHidden role="status">{text === null ? '' : t(text)}</VisuallyHidden>
    </>
  );
}
