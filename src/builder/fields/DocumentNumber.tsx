import { TextField } from '../../storefront/ui/fields/TextField';
import { readNumber, writtenNumber } from './numberText';
import type { DocumentFieldProps } from './TextFields';
import { useField } from './useField';

interface DocumentNumberProps extends DocumentFieldProps {
  /** Emptied it is null; else an empty field is told wrong. */
  readonly orNull?: boolean;
}

/** A whole number of the document. What is typed stays as typed: where it is no number, that is what is wrong. */
export function DocumentNumber({ place, orNull = false, ...rest }: DocumentNumberProps) {
  const { id, value, error, type, leave } = useField(place);
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
