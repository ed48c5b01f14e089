import { useEffect, useRef, type ComponentProps, type ReactNode } from 'react';
import { fieldCommitted, selectDraft, selectProblems } from './drafts';
import { useVault } from '../kernel/personal';
import { useMessages } from '../messages';
import { useShopDispatch, useShopSelector } from '../kernel/hooks';
import { isToken } from '../platform/vault';
import { PasswordField } from '../ui/fields/PasswordField';
import { Select } from '../ui/fields/Select';
import { TextArea, TextField } from '../ui/fields/TextField';

type Native = Pick<
  ComponentProps<'input'>,
  'autoComplete' | 'inputMode' | 'maxLength' | 'minLength' | 'pattern' | 'required' | 'type'
>;

interface DraftFieldProps extends Native {
  /** The names of form and field in the drafts; the field's is also its name in a form posted without JavaScript. */
  readonly form: string;
  readonly field: string;
  /** What the draft stores: open text, a vault token, or nothing. */
  readonly privacy: 'open' | 'personal' | 'secret';
  readonly label: string;
  readonly mark?: string;
  readonly hint?: ReactNode;
  /** Replaces the form's own message about the field. */
  readonly error?: ReactNode;
  /** The initial text or token, if there is no draft. */
  readonly initial?: string;
  /** Renders a textarea with this number of rows. */
  readonly rows?: number;
  /** Renders a select instead of a text field. */
  readonly options?: ComponentProps<typeof Select>['options'];
}

interface Control {
  value: string;
}

/** The id of a field's element; the summary of errors links to it. */
export const fieldId = (form: string, field: string): string => `${form}-${field}`;

/**
 * A field whose text stays in the DOM until it is left or the form is sent (a select: until it changes); then the draft
 * stores it, so that it is restored when the form returns. A secret is never stored.
 */
export function DraftField({ form, field, privacy, error, initial = '', rows, options, ...rest }: DraftFieldProps) {
  const t = useMessages();
  const vault = useVault();
  const dispatch = useShopDispatch();
  const draft = useShopSelector((state) => selectDraft(state, form))[field] ?? initial;
  const problem = useShopSelector((state) => selectProblems(state, form))[field];
  const text = isToken(draft) ? (vault.valueOf(draft) ?? '') : draft;
  const control = useRef<Control>(null);
  const written = useRef(text);

  // The draft changed from outside: it was cleared, or a replay moved to another moment.
  useEffect(() => {
    if (control.current && written.current !== text) control.current.value = text;
    written.current = text;
  }, [text]);

  const commit = () => {
    if (privacy === 'secret' || !control.current) return;
    const typed = control.current.value.trim();
    const value = privacy === 'personal' ? vault.tokenOf(typed) : typed;
    written.current = typed;
    if (value !== draft) dispatch(fieldCommitted({ form, field, value }));
  };
  const shared = {
    ...rest,
    id: fieldId(form, field),
    name: field,
    defaultValue: text,
    'data-privacy': privacy,
    error: error ?? (problem && t(problem.id, problem.values)),
    ref: (element: Control | null) => void (control.current = element),
    onBlur: commit,
  };
  if (options) return <Select {...shared} options={options} onChange={commit} />;
  // In a replay the vault is empty: dots are shown instead of the value.
  const placeholder = draft !== '' && text === '' ? '•••' : undefined;
  if (rest.type === 'password') {
    const labels = { show: t('forms.password.show'), hide: t('forms.password.hide'), password: t('forms.password') };
    return <PasswordField {...shared} labels={labels} />;
  }
  if (rows !== undefined) return <TextArea {...shared} rows={rows} placeholder={placeholder} />;
  return <TextField {...shared} placeholder={placeholder} />;
}
