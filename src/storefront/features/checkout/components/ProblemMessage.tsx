import type { ReactNode } from 'react';
import { useFormatting } from '../../../formatting';
import { useMessages } from '../../../messages';
import { Message } from '../../../ui/feedback/Message';
import { useShopSelector } from '../../../kernel/hooks';
import { Personal } from '../../../kernel/personal';
import { sendToSupport } from '../../recording';
import { problemText, showsServerMessage, type CheckoutProblem } from '../checkoutProblems';
import { selectSharedCartId } from '../checkoutSelectors';

interface ProblemMessageProps {
  readonly problem: CheckoutProblem;
  /**
   * Whether the message offers to send the recording to support: if a payment or an order failed, in one message per
   * step at most.
   */
  readonly hasSupport?: boolean;
  /** A button or link that helps. */
  readonly children?: ReactNode;
}

/** What went wrong and what to do next; if the total changed, both amounts. */
export function ProblemMessage({ problem, hasSupport = false, children }: ProblemMessageProps) {
  const t = useMessages();
  const { wireMoney } = useFormatting();
  const { id, values } = problemText(problem, useShopSelector(selectSharedCartId) !== null);
  const { totals } = problem;
  return (
    <Message variant="error" announce>
      <p>{t(id, values)}</p>
      {showsServerMessage(problem) && (
        <p>
          <Personal token={problem.message} />
        </p>
      )}
      {totals && (
        <p>
          {t('checkout.totalChanged', {
            before: wireMoney(totals.before) ?? totals.before,
            now: wireMoney(totals.now) ?? totals.now,
          })}
        </p>
      )}
      {children}
      {hasSupport && (
        <p>
          <sendToSupport.Show />
        </p>
      )}
    </Message>
  );
}
