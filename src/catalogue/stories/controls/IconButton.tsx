import ShoppingCart from 'lucide-react/icons/shopping-cart';
import type { IconSize } from '../../../storefront/ui/controls/Icon';
import { IconButton, type IconButtonVariant } from '../../../storefront/ui/controls/IconButton';
import { choice, eachOf, namesOf, story, toggle, typed } from '../../story';
import { iconSizes } from './Icon';

const variants = namesOf<IconButtonVariant>({
  bare: true,
  brand: true,
  container: true,
  border: true,
  'border-filled': true,
  'bare-inverse': true,
  'border-inverse': true,
});

export const iconButtonStory = story<{
  label: string;
  variant: IconButtonVariant;
  iconSize: string;
  disabled: boolean;
}>({
  shows: ['IconButton'],
  use: 'iconButton.use',
  avoid: 'iconButton.avoid',
  usual: { label: 'sample.cart', variant: 'border', iconSize: 'small', disabled: false },
  properties: { label: typed, variant: choice(variants), iconSize: choice([...iconSizes, 'giant']), disabled: toggle },
  states: [
    ...eachOf('variant', variants),
    ...eachOf('iconSize', iconSizes),
    { set: { disabled: true } },
    { set: { iconSize: 'giant' }, warns: 'A button with an icon has no size "giant"; it is medium.' },
  ],
  isOnPine: ({ variant }) => variant.endsWith('inverse'),
  // Page builders may name a size that does not exist.
  show: ({ iconSize, ...rest }) => <IconButton {...rest} icon={ShoppingCart} iconSize={iconSize as IconSize} />,
});
