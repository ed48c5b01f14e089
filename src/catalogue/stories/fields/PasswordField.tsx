import { PasswordField } from '../../../storefront/ui/fields/PasswordField';
import { story, toggle, typed } from '../../story';

export const passwordFieldStory = story<{
  label: string;
  text: string;
  mark: string;
  hint: string;
  error: string;
  hideLabel: boolean;
  disabled: boolean;
  show: string;
  hide: string;
  password: string;
}>({
  shows: ['PasswordField'],
  use: 'passwordField.use',
  avoid: 'passwordField.avoid',
  usual: {
    label: 'sample.password',
    text: '',
    mark: '',
    hint: '',
    error: '',
    hideLabel: false,
    disabled: false,
    show: 'sample.show',
    hide: 'sample.hide',
    password: 'sample.thePassword',
  },
  properties: {
    label: typed,
    text: typed,
    mark: typed,
    hint: typed,
    error: typed,
    hideLabel: toggle,
    disabled: toggle,
    show: typed,
    hide: typed,
    password: typed,
  },
  states: [
    { name: 'state.empty', set: {} },
    { name: 'state.filled', set: { text: 'sample.longText' } },
    { name: 'state.hint', set: { hint: 'sample.passwordHint' } },
    { name: 'state.invalid', set: { error: 'sample.passwordShort' } },
    { name: 'state.hiddenLabel', set: { hideLabel: true } },
    { name: 'state.disabled', set: { disabled: true } },
  ],
  show: ({ text, show, hide, password, ...rest }) => (
    <PasswordField {...rest} labels={{ show, hide, password }} autoComplete="off" defaultValue={text} />
  ),
});
