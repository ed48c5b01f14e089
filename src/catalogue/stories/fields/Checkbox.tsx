import { Checkbox } from '../../../storefront/ui/fields/Checkbox';
import { choice, story, toggle, typed } from '../../story';

export const checkboxStory = story<{
  label: string;
  hint: string;
  error: string;
  type: 'checkbox' | 'radio';
  checked: boolean;
  disabled: boolean;
}>({
  shows: ['Checkbox'],
  use: 'checkbox.use',
  avoid: 'checkbox.avoid',
  usual: { label: 'sample.morning', hint: '', error: '', type: 'checkbox', checked: false, disabled: false },
  properties: {
    label: typed,
    hint: typed,
    error: typed,
    type: choice(['checkbox', 'radio']),
    checked: toggle,
    disabled: toggle,
  },
  states: [
    { name: 'state.unchosen', set: {} },
    { name: 'state.chosen', set: { checked: true } },
    { name: 'state.radioUnchosen', set: { type: 'radio' } },
    { name: 'state.radioChosen', set: { type: 'radio', checked: true } },
    { name: 'state.hint', set: { hint: 'sample.morningHint' } },
    { name: 'state.invalid', set: { error: 'sample.mustChoose' } },
    { name: 'state.disabled', set: { disabled: true } },
    { name: 'state.disabledChosen', set: { disabled: true, checked: true } },
    { name: 'state.long', set: { label: 'sample.longText' } },
  ],
  show: ({ checked, ...rest }) => <Checkbox {...rest} defaultChecked={checked} />,
});
