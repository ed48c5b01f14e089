import { FooterBand } from '../../../storefront/ui/layout/FooterBand';
import { Grid } from '../../../storefront/ui/layout/Grid';
import { PageColumn } from '../../../storefront/ui/layout/PageFrame';
import { Stack } from '../../../storefront/ui/layout/Stack';
import { count, story } from '../../story';
import { TallLink } from './Filling';

const texts = ['sample.butter', 'sample.cream', 'sample.milk'] as const;

export const footerBandStory = story<{ columns: number }>({
  shows: ['FooterBand'],
  use: 'footerBand.use',
  avoid: 'footerBand.avoid',
  room: 'whole',
  usual: { columns: 3 },
  properties: { columns: count(1, texts.length) },
  states: [{ name: 'state.plain', set: {} }],
  show: ({ columns }, { say }) => (
    <FooterBand>
      <PageColumn>
        <Grid minimum="10rem" spacing="large">
          {texts.slice(0, columns).map((text) => (
            <Stack key={text} $gap="2">
              <strong>{say(text)}</strong>
              <TallLink href="#FooterBand">{say('sample.seeShelves')}</TallLink>
            </Stack>
          ))}
        </Grid>
      </PageColumn>
    </FooterBand>
  ),
});
