import { useEffect, useRef, type ComponentProps, type ReactNode } from 'react';
import { fieldCommitted, selectDraft, selectProblems } from './drafts';
import { useVault } from '../kernel/personal';
import { useMessages } from '../messages';
import { useShopDispatch, useShopSelector } from '../kernel/hooks';
import { isToken } from '../platform/vault';
import { Select } from '../ui/fields/Select';
import { TextArea, TextField } from '../ui/fields/TextField';

type Native = Pick<
  ComponentProps<'input'>,
  'autoComplete' | 'inputMode' | 'maxLength' | 'minLength' | 'pattern' | 'required' | 'type'
>;

interface DraftFieldProps extends Native {
  /** The form's name in the drafts, and the field's own: also its name in the form that is posted without a script. */
  readonly form: string;
  readonly field: string;
  /** What becomes of what is typed: the draft holds open text, a vault token, or nothing. */
  readonly privacy: 'open' | 'personal' | 'secret';
  readonly label: string;
  readonly mark?: string;
  readonly hint?: ReactNode;
  /** Instead of what the form's refusal says about the field. */
  readonly error?: ReactNode;
  /** A text or a token to begin with, where nothing has been drafted. */
  readonly initial?: string;
  /** Several lines. */
  readonly rows?: number;
  /** A choice instead of a text. */
  readonly options?: ComponentProps<typeof Select>['options'];
}

interface Control {
  value: string;
}

/** The place of a field on the page: what a summary of errors leads to. */
export const fieldId = (form: string, field: string): string => `${form}-${field}`;

/**
 * A field whose text lives in the page and nowhere else until it is left or sent; a secret never leaves it but for
 * its one request. It comes back as it was left.
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

  // The state moved without this field: it was cleared, or a replay stands elsewhere.
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
  // In a replay the vault is empty: something was written here.
  const placeholder = draft !== '' && text === '' ? '•••' : undefined;
  if (rows !== undefined) return <TextArea {...shared} rows={rows} placeholder={placeholder} />;
  return <TextField {...shared} placeholder={placeholder} />;
}
