import Search from 'lucide-react/icons/search';
import X from 'lucide-react/icons/x';
import { useRef, type ComponentProps, type SyntheticEvent } from 'react';
import styled from 'styled-components';
import { Icon } from '../controls/Icon';
import { tokens } from '../theme/tokens';
import { withBase } from '../../../contract/pages/basePath';

interface SearchFieldProps {
  readonly value: string;
  readonly labels: {
    readonly search: string;
    readonly submit: string;
    readonly clear: string;
    /** Accessible name of the landmark, when a page has a second search box. */
    readonly landmark?: string;
  };
  readonly placeholder?: string;
  readonly onChange: (text: string) => void;
  /** Without it, clearing is reported as a change to ''. */
  readonly onClear?: () => void;
  readonly onSubmit: (text: string) => void;
  /** The form's address without JavaScript, and the name of its parameter. */
  readonly action: string;
  readonly name: string;
  /** false: only Enter searches. */
  readonly showSubmit?: boolean;
  /** Further attributes of the input: a combobox's role and `aria-…`, key handlers, `maxLength`. */
  readonly input?: Omit<ComponentProps<'input'>, 'value' | 'onChange' | 'name' | 'type' | 'placeholder'>;
}

/** The search box (HDR-07, SRC-08): radius 10, clear and search buttons. The feature adds the suggestions. */
export function SearchField({
  value,
  labels,
  placeholder,
  onChange,
  onClear = () => onChange(''),
  onSubmit,
  action,
  name,
  showSubmit = true,
  input,
}: SearchFieldProps) {
  const field = useRef<HTMLInputElement>(null);
  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    onSubmit(value);
  };
  const clear = () => {
    // Focus first: focusing opens the suggestions, and clearing closes them again.
    field.current?.focus();
    onClear();
  };
  return (
    <Root role="search" aria-label={labels.landmark} action={withBase(action)} onSubmit={submit}>
      <input
        aria-label={labels.search}
        autoComplete="off"
        enterKeyHint="search"
        {...input}
        ref={field}
        type="search"
        name={name}
        placeholder={placeholder}
        value={value}
        onChange={(event) => onChange(event.target.value)}
      />
      {value && (
        <button type="button" aria-label={labels.clear} onClick={clear}>
          <Icon icon={X} size="small" />
        </button>
      )}
      {showSubmit && (
        <button type="submit" aria-label={labels.submit}>
          <Icon icon={Search} size="small" />
        </button>
      )}
    </Root>
  );
}

const Root = styled.form`
  display: flex;
  width: 100%;
  min-width: 0;
  height: 3rem;
  border: 1px solid ${tokens.color.outline};
  border-radius: ${tokens.radius.control};
  background: ${tokens.color.surface};
  &:has(input:focus-visible) {
    border-color: ${tokens.color.pine};
    outline: 2px solid ${tokens.color.pine};
    outline-offset: -1px;
  }
  input {
    flex: 1;
    min-width: 0;
    padding: 0 ${tokens.space[4]};
    border: 0;
    background: none;
    font-size: ${tokens.size.body};
    text-overflow: ellipsis;
    outline: 0;
    appearance: none;
  }
  input::placeholder {
    color: ${tokens.color.inkSoft};
    opacity: 1;
  }
  input::-webkit-search-cancel-button {
    display: none;
  }
  button {
    display: grid;
    flex: none;
    place-items: center;
    width: ${tokens.target.base};
    padding: 0;
    border: 0;
    border-radius: 8px;
    background: none;
    cursor: pointer;
  }
  button[type='submit'] {
    margin: 3px;
    width: 2.75rem;
    background: ${tokens.color.butter};
    color: ${tokens.color.ink};
  }
`;
