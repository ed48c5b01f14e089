import { checkQuantity } from '../../../../commerce/quantityCheck';
import type { QuantityRule } from '../../../../commerce/quantityRule';
import { useFormatting } from '../../../formatting';
import { useMessages } from '../../../messages';
import cartProblemsTexts from '../../../messages/fr-FR/cartProblems.json';
import { FieldError } from '../../../ui/fields/Field';
import type { MessageDescriptor } from '../../../messages';
import { problemText, type CartProblem } from '../cartProblems';

interface ProblemLineProps {
  readonly id: string;
  /** The invalid text of the field; null if the last command failed instead. */
  readonly typed: string | null;
  readonly problem: CartProblem | null;
  readonly rule: QuantityRule;
  readonly available: number | null;
}

/** The message below a quantity: what is wrong with it and what to choose instead. */
function ProblemLine({ id, typed, problem, rule, available }: ProblemLineProps) {
  const t = useMessages();
  const formatting = useFormatting();
  const fault = typed === null ? problem && problemText(problem, available) : faultOf(typed, rule, available);
  return fault && <FieldError id={id}>{t(fault.id, formatting.values(fault.values ?? {}))}</FieldError>;
}

function faultOf(text: string, rule: QuantityRule, available: number | null): MessageDescriptor {
  const quantity = Number(text.replace(/\s/g, '').replace(',', '.'));
  const check = checkQuantity(quantity, rule, available);
  // For a fraction of a piece, "not a number" says more than "in steps of 1".
  const isFraction = rule.increment === 1 && !check.ok && check.code === 'INVALID_BATCH_SIZE';
  return Number.isNaN(quantity) || check.ok || isFraction
    ? { id: 'cart.quantity.notANumber', values: { minimum: rule.minimum } }
    : problemText({ code: check.code, status: 400, quantity, rule }, available);
}

export const problemLineModule = { Component: ProblemLine, texts: cartProblemsTexts } as const;
