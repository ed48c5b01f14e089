import { ICON_NAMES } from '../../../contract/values/iconNames';
import type { IconSize, IconVariant } from '../../../storefront/ui/controls/Icon';
import { NamedIcon } from '../../../storefront/ui/controls/NamedIcon';
import { choice, eachOf, story, typed } from '../../story';
import { iconSizes, iconVariants } from './Icon';

export const namedIconStory = story<{ name: string; size: IconSize; variant: IconVariant; label: string }>({
  shows: ['NamedIcon'],
  use: 'namedIcon.use',
  avoid: 'namedIcon.avoid',
  usual: { name: 'croissant', size: 'large', variant: 'bare', label: '' },
  properties: {
    name: choice([...ICON_NAMES, 'unicorn']),
    size: choice(iconSizes),
    variant: choice(iconVariants),
    label: typed,
  },
  states: [
    ...eachOf('name', ICON_NAMES),
    ...eachOf('size', iconSizes),
    ...eachOf('variant', iconVariants),
    { name: 'state.named', set: { label: 'sample.delivery' } },
    { name: 'state.unknownName', set: { name: 'unicorn' }, warns: 'There is no icon of the name "unicorn".' },
  ],
  isOnPine: ({ variant }) => variant === 'inverse',
  show: ({ label, ...rest }) => <NamedIcon {...rest} {...(label !== '' && { label })} />,
});
