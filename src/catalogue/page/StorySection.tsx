import { useState } from 'react';
import styled from 'styled-components';
import { Disclosure } from '../../storefront/ui/controls/Disclosure';
import { Grid } from '../../storefront/ui/layout/Grid';
import { media } from '../../storefront/ui/theme/media';
import { tokens } from '../../storefront/ui/theme/tokens';
import type { Story } from '../story';
import type { Say } from '../texts/say';
import { Playground } from './Playground';
import { StateFigure } from './StateFigure';
import { captionOf } from './valuesIn';

/** The least width of a state, so that a large screen has four, two or one in a row. */
const minimums = { quarter: '15rem', half: '24rem', whole: '100%' } as const;

/** One component: what it is for, its states, and its properties to try. */
export function StorySection({ story, say }: { readonly story: Story; readonly say: Say }) {
  const [isTried, setTried] = useState(false);
  const [name, ...others] = story.shows;
  return (
    <Section id={name} data-story={name}>
      <header>
        <h3>{name}</h3>
        {others.length > 0 && <p>{others.join(', ')}</p>}
      </header>
      <dl>
        <div>
          <dt>{say('page.use')}</dt>
          <dd>{say(story.use)}</dd>
        </div>
        <div>
          <dt>{say('page.avoid')}</dt>
          <dd>{say(story.avoid)}</dd>
        </div>
      </dl>
      <Grid minimum={minimums[story.room ?? 'quarter']} spacing="medium" keepWidth>
        {story.states.map((state) => (
          <StateFigure key={captionOf(state, say)} story={story} state={state} say={say} />
        ))}
      </Grid>
      <Disclosure summary={say('page.try')} open={isTried} onToggle={setTried}>
        {isTried && <Playground story={story} say={say} />}
      </Disclosure>
    </Section>
  );
}

const Section = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${tokens.space[5]};
  scroll-margin-top: ${tokens.space[6]};
  > header {
    display: flex;
    flex-wrap: wrap;
    align-items: baseline;
    gap: 0 ${tokens.space[3]};
    color: ${tokens.color.inkSoft};
  }
  > header h3 {
    color: ${tokens.color.ink};
    font-size: ${tokens.size.title};
  }
  > dl {
    display: grid;
    gap: ${tokens.space[3]} ${tokens.space[8]};
    ${media.fromMedium} {
      grid-template-columns: 1fr 1fr;
    }
  }
  > dl dt {
    color: ${tokens.color.inkSoft};
    font-size: ${tokens.size.caption};
    font-weight: 600;
  }
`;
