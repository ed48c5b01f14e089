import { TextArea, TextField } from '../../../storefront/ui/fields/TextField';
import { story, toggle, typed } from '../../story';

export const textFieldStory = story<{
  label: string;
  text: string;
  placeholder: string;
  mark: string;
  hint: string;
  error: string;
  hideLabel: boolean;
  disabled: boolean;
  lines: boolean;
}>({
  shows: ['TextField', 'TextArea'],
  use: 'textField.use',
  avoid: 'textField.avoid',
  usual: {
    label: 'sample.company',
    text: '',
    placeholder: '',
    mark: '',
    hint: '',
    error: '',
    hideLabel: false,
    disabled: false,
    lines: false,
  },
  properties: {
    label: typed,
    text: typed,
    placeholder: typed,
    mark: typed,
    hint: typed,
    error: typed,
    hideLabel: toggle,
    disabled: toggle,
    lines: toggle,
  },
  states: [
    { name: 'state.empty', set: {} },
    { name: 'state.filled', set: { text: 'sample.companyName' } },
    { name: 'state.placeholder', set: { placeholder: 'sample.companyName' } },
    { name: 'state.mark', set: { mark: 'sample.optional' } },
    { name: 'state.hint', set: { hint: 'sample.companyHint' } },
    { name: 'state.invalid', set: { error: 'sample.companyMissing' } },
    { name: 'state.hiddenLabel', set: { hideLabel: true, text: 'sample.companyName' } },
    { name: 'state.disabled', set: { disabled: true, text: 'sample.companyName' } },
    { name: 'state.lines', set: { lines: true, label: 'sample.instructions', text: 'sample.longText' } },
    { name: 'state.linesInvalid', set: { lines: true, label: 'sample.instructions', error: 'sample.companyMissing' } },
    { name: 'state.long', set: { label: 'sample.longText', text: 'sample.longText' } },
  ],
  show: ({ lines, text, ...rest }) =>
    lines ? <TextArea {...rest} defaultValue={text} /> : <TextField {...rest} defaultValue={text} />,
});
