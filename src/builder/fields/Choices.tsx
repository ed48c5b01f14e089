import { Checkbox } from '../../storefront/ui/fields/Checkbox';
import { Select } from '../../storefront/ui/fields/Select';
import type { DocumentFieldProps } from './TextFields';
import { textOf, useField } from './useField';

interface DocumentChoiceProps extends DocumentFieldProps {
  readonly options: readonly { readonly value: string; readonly label: string }[];
  /** Says that none may be chosen, which is null in the document. */
  readonly noneLabel?: string | undefined;
}

const NONE = '';

/** One of several values. One that is not offered (of a file, of a menu that is gone) stands in the list as it is. */
export function DocumentChoice({ place, options: offered, noneLabel, ...rest }: DocumentChoiceProps) {
  const { id, value, error, choose } = useField(place);
  const own = textOf(value);
  const options = noneLabel === undefined ? offered : [{ value: NONE, label: noneLabel }, ...offered];
  const isOffered = options.some((option) => option.value === own);
  return (
    <Select
      {...rest}
      id={id}
      value={own}
      error={error}
      options={isOffered ? options : [{ value: own, label: own }, ...options]}
      onChange={({ target }) => choose(noneLabel !== undefined && target.value === NONE ? null : target.value)}
    />
  );
}

/** A yes or no of the document. */
export function DocumentYesNo({ place, ...rest }: DocumentFieldProps) {
  const { id, value, error, choose } = useField(place);
  return (
    <Checkbox
      {...rest}
      id={id}
      checked={value === true}
      error={error}
      onChange={({ target }) => choose(target.checked)}
    />
  );
}
