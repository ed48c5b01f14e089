import type { RefObject } from 'react';
import styled from 'styled-components';
import { checkQuantity } from '../../../../../commerce/quantityCheck';
import { largestAllowed, type QuantityRule } from '../../../../../commerce/quantityRule';
import { useFormatting } from '../../../../formatting';
import { useMessages, type MessageDescriptor } from '../../../../messages';
import cartProblemsTexts from '../../../../messages/fr-FR/cartProblems.json';
import { Button } from '../../../../ui/controls/Button';
import { FieldError } from '../../../../ui/fields/Field';
import { tokens } from '../../../../ui/theme/tokens';
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
  readonly available?: number | null;
  /** Whether the quantity cannot be changed now. */
  readonly disabled?: boolean;
  /** The product's name, and what chooses another quantity of it; absent where a message has no quantity beside it. */
  readonly name?: string;
  readonly onCommit?: (quantity: number) => void;
  /**
   * What takes the focus of the button that takes what there is, as that goes with the message. Not the field, for
   * which a phone would open its keyboard.
   */
  readonly nextFocus?: RefObject<HTMLElement | null>;
  /** Adds a quantity; absent in a line of the cart, where choosing one changes the line. */
  readonly onEnter?: (quantity: number) => void;
}

/**
 * The message below a quantity: what is wrong with it and what to choose instead. Where the stock does not suffice, a
 * button takes what there is: instead of a typed quantity it is put into the field, instead of one that the server
 * refused to add it is added.
 */
function ProblemLine(props: ProblemLineProps) {
  const { id, refused, problem, speaks = false, rule, available: known = null, disabled = false } = props;
  const { nextFocus, onCommit, onEnter } = props;
  const t = useMessages();
  const short = known === null && problem?.code === 'INSUFFICIENT_INVENTORY' ? problem.productId : undefined;
  const stockOf = useStock(short === undefined ? [] : [short]);
  const available = short === undefined ? known : (stockOf(short) ?? null);
  const formatting = useFormatting();
  const fault = refused ? faultOf(refused, rule, available) : problem && problemText(problem, available);
  if (!fault) return null;
  const most = isShortOfStock(fault) ? largestAllowed(rule, available) : null;
  const take = t('cart.quantity.take', {
    all: most === available ? 'yes' : 'no',
    count: formatting.number(most ?? 0),
  });
  return (
    <Lines>
      <div role={refused || speaks ? 'alert' : undefined}>
        <FieldError id={id}>{t(fault.id, formatting.values(fault.values ?? {}))}</FieldError>
      </div>
      {most !== null && onCommit && !disabled && (
        <Button
          aria-label={t('cart.quantity.takeNamed', { take, name: props.name ?? '' })}
          aria-describedby={id}
          onClick={({ currentTarget, detail }) => {
            if (detail === 0) withoutRepeats(currentTarget.ownerDocument);
            nextFocus?.current?.focus();
            onCommit(most);
            if (!refused) onEnter?.(most);
          }}
        >
          {take}
        </Button>
      )}
    </Lines>
  );
}

/** Whether there is less in stock than was asked for, and how much there is, is known. */
const isShortOfStock = ({ id, values }: MessageDescriptor): boolean =>
  id === 'cart.problem.overStock' && values?.['available'] !== 'none';

/** Until a key that is held down is released, its repeats press nothing: the focus has moved to another button. */
function withoutRepeats(page: Document): void {
  const ignore = (event: KeyboardEvent) => {
    if (event.repeat) event.preventDefault();
  };
  page.addEventListener('keydown', ignore, true);
  page.addEventListener('keyup', () => page.removeEventListener('keydown', ignore, true), { once: true });
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

const Lines = styled.div`
  display: grid;
  justify-items: start;
  gap: ${tokens.space[2]};
`;

export const problemLineModule = { Component: ProblemLine, texts: cartProblemsTexts } as const;
