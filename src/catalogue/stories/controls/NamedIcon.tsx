import { ICON_NAMES } from '../../../contract/values/iconNames';
import type { IconSize, IconVariant } from '../../../storefront/ui/controls/Icon';
import { NamedIcon } from '../../../storefront/ui/controls/NamedIcon';
import { choice, eachOf, story } from '../../story';
import { iconSizes, iconVariants } from './Icon';

export const namedIconStory = story<{ name: string; size: IconSize; variant: IconVariant }>({
  shows: ['NamedIcon'],
  use: 'namedIcon.use',
  avoid: 'namedIcon.avoid',
  usual: { name: 'croissant', size: 'large', variant: 'bare' },
  properties: { name: choice([...ICON_NAMES, 'unicorn']), size: choice(iconSizes), variant: choice(iconVariants) },
  states: [
    ...eachOf('name', ICON_NAMES),
    { name: 'state.unknownName', set: { name: 'unicorn' }, warns: 'There is no icon of the name "unicorn".' },
  ],
  isOnPine: ({ variant }) => variant === 'inverse',
  show: (values) => <NamedIcon {...values} />,
});
