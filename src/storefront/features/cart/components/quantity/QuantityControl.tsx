import { useId, useRef, type RefObject } from 'react';
import styled from 'styled-components';
import { DEFAULT_QUANTITY_RULE, largestAllowed, type QuantityRule } from '../../../../../commerce/quantityRule';
import { useFormatting } from '../../../../formatting';
import { useMessages } from '../../../../messages';
import { QuantityStepper } from '../../../../ui/fields/QuantityStepper';
import { tokens } from '../../../../ui/theme/tokens';
import type { CartProblem } from '../../cartProblems';
import { problemLine } from './lazyProblemLine';
import { isRuled, QuantityHint } from './QuantityHint';
import { useRefusedQuantity } from './useRefusedQuantity';

interface QuantityControlProps {
  /** Identifies this stepper among those of its page. */
  readonly stepperId: string;
  readonly name: string;
  readonly value: number;
  readonly rule: QuantityRule;
  /** Pieces in stock; null if not counted or not known. */
  readonly available?: number | null;
  /** Why the last command failed, or what is wrong with the line's quantity. */
  readonly problem: CartProblem | null;
  /** Whether the problem is announced here; otherwise a notice says it, or it is not new. */
  readonly speaks?: boolean;
  readonly disabled?: boolean;
  readonly large?: boolean;
  /** The id of the `QuantityHint`, if it is rendered elsewhere; by default it is below the stepper. */
  readonly hintId?: string | undefined;
  readonly onCommit: (quantity: number) => void;
  /** Adds this quantity: Enter was pressed on it in `field`, or it was taken instead of a refused one. */
  readonly onEnter?: (quantity: number, field?: HTMLElement) => void;
  /** What takes the focus from a button of the problem's message, which goes with it; by default the minus button. */
  readonly nextFocus?: RefObject<HTMLElement | null>;
}

/** A stepper that knows the product's quantity rule: shows it, and suggests valid quantities. */
export function QuantityControl(props: QuantityControlProps) {
  const { stepperId, name, value, rule, available = null, problem } = props;
  const { disabled = false, large = false, onEnter } = props;
  const t = useMessages();
  const formatting = useFormatting();
  const id = useId();
  const decrease = useRef<HTMLButtonElement>(null);
  const { refused, text, refuse, correct } = useRefusedQuantity(stepperId);
  const faulty = refused !== null || problem !== null;
  const hintId = props.hintId ?? `${id}-hint`;
  const maximum = largestAllowed(rule, available) ?? rule.maximum;
  const commit = (quantity: number) => {
    correct();
    props.onCommit(quantity);
  };
  // A card has room for a refusal below stepper and button; a dense row, which has its hint elsewhere, has not.
  const isOnCard = onEnter && !props.hintId;

  return (
    <Root $rows={large || (faulty && isOnCard)}>
      <QuantityStepper
        value={value}
        formatted={formatting.number(value)}
        minimum={rule.minimum}
        increment={rule.increment}
        {...(maximum < DEFAULT_QUANTITY_RULE.maximum && { maximum })}
        labels={{
          quantity: t('cart.quantity.label', { name }),
          decrease: t('cart.quantity.decrease', { name }),
          increase: t('cart.quantity.increase', { name }),
        }}
        disabled={disabled}
        large={large}
        hintId={isRuled(rule) ? hintId : undefined}
        errorId={faulty ? `${id}-fault` : undefined}
        refused={text}
        onCommit={(quantity) => (quantity === value ? correct() : commit(quantity))}
        onInvalid={refuse}
        {...(onEnter && { onEnter })}
        decreaseRef={decrease}
        // The message disappears while the shopper types: if it did on blur, the button would move away from the
        // pointer that is pressing it.
        onValid={correct}
      />
      {props.hintId === undefined && <QuantityHint id={hintId} rule={rule} />}
      {faulty && (
        <problemLine.Show nextFocus={decrease} {...props} id={`${id}-fault`} refused={refused} onCommit={commit} />
      )}
    </Root>
  );
}

/** Hints and problems on rows of their own do not change the stepper's width, and have that of stepper and button. */
const Root = styled.div<{ readonly $rows: boolean | undefined }>`
  display: flex;
  flex-direction: column;
  align-items: flex-start;
  gap: ${tokens.space[1]};
  text-align: left;
  ${({ $rows }) =>
    $rows &&
    `display: contents;
    > * {
      order: 1;
      width: 100%;
    }
    && > [role='group'] {
      order: 0;
      flex: auto;
      width: auto;
    }`}
`;
