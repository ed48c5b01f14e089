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

/** What stands in the fields, by name. For checks alone: it must not go into an action. */
export type Typed = Readonly<Record<string, string>>;

/** What may go into an action: open texts, tokens of personal values, one token for each secret and request. */
export type FormValues = Readonly<Record<string, string>>;

interface DraftFormProps extends Omit<ComponentProps<'form'>, 'onSubmit'> {
  readonly form: string;
  /** What is wrong with the fields, by name; nothing when the form can be sent. */
  readonly check: (typed: Typed) => Problems;
  readonly onReady: (values: FormValues) => void;
}

type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

const controlsOf = (form: HTMLFormElement): readonly Control[] => [
  ...form.querySelectorAll<Control>('[data-privacy]:enabled'),
];

/** What a control holds; blanks around a secret belong to it. */
const textOf = ({ value, dataset }: Control): string => (dataset['privacy'] === 'secret' ? value : value.trim());

/**
 * A form of `DraftField`s. When it is sent its fields are committed and checked; refused, by this check or by the
 * server, it says why above and beside the fields and puts the focus on the first wrong one. With `action` and
 * `method` it is posted as it stands where there is no script.
 */
export function DraftForm({ form, check, onReady, children, ...native }: DraftFormProps) {
  const vault = useVault();
  const dispatch = useShopDispatch();
  const draft = useShopSelector((state) => selectDraft(state, form));
  const refusals = useShopSelector(selectRefusals);
  const root = useRef<HTMLFormElement>(null);
  const told = useRef(refusals);

  useEffect(() => {
    // The browser's own bubbles are for pages without a script.
    if (root.current) root.current.noValidate = true;
  }, []);
  useEffect(() => {
    if (told.current === refusals) return;
    told.current = refusals;
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

/** Everything that is wrong with a form, each with the way to its field. */
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
