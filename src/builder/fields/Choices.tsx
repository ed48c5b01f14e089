import { Checkbox } from '../../storefront/ui/fields/Checkbox';
import { Select } from '../../storefront/ui/fields/Select';
import type { DocumentFieldProps } from './TextFields';
import { textOf, useField } from './useField';

interface DocumentChoiceProps extends DocumentFieldProps {
  readonly options: readonly { readonly value: string; readonly label: string }[];
  /** Label of the choice of none, which is null in the document. */
  readonly noneLabel?: string | undefined;
}

const NONE = '';

/**
 * A choice among values. A current value that is not offered (from a file, or a menu that was removed) stays in the
 * list.
 */
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

/** A yes-or-no field of the document. */
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
