import { useEffect, useRef, type ComponentProps, type SubmitEvent, type MouseEvent } from 'react';
import styled from 'styled-components';
import { useShopDispatch, useShopSelector } from '../kernel/hooks';
import {
  fieldCommitted,
  formRefused,
  formSent,
  selectDraft,
  selectProblems,
  selectRefusals,
  type Problems,
} from './drafts';
import { useVault } from '../kernel/personal';
import { useMessages } from '../messages';
import { Message } from '../ui/feedback/Message';
import { Stack } from '../ui/layout/Stack';
import { tokens } from '../ui/theme/tokens';
import { fieldId } from './DraftField';

/** The typed values, by field. For validation only: they must not enter an action. */
export type Typed = Readonly<Record<string, string>>;

/** The values for an action: open texts, tokens of personal values, a new token for each secret. */
export type FormValues = Readonly<Record<string, string>>;

interface DraftFormProps extends Omit<ComponentProps<'form'>, 'onSubmit'> {
  readonly form: string;
  /** Problems by field name; empty if the form can be sent. */
  readonly check: (typed: Typed) => Problems;
  readonly onReady: (values: FormValues) => void;
}

type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

const controlsOf = (form: HTMLFormElement): readonly Control[] => [
  ...form.querySelectorAll<Control>('[data-privacy]:enabled'),
];

/** A control's value, trimmed unless it is a secret. */
const textOf = ({ value, dataset }: Control): string => (dataset['privacy'] === 'secret' ? value : value.trim());

/**
 * A form of `DraftField`s. On submit its fields are committed and checked; if the check or the server refuses it, the
 * problems show above and beside the fields and the first invalid field gets the focus. `action` and `method` serve
 * browsers without JavaScript.
 */
export function DraftForm({ form, check, onReady, children, ...native }: DraftFormProps) {
  const vault = useVault();
  const dispatch = useShopDispatch();
  const draft = useShopSelector((state) => selectDraft(state, form));
  const refusals = useShopSelector(selectRefusals);
  const root = useRef<HTMLFormElement>(null);
  const shownRefusals = useRef(refusals);

  useEffect(() => {
    // Native validation bubbles are for pages without JavaScript.
    const own = root.current;
    if (!own) return undefined;
    own.noValidate = true;
    own.addEventListener('mousedown', keepFocusOnSubmit);
    return () => own.removeEventListener('mousedown', keepFocusOnSubmit);
  }, []);
  useEffect(() => {
    if (shownRefusals.current === refusals) return;
    shownRefusals.current = refusals;
    const find = (what: string) => root.current?.querySelector<HTMLElement>(what);
    (find('[aria-invalid="true"]') ?? find('[role="alert"] [tabindex]'))?.focus();
  }, [refusals]);

  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const controls = controlsOf(event.currentTarget);
    const values: Record<string, string> = {};
    for (const control of controls) {
      const { name, dataset } = control;
      if (dataset['privacy'] === 'secret') continue;
      const value = dataset['privacy'] === 'personal' ? vault.tokenOf(textOf(control)) : textOf(control);
      values[name] = value;
      if (value !== (draft[name] ?? '')) dispatch(fieldCommitted({ form, field: name, value }));
    }
    const problems = check(Object.fromEntries(controls.map((control) => [control.name, textOf(control)])));
    if (Object.keys(problems).length > 0) {
      dispatch(formRefused({ form, problems }));
      return;
    }
    dispatch(formSent({ form }));
    for (const control of controls) {
      if (control.dataset['privacy'] === 'secret') values[control.name] = vault.holdSecret(control.value);
    }
    onReady(values);
  };
  return (
    <form method="post" {...native} ref={root} onSubmit={submit}>
      <Stack>
        <Refusal form={form} />
        {children}
      </Stack>
    </form>
  );
}

/**
 * Pressing the submit button must not commit the focused field: a corrected problem would vanish from the summary
 * between press and release, the button would move away, and the click would be lost. Submitting commits every field.
 */
function keepFocusOnSubmit(event: Event): void {
  if (event.target instanceof Element && event.target.closest('[type="submit"]')) event.preventDefault();
}

/** The summary of a form's problems, each linked to its field. */
function Refusal({ form }: { readonly form: string }) {
  const t = useMessages();
  const { form: whole, ...fields } = useShopSelector((state) => selectProblems(state, form));
  const wrong = Object.entries(fields);
  if (!whole && wrong.length === 0) return null;
  const goTo = (field: string) => (event: MouseEvent) => {
    event.preventDefault();
    event.currentTarget.ownerDocument.getElementById(fieldId(form, field))?.focus();
  };
  return (
    <Message
      variant="error"
      announce
      title={
        <span tabIndex={-1}>{whole ? t(whole.id, whole.values) : t('forms.refused', { count: wrong.length })}</span>
      }
    >
      {wrong.length > 0 && (
        <Wrong>
          {wrong.map(([field, { id, values }]) => (
            <li key={field}>
              <a href={`#${fieldId(form, field)}`} onClick={goTo(field)}>
                {t(id, values)}
              </a>
            </li>
          ))}
        </Wrong>
      )}
    </Message>
  );
}

const Wrong = styled.ul`
  display: grid;
  gap: ${tokens.space[1]};
  a {
    color: inherit;
  }
`;
