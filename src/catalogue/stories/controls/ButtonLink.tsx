import { ButtonLink } from '../../../storefront/ui/controls/ButtonLink';
import type { ButtonVariant } from '../../../storefront/ui/controls/button.styles';
import { choice, eachOf, story, toggle, typed } from '../../story';
import { buttonVariants } from './Button';

export const buttonLinkStory = story<{ text: string; href: string; variant: ButtonVariant; wide: boolean }>({
  shows: ['ButtonLink'],
  use: 'buttonLink.use',
  avoid: 'buttonLink.avoid',
  usual: { text: 'sample.seeShelves', href: '#ButtonLink', variant: 'secondary', wide: false },
  properties: { text: typed, href: typed, variant: choice(buttonVariants), wide: toggle },
  states: [
    ...eachOf('variant', buttonVariants),
    { set: { wide: true } },
    { name: 'state.long', set: { text: 'sample.longAction' } },
  ],
  show: ({ text, ...rest }) => <ButtonLink {...rest}>{text}</ButtonLink>,
});
