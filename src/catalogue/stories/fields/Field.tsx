import styled from 'styled-components';
import { controlStyles } from '../../../storefront/ui/fields/control.styles';
import { Field } from '../../../storefront/ui/fields/Field';
import { story, toggle, typed } from '../../story';

export const fieldStory = story<{
  label: string;
  mark: string;
  hint: string;
  error: string;
  hideLabel: boolean;
  id: string;
}>({
  shows: ['Field'],
  use: 'field.use',
  avoid: 'field.avoid',
  usual: { label: 'sample.deliveryDay', mark: '', hint: '', error: '', hideLabel: false, id: '' },
  properties: { label: typed, mark: typed, hint: typed, error: typed, hideLabel: toggle, id: typed },
  states: [
    { name: 'state.plain', set: {} },
    { name: 'state.mark', set: { mark: 'sample.optional' } },
    { name: 'state.hint', set: { hint: 'sample.morningHint' } },
    { name: 'state.invalid', set: { error: 'sample.dayTooSoon' } },
    { name: 'state.hiddenLabel', set: { hideLabel: true } },
  ],
  show: ({ id, ...rest }) => (
    <Field {...rest} {...(id !== '' && { id })}>
      {(control) => <Day {...control} type="date" />}
    </Field>
  ),
});

const Day = styled.input`
  ${controlStyles}
`;
