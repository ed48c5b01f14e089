import { ColorInput } from './ColorInput';
import type { DocumentFieldProps } from './TextFields';
import { textOf, useField } from './useField';

interface DocumentColorProps extends DocumentFieldProps {
  /** Whether an empty field means null: the shop's own colour, or none. */
  readonly orNull?: boolean;
}

/** A colour of the document. */
export function DocumentColor({ path, orNull = false, ...rest }: DocumentColorProps) {
  const { id, value, error, type, leave } = useField(path);
  return (
    <ColorInput
      {...rest}
      id={id}
      value={textOf(value)}
      error={error}
      onType={(typed) => type(orNull && typed === '' ? null : typed)}
      onLeave={leave}
    />
  );
}
