import Check from 'lucide-react/icons/check';
import { useEffect, useRef, type ReactNode } from 'react';
import styled from 'styled-components';
import { useShopDispatch } from '../../../../kernel/hooks';
import { useMessages } from '../../../../messages';
import { Button } from '../../../../ui/controls/Button';
import { Icon } from '../../../../ui/controls/Icon';
import { VisuallyHidden } from '../../../../ui/text/VisuallyHidden';
import { tokens } from '../../../../ui/theme/tokens';
import { checkoutEvents } from '../../checkoutSlice';
import { checkoutSteps, type CheckoutStep } from '../../checkoutState';

interface StepSectionProps {
  readonly step: CheckoutStep;
  readonly open: boolean;
  readonly done: boolean;
  /** An order is being placed: nothing can be changed. */
  readonly locked: boolean;
  /** The result of the step, shown while it is closed. */
  readonly summary?: ReactNode;
  readonly children: ReactNode;
}

const titles = {
  contact: 'checkout.step.contact',
  delivery: 'checkout.step.delivery',
  payment: 'checkout.step.payment',
  review: 'checkout.step.review',
} as const;

/** A step of the checkout: its heading, then its form or its result. A step takes the focus when it opens. */
export function StepSection({ step, open, done, locked, summary, children }: StepSectionProps) {
  const t = useMessages();
  const dispatch = useShopDispatch();
  const heading = useRef<HTMLHeadingElement>(null);
  const wasOpen = useRef(open);
  const title = t(titles[step]);

  useEffect(() => {
    if (open && !wasOpen.current) heading.current?.focus();
    wasOpen.current = open;
  }, [open]);

  const shut = done && !open;
  return (
    <Root aria-labelledby={`step-${step}`} $open={open} $reached={open || done}>
      <header>
        <h2 id={`step-${step}`} ref={heading} tabIndex={-1} {...(open && { 'aria-current': 'step' })}>
          <Mark aria-hidden>{shut ? <Icon icon={Check} size="small" /> : checkoutSteps.indexOf(step) + 1}</Mark>
          {title}
          {shut && <VisuallyHidden> {t('checkout.step.done')}</VisuallyHidden>}
        </h2>
        {shut && !locked && (
          <Button variant="quiet" onClick={() => dispatch(checkoutEvents.stepOpened({ step }))}>
            {t('checkout.step.change')}
            <VisuallyHidden> {title}</VisuallyHidden>
          </Button>
        )}
      </header>
      {shut && summary && <Summary>{summary}</Summary>}
      <div hidden={!open}>{children}</div>
    </Root>
  );
}

const Mark = styled.span`
  display: inline-grid;
  flex: none;
  place-items: center;
  width: 2rem;
  height: 2rem;
  border-radius: ${tokens.radius.round};
  font: 600 ${tokens.size.small} / 1 ${tokens.font.text};
`;

const Root = styled.section<{ readonly $open: boolean; readonly $reached: boolean }>`
  padding: ${tokens.space[4]};
  border: 1px solid ${({ $open }) => ($open ? tokens.color.pine : tokens.color.hairline)};
  border-radius: ${tokens.radius.card};
  background: ${({ $reached }) => ($reached ? tokens.color.surface : 'transparent')};
  scroll-margin-top: 9rem;
  > header {
    display: flex;
    align-items: center;
    justify-content: space-between;
    gap: ${tokens.space[3]};
    min-height: ${tokens.target.base};
  }
  h2 {
    display: flex;
    align-items: center;
    gap: ${tokens.space[3]};
    font-size: ${tokens.size.large};
    color: ${({ $reached }) => ($reached ? tokens.color.ink : tokens.color.inkSoft)};
  }
  ${Mark} {
    background: ${({ $reached }) => ($reached ? tokens.color.pine : tokens.color.paperDeep)};
    color: ${({ $reached }) => ($reached ? tokens.color.onPine : tokens.color.inkSoft)};
  }
  > div:last-child:not([hidden]) {
    padding-top: ${tokens.space[4]};
  }
`;

const Summary = styled.div`
  padding-left: calc(2rem + ${tokens.space[3]});
  color: ${tokens.color.inkSoft};
`;
