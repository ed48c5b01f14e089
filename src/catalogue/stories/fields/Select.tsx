import { Select } from '../../../storefront/ui/fields/Select';
import { story, toggle, typed } from '../../story';

export const selectStory = story<{
  label: string;
  mark: string;
  hint: string;
  error: string;
  hideLabel: boolean;
  disabled: boolean;
  option: string;
}>({
  shows: ['Select'],
  use: 'select.use',
  avoid: 'select.avoid',
  usual: {
    label: 'sample.shelf',
    mark: '',
    hint: '',
    error: '',
    hideLabel: false,
    disabled: false,
    option: 'sample.butter',
  },
  properties: {
    label: typed,
    mark: typed,
    hint: typed,
    error: typed,
    hideLabel: toggle,
    disabled: toggle,
    option: typed,
  },
  states: [
    { name: 'state.plain', set: {} },
    { name: 'state.mark', set: { mark: 'sample.optional' } },
    { name: 'state.hint', set: { hint: 'sample.shelfHint' } },
    { name: 'state.invalid', set: { error: 'sample.mustChoose' } },
    { name: 'state.hiddenLabel', set: { hideLabel: true } },
    { name: 'state.disabled', set: { disabled: true } },
    { name: 'state.long', set: { option: 'sample.longText' } },
  ],
  show: ({ option, ...rest }, { say }) => (
    <Select
      {...rest}
      options={[
        { value: 'first', label: option },
        { value: 'second', label: say('sample.cream') },
        { value: 'none', label: say('sample.soldOut'), disabled: true },
      ]}
    />
  ),
});
