import { SHOP_LOCALE } from '../../contract/constants';
import { TextField } from '../../storefront/ui/fields/TextField';
import { useBuilderSelector } from '../kernel/hooks';
import { selectLocale } from '../language';
import { meantHundredths, readHundredths, writtenHundredths } from './numberText';
import type { DocumentFieldProps } from './TextFields';
import { useField } from './useField';

interface DocumentHundredthsProps extends DocumentFieldProps {
  /** Whether an empty field means null; otherwise it is shown as wrong. */
  readonly orNull?: boolean;
}

/**
 * An amount of the document, stored in hundredths: cents, or hundredths of a percent. Incomplete input such as "8" is
 * kept as typed and shown as wrong; leaving the field completes it where its meaning is clear.
 */
export function DocumentHundredths({ path, orNull = false, ...rest }: DocumentHundredthsProps) {
  const { id, value, error, type, leave } = useField(path);
  const separator = useBuilderSelector(selectLocale) === SHOP_LOCALE ? ',' : '.';
  const settle = () => {
    const meant = meantHundredths(value);
    if (meant !== null) type(meant);
    leave();
  };
  return (
    <TextField
      {...rest}
      id={id}
      inputMode="decimal"
      autoComplete="off"
      value={writtenHundredths(value, separator)}
      error={error}
      onChange={({ target }) => type(orNull && target.value === '' ? null : readHundredths(target.value))}
      onBlur={settle}
    />
  );
}
