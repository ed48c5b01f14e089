import Truck from 'lucide-react/icons/truck';
import { Icon, type IconSize, type IconVariant } from '../../../storefront/ui/controls/Icon';
import { IconSheet } from '../../../storefront/ui/controls/IconSheet';
import { choice, eachOf, namesOf, story, toggle, typed } from '../../story';

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

const sheet = [Truck];

export const iconStory = story<{
  size: IconSize;
  variant: IconVariant;
  label: string;
  drawing: boolean;
  ofSheet: boolean;
}>({
  shows: ['Icon', 'IconSheet'],
  use: 'icon.use',
  avoid: 'icon.avoid',
  usual: { size: 'medium', variant: 'bare', label: 'sample.delivery', drawing: true, ofSheet: false },
  properties: {
    size: choice(iconSizes),
    variant: choice(iconVariants),
    label: typed,
    drawing: toggle,
    ofSheet: toggle,
  },
  states: [
    ...eachOf('size', iconSizes),
    ...eachOf('variant', iconVariants),
    { name: 'state.decorative', set: { label: '' } },
    { name: 'state.withoutDrawing', set: { drawing: false } },
    { set: { ofSheet: true, size: 'large', variant: 'success' } },
  ],
  isOnPine: ({ variant }) => variant === 'inverse',
  show: ({ drawing, ofSheet, label, ...rest }) => {
    const named = label === '' ? {} : { label };
    const icon = <Icon {...rest} {...named} icon={drawing ? Truck : undefined} />;
    return ofSheet ? <IconSheet icons={sheet}>{icon}</IconSheet> : icon;
  },
});
