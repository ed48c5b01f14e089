import type { ReactNode } from 'react';
import { useFormatting } from '../../../formatting';
import { useMessages } from '../../../messages';
import { Message } from '../../../ui/feedback/Message';
import { Personal } from '../../../kernel/personal';
import { sendToSupport } from '../../recording';
import { problemText, showsServerMessage, type CheckoutProblem } from '../checkoutProblems';

interface ProblemMessageProps {
  readonly problem: CheckoutProblem;
  /** A button or link that helps. */
  readonly children?: ReactNode;
}

/** What went wrong, what to do next, and the way to support; if the total changed, both amounts. */
export function ProblemMessage({ problem, children }: ProblemMessageProps) {
  const t = useMessages();
  const { wireMoney } = useFormatting();
  const { id, values } = problemText(problem);
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
      <p>
        <sendToSupport.Show />
      </p>
    </Message>
  );
}
