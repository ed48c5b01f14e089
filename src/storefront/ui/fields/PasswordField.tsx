import { useEffect, useRef, useState, type ComponentProps } from 'react';
import styled from 'styled-components';
import { VisuallyHidden } from '../text/VisuallyHidden';
import { tokens } from '../theme/tokens';
import { controlStyles } from './control.styles';
import { Field, type FieldText } from './Field';

interface PasswordFieldProps
  extends FieldText, Omit<ComponentProps<'input'>, 'aria-describedby' | 'aria-invalid' | 'type'> {
  /** What the button does, and to what: "Afficher", "Masquer", "le mot de passe". */
  readonly labels: { readonly show: string; readonly hide: string; readonly password: string };
}

/**
 * A password, which a button beside it shows in clear until its form is sent. Other props go to the input. Like what is
 * typed, whether it is shown stays out of the store: a replayed page has an empty, hidden field.
 */
export function PasswordField({ id, label, mark, hint, error, hideLabel, labels, ...rest }: PasswordFieldProps) {
  const button = useRef<HTMLButtonElement>(null);
  const [shown, setShown] = useState(false);
  useEffect(() => {
    // Browsers remember what was sent in clear, to suggest it in other forms.
    const form = button.current?.form;
    const hide = () => setShown(false);
    form?.addEventListener('submit', hide);
    return () => form?.removeEventListener('submit', hide);
  }, []);
  return (
    <Field id={id} label={label} mark={mark} hint={hint} error={error} hideLabel={hideLabel}>
      {(control) => (
        <Beside>
          {/* No spelling help: some browsers send what they check to a server. */}
          <input
            {...rest}
            {...control}
            type={shown ? 'text' : 'password'}
            spellCheck={false}
            autoCapitalize="none"
            autoCorrect="off"
          />
          <button
            ref={button}
            type="button"
            aria-controls={control.id}
            disabled={rest.disabled}
            onClick={() => setShown(!shown)}
          >
            {shown ? labels.hide : labels.show}
            <VisuallyHidden> {labels.password}</VisuallyHidden>
          </button>
        </Beside>
      )}
    </Field>
  );
}

const Beside = styled.div`
  display: flex;
  gap: ${tokens.space[2]};
  input {
    ${controlStyles}
    flex: 1;
    min-width: 0;
  }
  /* Edge has a button of its own. */
  input::-ms-reveal {
    display: none;
  }
  button {
    /* As wide for "Masquer" as for "Afficher". */
    width: 5.5rem;
    padding: 0;
    border: 0;
    border-radius: ${tokens.radius.control};
    background: none;
    color: ${tokens.color.pine};
    font-size: ${tokens.size.small};
    font-weight: 600;
    cursor: pointer;
    /* Without scripts it would do nothing. */
    @media (scripting: none) {
      display: none;
    }
  }
  button:disabled {
    color: ${tokens.color.inkSoft};
    cursor: not-allowed;
  }
`;
