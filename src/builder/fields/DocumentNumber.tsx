import { TextField } from '../../storefront/ui/fields/TextField';
import { readNumber, writtenNumber } from './numberText';
import type { DocumentFieldProps } from './TextFields';
import { useField } from './useField';

interface DocumentNumberProps extends DocumentFieldProps {
  /** Whether an empty field means null; otherwise it is shown as wrong. */
  readonly orNull?: boolean;
}

/** A whole number of the document. Text that is not a whole number is kept as typed, and shown as wrong. */
export function DocumentNumber({ path, orNull = false, ...rest }: DocumentNumberProps) {
  const { id, value, error, type, leave } = useField(path);
  return (
    <TextField
      {...rest}
      id={id}
      inputMode="numeric"
      autoComplete="off"
      value={writtenNumber(value)}
      error={error}
      onChange={({ target }) => type(orNull && target.value === '' ? null : readNumber(target.value))}
      onBlur={leave}
    />
  );
}
