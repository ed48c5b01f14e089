import Minus from 'lucide-react/icons/minus';
import Plus from 'lucide-react/icons/plus';
import { useState, type KeyboardEvent, type Ref } from 'react';
import styled from 'styled-components';
import { Icon, type IconDrawing } from '../controls/Icon';
import { media } from '../theme/media';
import { tokens } from '../theme/tokens';
import { readQuantity, stepQuantity, stepStart, type QuantityBounds, type QuantityFault } from './quantityDraft';

export interface QuantityStepperProps extends QuantityBounds {
  readonly value: number;
  /** `value` in the shopper's number format; by default its plain digits. */
  readonly formatted?: string;
  /** Accessible names of the field ("Quantité de Beurre doux") and of the two buttons. */
  readonly labels: { readonly quantity: string; readonly decrease: string; readonly increase: string };
  readonly onCommit: (value: number) => void;
  /** Enter was pressed, and the shown text is a valid quantity. */
  readonly onEnter?: (value: number, field: HTMLElement) => void;
  /**
   * The typed text is no number or breaks a bound, and nothing is committed. The caller keeps the text, and gives it
   * back as `refused`.
   */
  readonly onInvalid?: (text: string, fault: QuantityFault) => void;
  /** The text that was invalid, shown until another one is typed. */
  readonly refused?: string | undefined;
  /** Called while an error is shown, when the typed text is valid again but not yet committed. */
  readonly onValid?: () => void;
  /** Id of the error message; marks the field as invalid. */
  readonly errorId?: string | undefined;
  /** Id of a hint ("par 6, au moins 12"). */
  readonly hintId?: string | undefined;
  readonly disabled?: boolean;
  /** Larger, for the product page. */
  readonly large?: boolean;
  /** The minus button. */
  readonly decreaseRef?: Ref<HTMLButtonElement>;
}

/**
 * A quantity to type or to step. Typed text is never corrected: it is committed on Enter, on blur and on a step, or
 * reported by `onInvalid`. Arrow keys step.
 */
export function QuantityStepper(props: QuantityStepperProps) {
  const {
    value,
    formatted,
    labels,
    onCommit,
    onEnter,
    onInvalid,
    refused,
    onValid,
    errorId,
    hintId,
    disabled = false,
    large = false,
    decreaseRef,
    ...bounds
  } = props;
  const [draft, setDraft] = useState<string>();
  const text = draft ?? refused;
  const reading = text === undefined ? undefined : readQuantity(text, bounds);
  const from = stepStart(text, value);
  const lower = disabled ? undefined : stepQuantity(from, -1, bounds);
  const higher = disabled ? undefined : stepQuantity(from, 1, bounds);

  const settle = (next: number) => {
    setDraft(undefined);
    // A caller that shows an error must know that the text is valid again, even if the value is the same as before.
    if (next !== value || errorId !== undefined) onCommit(next);
  };
  const commit = () => {
    // A refused quantity may be allowed by now, because there is more in stock.
    if (reading?.ok) settle(reading.value);
    else if (reading && draft !== undefined) {
      setDraft(undefined);
      onInvalid?.(draft, reading.fault);
    }
  };
  const pressed = (event: KeyboardEvent<HTMLElement>) => {
    if (event.key === 'Enter') {
      commit();
      // While Enter is held down, its repeats arrive in the field that `onEnter` has moved the focus to: they add
      // nothing there.
      if (!event.repeat && reading?.ok !== false) onEnter?.(reading?.value ?? value, event.currentTarget);
    } else if (event.key === 'ArrowUp' || event.key === 'ArrowDown') {
      const next = event.key === 'ArrowUp' ? higher : lower;
      if (next !== undefined) settle(next);
    } else if (event.key === 'Escape' && text !== undefined) settle(value);
    else return;
    // Default actions: Enter submits the form, arrows move the caret, Escape closes a surrounding overlay.
    event.preventDefault();
    event.stopPropagation();
  };

  return (
    <Root
      role="group"
      aria-label={labels.quantity}
      $large={large}
      onBlur={(event) => {
        // Pressing minus or plus uses the draft; only leaving the whole stepper commits it.
        if (!event.currentTarget.contains(event.relatedTarget)) commit();
      }}
    >
      <StepButton ref={decreaseRef} icon={Minus} label={labels.decrease} next={lower} onStep={settle} />
      <input
        role="spinbutton"
        inputMode={Number.isInteger(bounds.increment ?? 1) ? 'numeric' : 'decimal'}
        autoComplete="off"
        aria-label={labels.quantity}
        aria-valuenow={from}
        aria-valuemin={bounds.minimum ?? 1}
        aria-valuemax={bounds.maximum}
        aria-invalid={errorId !== undefined || reading?.ok === false || undefined}
        aria-describedby={[hintId, errorId].filter(Boolean).join(' ') || undefined}
        value={text ?? formatted ?? String(value)}
        disabled={disabled}
        onChange={({ target }) => {
          setDraft(target.value);
          if (errorId !== undefined && readQuantity(target.value, bounds).ok) onValid?.();
        }}
        onFocus={(event) => event.target.select()}
        onKeyDown={pressed}
      />
      <StepButton icon={Plus} label={labels.increase} next={higher} onStep={settle} />
    </Root>
  );
}

interface StepButtonProps {
  readonly ref?: Ref<HTMLButtonElement> | undefined;
  readonly icon: IconDrawing;
  readonly label: string;
  /** The quantity to which it leads; undefined: there is none in this direction. */
  readonly next: number | undefined;
  readonly onStep: (next: number) => void;
}

function StepButton({ ref, icon, label, next, onStep }: StepButtonProps) {
  return (
    <button
      ref={ref}
      type="button"
      aria-label={label}
      aria-disabled={next === undefined}
      onClick={() => next !== undefined && onStep(next)}
    >
      <Icon icon={icon} size="x-small" />
    </button>
  );
}

const Root = styled.div<{ readonly $large: boolean }>`
  display: inline-flex;
  height: ${({ $large }) => ($large ? '3rem' : tokens.target.base)};
  border: 1px solid ${tokens.color.outline};
  border-radius: ${tokens.radius.control};
  background: ${tokens.color.surface};
  &:has(input:focus-visible) {
    outline: 2px solid ${tokens.color.pine};
  }
  &:has([aria-invalid]) {
    border-color: ${tokens.color.danger};
    outline-color: ${tokens.color.danger};
  }
  button {
    display: grid;
    place-items: center;
    width: ${tokens.target.base};
    padding: 0;
    border: 0;
    border-radius: 9px;
    background: none;
    color: ${tokens.color.pine};
    cursor: pointer;
  }
  ${media.hover} {
    button:hover {
      background: ${tokens.color.pineSoft};
    }
  }
  button[aria-disabled='true'] {
    background: none;
    color: ${tokens.color.outline};
    cursor: not-allowed;
  }
  input {
    flex: 1;
    width: 2.5rem;
    min-width: 0;
    padding: 0;
    border: 0;
    background: none;
    font-size: ${tokens.size.body};
    font-weight: 600;
    text-align: center;
    outline: 0;
  }
`;
