import Truck from 'lucide-react/icons/truck';
import { Icon, type IconSize, type IconVariant } from '../../../storefront/ui/controls/Icon';
import { choice, eachOf, namesOf, story, toggle } from '../../story';

export const iconSizes = namesOf<IconSize>({
  'xx-small': true,
  'x-small': true,
  small: true,
  medium: true,
  large: true,
});
export const iconVariants = namesOf<IconVariant>({
  bare: true,
  error: true,
  inverse: true,
  warning: true,
  success: true,
});

export const iconStory = story<{ size: IconSize; variant: IconVariant; drawing: boolean }>({
  shows: ['Icon'],
  use: 'icon.use',
  avoid: 'icon.avoid',
  usual: { size: 'medium', variant: 'bare', drawing: true },
  properties: { size: choice(iconSizes), variant: choice(iconVariants), drawing: toggle },
  states: [
    ...eachOf('size', iconSizes),
    ...eachOf('variant', iconVariants),
    { name: 'state.withoutDrawing', set: { drawing: false } },
  ],
  isOnPine: ({ variant }) => variant === 'inverse',
  show: ({ drawing, ...rest }, { say }) => (
    <Icon {...rest} icon={drawing ? Truck : undefined} label={say('sample.delivery')} />
  ),
});
