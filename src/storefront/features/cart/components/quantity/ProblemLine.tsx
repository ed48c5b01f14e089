import { checkQuantity } from '../../../../../commerce/quantityCheck';
import { largestAllowed, type QuantityRule } from '../../../../../commerce/quantityRule';
import { useFormatting } from '../../../../formatting';
import { useMessages, type MessageDescriptor } from '../../../../messages';
import cartProblemsTexts from '../../../../messages/fr-FR/cartProblems.json';
import { FieldError } from '../../../../ui/fields/Field';
import { isToken } from '../../../../platform/vault';
import { problemText, type CartProblem } from '../../cartProblems';
import type { RefusedQuantity } from '../../cartSlice';
import { useStock } from '../../../prices';

interface ProblemLineProps {
  readonly id: string;
  /** The invalid text that the field refused; null: `problem` is shown. */
  readonly refused: RefusedQuantity | null;
  readonly problem: CartProblem | null;
  /** Whether the problem is announced, because it is new and no notice says it. */
  readonly speaks?: boolean;
  readonly rule: QuantityRule;
  readonly available: number | null;
}

/** The message below a quantity: what is wrong with it and what to choose instead. */
function ProblemLine({ id, refused, problem, speaks = false, rule, available: known }: ProblemLineProps) {
  const t = useMessages();
  const short = known === null && problem?.code === 'INSUFFICIENT_INVENTORY' ? problem.productId : undefined;
  const stockOf = useStock(short === undefined ? [] : [short]);
  const available = short === undefined ? known : (stockOf(short) ?? null);
  const formatting = useFormatting();
  const fault = refused ? faultOf(refused, rule, available) : problem && problemText(problem, available);
  return (
    fault && (
      <div role={refused || speaks ? 'alert' : undefined}>
        <FieldError id={id}>{t(fault.id, formatting.values(fault.values ?? {}))}</FieldError>
      </div>
    )
  );
}

/**
 * A quantity with the same fault as a typed one of which only the token is known, so that the message is the same with
 * and without the vault.
 */
function quantityLike(fault: RefusedQuantity['fault'], rule: QuantityRule, available: number | null): number {
  if (fault === 'notANumber') return NaN;
  if (fault === 'aboveMaximum') return (largestAllowed(rule, available) ?? rule.maximum) + rule.increment;
  return fault === 'belowMinimum' ? 0 : rule.minimum + 0.5;
}

function faultOf({ text, fault }: RefusedQuantity, rule: QuantityRule, available: number | null): MessageDescriptor {
  const quantity = isToken(text) ? quantityLike(fault, rule, available) : Number(text.replace(',', '.'));
  const check = checkQuantity(quantity, rule, available);
  // For a fraction of a piece, "not a number" explains more than "in steps of 1".
  const isFraction = rule.increment === 1 && !check.ok && check.code === 'INVALID_BATCH_SIZE';
  if (Number.isNaN(quantity) || check.ok || isFraction) {
    return { id: 'cart.quantity.notANumber', values: { minimum: rule.minimum } };
  }
  const { id, values } = problemText({ code: check.code, status: 400, quantity, rule }, available);
  // The field still shows what was typed.
  return { id, values: { ...values, asked: 'none' } };
}

export const problemLineModule = { Component: ProblemLine, texts: cartProblemsTexts } as const;
