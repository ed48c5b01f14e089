import styled from 'styled-components';
import { tokens } from '../../../ui/theme/tokens';

/** Running text: lines of a readable length, spaced paragraphs, lists with markers. */
export const Prose = styled.div`
  max-width: 44rem;
  /* The surrounding flexible block sets these properties: on which of its sides texts are aligned. */
  margin-inline: var(--before, 0) var(--after, auto);
  p,
  ul,
  ol,
  blockquote {
    margin-block: ${tokens.space[3]};
  }
  ul,
  ol {
    padding-left: ${tokens.space[6]};
  }
  ul {
    list-style: disc;
  }
  ol {
    list-style: decimal;
  }
  li {
    margin-block: ${tokens.space[2]};
  }
`;
