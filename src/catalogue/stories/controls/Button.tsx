import ShoppingCart from 'lucide-react/icons/shopping-cart';
import { Button } from '../../../storefront/ui/controls/Button';
import type { ButtonVariant } from '../../../storefront/ui/controls/button.styles';
import { Icon } from '../../../storefront/ui/controls/Icon';
import { choice, eachOf, namesOf, story, toggle, typed } from '../../story';

export const buttonVariants = namesOf<ButtonVariant>({ primary: true, secondary: true, quiet: true, danger: true });

export const buttonStory = story<{
  text: string;
  variant: ButtonVariant;
  wide: boolean;
  busy: boolean;
  disabled: boolean;
  icon: boolean;
}>({
  shows: ['Button'],
  use: 'button.use',
  avoid: 'button.avoid',
  usual: { text: 'sample.add', variant: 'secondary', wide: false, busy: false, disabled: false, icon: false },
  properties: {
    text: typed,
    variant: choice(buttonVariants),
    wide: toggle,
    busy: toggle,
    disabled: toggle,
    icon: toggle,
  },
  states: [
    ...eachOf('variant', buttonVariants),
    { name: 'state.withIcon', set: { icon: true, variant: 'primary' } },
    { set: { busy: true, variant: 'primary' } },
    { set: { disabled: true } },
    { set: { wide: true } },
    { name: 'state.long', set: { text: 'sample.longAction' } },
  ],
  show: ({ text, icon, ...rest }, { say }) => (
    <Button {...rest} busyLabel={say('sample.adding')}>
      {icon && <Icon icon={ShoppingCart} size="small" />}
      {text}
    </Button>
  ),
});
