import styled from 'styled-components';
import { tokens } from '../../storefront/ui/theme/tokens';
import type { State, Story, Values } from '../story';
import type { Say } from '../texts/say';
import { Shown } from './Shown';
import { captionOf, valuesIn } from './valuesIn';

interface StateFigureProps {
  readonly story: Story;
  readonly state: State<Values>;
  readonly say: Say;
}

/** A component in one of its states, with the name of the state below it. */
export function StateFigure({ story, state, say }: StateFigureProps) {
  const caption = captionOf(state, say);
  return (
    <Figure>
      <Shown story={story} values={valuesIn(story, state, say)} caption={caption} say={say} />
      <figcaption>{caption}</figcaption>
    </Figure>
  );
}

const Figure = styled.figure`
  display: flex;
  flex-direction: column;
  min-width: 0;
  figcaption {
    margin-top: ${tokens.space[2]};
    color: ${tokens.color.inkSoft};
    font-size: ${tokens.size.caption};
  }
`;
