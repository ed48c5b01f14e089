import { Checkbox } from '../../storefront/ui/fields/Checkbox';
import { Select } from '../../storefront/ui/fields/Select';
import type { DocumentFieldProps } from './TextFields';
import { textOf, useField } from './useField';

interface DocumentChoiceProps extends DocumentFieldProps {
  readonly options: readonly { readonly value: string; readonly label: string }[];
  /** The label of the option for null, which stands for no value. */
  readonly noneLabel?: string | undefined;
}

const NONE = '';

/**
 * A choice among values. A current value that is not offered (from a file, or a menu that was removed) stays in the
 * list.
 */
export function DocumentChoice({ path, options: offered, noneLabel, ...rest }: DocumentChoiceProps) {
  const { id, value, error, choose } = useField(path);
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
export function DocumentYesNo({ path, ...rest }: DocumentFieldProps) {
  const { id, value, error, choose } = useField(path);
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
