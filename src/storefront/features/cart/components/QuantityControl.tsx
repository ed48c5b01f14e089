import { useId, useState } from 'react';
import styled from 'styled-components';
import {
  checkQuantity,
  DEFAULT_QUANTITY_RULE,
  largestAllowed,
  type QuantityRule,
} from '../../../../commerce/quantityRule';
import { useFormatting } from '../../../formatting';
import { useMessages } from '../../../messages';
import { FieldError } from '../../../ui/fields/Field';
import { QuantityStepper } from '../../../ui/fields/QuantityStepper';
import { VisuallyHidden } from '../../../ui/text/VisuallyHidden';
import { tokens } from '../../../ui/theme/tokens';
import type { NoticeText } from '../../notices';
import { problemText, type CartProblem } from '../cartProblems';

interface QuantityControlProps {
  readonly name: string;
  readonly value: number;
  readonly rule: QuantityRule;
  /** Pieces in stock; null where that is not counted or not known. */
  readonly available?: number | null;
  /** Why the last wish failed. */
  readonly problem: CartProblem | null;
  readonly disabled?: boolean;
  readonly large?: boolean;
  /** The rule is heard but not seen. */
  readonly quietHint?: boolean;
  readonly onCommit: (quantity: number) => void;
  /** Whether what stands in the field can't be ordered. */
  readonly onFault?: (faulty: boolean) => void;
}

/** A stepper that knows the product's quantity rule: it says it beforehand, and what to choose instead. */
export function QuantityControl(props: QuantityControlProps) {
  const { name, value, rule, available = null, problem, disabled = false, large = false, quietHint = false } = props;
  const t = useMessages();
  const formatting = useFormatting();
  const id = useId();
  const [typed, setTyped] = useState<string | null>(null);

  const report = (text: string | null) => {
    setTyped(text);
    props.onFault?.(text !== null);
  };
  const written = ({ id: message, values = {} }: NoticeText) => t(message, formatting.values(values));
  const fault = typed === null ? problem && problemText(problem, available) : faultOf(typed, rule, available);
  // What is sold by the box begins with one box: that goes without saying.
  const spoken = { minimum: rule.minimum === rule.increment ? 1 : rule.minimum, increment: rule.increment };
  const ruled = rule.minimum > 1 || rule.increment > 1;
  const maximum = largestAllowed(rule, available) ?? rule.maximum;

  return (
    <Root>
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
        hintId={ruled ? `${id}-hint` : undefined}
        errorId={fault ? `${id}-fault` : undefined}
        onCommit={(quantity) => {
          report(null);
          if (quantity !== value) props.onCommit(quantity);
        }}
        onInvalid={report}
        // Not only at the blur: the line of the error would go, and move the button from below the pointer that presses it.
        onValid={() => report(null)}
      />
      {ruled && (
        <Hint as={quietHint ? VisuallyHidden : 'small'} id={`${id}-hint`}>
          {t('cart.quantity.hint', formatting.values(spoken))}
        </Hint>
      )}
      {fault && (
        <div role={typed === null ? undefined : 'alert'}>
          <FieldError id={`${id}-fault`}>{written(fault)}</FieldError>
        </div>
      )}
    </Root>
  );
}

function faultOf(text: string, rule: QuantityRule, available: number | null): NoticeText {
  const quantity = Number(text.replace(/\s/g, '').replace(',', '.'));
  const check = checkQuantity(quantity, rule, available);
  // "By 1" would say nothing to who typed a fraction; "by 6" says it all.
  const isFraction = rule.increment === 1 && !check.ok && check.code === 'INVALID_BATCH_SIZE';
  return Number.isNaN(quantity) || check.ok || isFraction
    ? { id: 'cart.quantity.notANumber', values: { minimum: rule.minimum } }
    : problemText({ code: check.code, status: 400, quantity, rule }, available);
}

const Root = styled.div`
  display: flex;
  flex-direction: column;
  align-items: flex-start;
  gap: ${tokens.space[1]};
  text-align: left;
`;

const Hint = styled.small`
  color: ${tokens.color.inkSoft};
  font-size: ${tokens.size.caption};
`;
