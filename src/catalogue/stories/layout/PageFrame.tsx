import { AccentBar, HeaderBar, PageColumn } from '../../../storefront/ui/layout/PageFrame';
import { Cluster } from '../../../storefront/ui/layout/Stack';
import type { Accent } from '../../../storefront/ui/theme/tokens';
import { choice, eachOf, namesOf, story } from '../../story';
import { TallLink } from './Filling';

const accents = namesOf<Accent>({ bakery: true, coffee: true, gym: true, hotel: true, others: true });

export const pageFrameStory = story<{ accent: Accent }>({
  shows: ['PageColumn', 'HeaderBar', 'AccentBar'],
  use: 'pageFrame.use',
  avoid: 'pageFrame.avoid',
  room: 'whole',
  usual: { accent: 'bakery' },
  properties: { accent: choice(accents) },
  states: eachOf('accent', accents),
  show: ({ accent }, { say }) => (
    <HeaderBar>
      <AccentBar $accent={accent}>
        <PageColumn>
          <Cluster $justify="between">
            <span>{say('sample.freeDelivery')}</span>
            <TallLink href="#PageColumn">{say('sample.seeShelves')}</TallLink>
          </Cluster>
        </PageColumn>
      </AccentBar>
      <PageColumn>
        <p>{say('sample.shortText')}</p>
      </PageColumn>
    </HeaderBar>
  ),
});
