import { useId } from 'react';
import styled from 'styled-components';
import { controlStyles } from '../../../storefront/ui/fields/control.styles';
import { Checkbox } from '../../../storefront/ui/fields/Checkbox';
import { Field, FieldError } from '../../../storefront/ui/fields/Field';
import { story, toggle, typed, type Surroundings } from '../../story';

type FieldValues = { label: string; mark: string; hint: string; error: string; hideLabel: boolean };

export const fieldStory = story<FieldValues & { id: string; isGroup: boolean }>({
  shows: ['Field', 'FieldError'],
  use: 'field.use',
  avoid: 'field.avoid',
  usual: { label: 'sample.deliveryDay', mark: '', hint: '', error: '', hideLabel: false, id: '', isGroup: false },
  properties: { label: typed, mark: typed, hint: typed, error: typed, hideLabel: toggle, id: typed, isGroup: toggle },
  states: [
    { name: 'state.plain', set: {} },
    { name: 'state.mark', set: { mark: 'sample.optional' } },
    { name: 'state.hint', set: { hint: 'sample.morningHint' } },
    { name: 'state.invalid', set: { error: 'sample.dayTooSoon' } },
    { name: 'state.hiddenLabel', set: { hideLabel: true } },
    { name: 'state.invalidGroup', set: { isGroup: true, label: 'sample.delivery', error: 'sample.mustChoose' } },
  ],
  show: ({ id, isGroup, ...rest }, around) =>
    isGroup ? (
      <Group {...rest} {...around} />
    ) : (
      <Field {...rest} {...(id !== '' && { id })}>
        {(control) => <Day {...control} type="date" />}
      </Field>
    ),
});

/** A group of fields, which says itself what is wrong with them together. */
function Group({ label, error, say }: FieldValues & Surroundings) {
  const errorId = useId();
  return (
    <fieldset aria-describedby={error === '' ? undefined : errorId}>
      <legend>{label}</legend>
      <Checkbox type="radio" name={errorId} label={say('sample.morning')} />
      <Checkbox type="radio" name={errorId} label={say('sample.afternoon')} />
      {error !== '' && <FieldError id={errorId}>{error}</FieldError>}
    </fieldset>
  );
}

const Day = styled.input`
  ${controlStyles}
`;
