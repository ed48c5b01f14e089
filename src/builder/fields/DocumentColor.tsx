import { ColorInput } from './ColorInput';
import type { DocumentFieldProps } from './TextFields';
import { textOf, useField } from './useField';

/** A colour of the document. */
export function DocumentColor({ place, ...rest }: DocumentFieldProps) {
  const { id, value, error, type, leave } = useField(place);
  return <ColorInput {...rest} id={id} value={textOf(value)} error={error} onType={type} onLeave={leave} />;
}
