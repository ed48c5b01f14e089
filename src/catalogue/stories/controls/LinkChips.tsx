import { Link } from '../../../storefront/ui/controls/Link';
import { LinkChips, type LinkChipsVariant } from '../../../storefront/ui/controls/LinkChips';
import { choice, count, eachOf, namesOf, story } from '../../story';

const variants = namesOf<LinkChipsVariant>({ outlined: true, strong: true, chosen: true });
const shelves = ['sample.butter', 'sample.cream', 'sample.milk', 'sample.cheese', 'sample.flour'] as const;

export const linkChipsStory = story<{ variant: LinkChipsVariant; links: number }>({
  shows: ['LinkChips'],
  use: 'linkChips.use',
  avoid: 'linkChips.avoid',
  usual: { variant: 'outlined', links: 2 },
  properties: { variant: choice(variants), links: count(1, shelves.length) },
  states: [...eachOf('variant', variants), { name: 'state.many', set: { links: shelves.length } }],
  show: ({ variant, links }, { say }) => (
    <LinkChips $variant={variant}>
      {shelves.slice(0, links).map((shelf) => (
        <li key={shelf}>
          <Link href="#LinkChips">{say(shelf)}</Link>
        </li>
      ))}
    </LinkChips>
  ),
});
