import styled from 'styled-components';
import { Link } from '../../../storefront/ui/controls/Link';
import { story, typed } from '../../story';

export const tooltipsStory = story<{ text: string }>({
  shows: ['Tooltips'],
  use: 'tooltips.use',
  avoid: 'tooltips.avoid',
  usual: { text: 'sample.longText' },
  properties: { text: typed },
  states: [
    { name: 'state.cutOff', set: {} },
    { name: 'state.notCutOff', set: { text: 'sample.butter' } },
  ],
  show: ({ text }) => (
    <Cut>
      <Link href="#Tooltips" data-tooltip>
        {text}
      </Link>
    </Cut>
  ),
});

const Cut = styled.div`
  width: 11rem;
  max-width: 100%;
  a {
    display: block;
    padding-block: 0.25rem;
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
`;
