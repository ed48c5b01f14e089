import ShoppingCart from 'lucide-react/icons/shopping-cart';
import { Button } from '../../../storefront/ui/controls/Button';
import type { ButtonVariant } from '../../../storefront/ui/controls/button.styles';
import { Icon } from '../../../storefront/ui/controls/Icon';
import { choice, eachOf, namesOf, story, toggle, typed } from '../../story';

const types = ['button', 'reset', 'submit'] as const;

export const buttonVariants = namesOf<ButtonVariant>({ primary: true, secondary: true, quiet: true, danger: true });

export const buttonStory = story<{
  text: string;
  variant: ButtonVariant;
  wide: boolean;
  busy: boolean;
  busyLabel: string;
  disabled: boolean;
  icon: boolean;
  type: (typeof types)[number];
}>({
  shows: ['Button'],
  use: 'button.use',
  avoid: 'button.avoid',
  usual: {
    text: 'sample.add',
    variant: 'secondary',
    wide: false,
    busy: false,
    busyLabel: 'sample.adding',
    disabled: false,
    icon: false,
    type: 'button',
  },
  properties: {
    text: typed,
    variant: choice(buttonVariants),
    wide: toggle,
    busy: toggle,
    busyLabel: typed,
    disabled: toggle,
    icon: toggle,
    type: choice(types),
  },
  states: [
    ...eachOf('variant', buttonVariants),
    { name: 'state.withIcon', set: { icon: true, variant: 'primary' } },
    { set: { busy: true, variant: 'primary' } },
    { name: 'state.busyUnnamed', set: { busy: true, busyLabel: '' } },
    { set: { disabled: true } },
    { set: { wide: true } },
    { name: 'state.submits', set: { type: 'submit', variant: 'primary' } },
    { name: 'state.resets', set: { type: 'reset' } },
    { name: 'state.long', set: { text: 'sample.longAction' } },
  ],
  show: ({ text, icon, busyLabel, ...rest }) => (
    <Button {...rest} {...(busyLabel === '' ? {} : { busyLabel })}>
      {icon && <Icon icon={ShoppingCart} size="small" />}
      {text}
    </Button>
  ),
});
