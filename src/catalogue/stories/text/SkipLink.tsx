import styled from 'styled-components';
import { SkipLink } from '../../../storefront/ui/text/SkipLink';
import { story, typed } from '../../story';

export const skipLinkStory = story<{ text: string }>({
  shows: ['SkipLink'],
  use: 'skipLink.use',
  avoid: 'skipLink.avoid',
  usual: { text: 'sample.skip' },
  properties: { text: typed },
  states: [{ name: 'state.focused', set: {} }],
  show: ({ text }, { say }) => (
    <Top>
      <SkipLink href="#SkipLink">{text}</SkipLink>
      <p>{say('sample.focusHere')}</p>
    </Top>
  ),
});

/** The top of a page, which the link covers while it has the focus. */
const Top = styled.div`
  p {
    margin: 0;
  }
`;
