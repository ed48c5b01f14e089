import styled from 'styled-components';
import { useMessages } from '../../storefront/messages';
import { tokens } from '../../storefront/ui/theme/tokens';
import { selectDocument } from '../draft';
import { useBuilderSelector } from './hooks';

/** What is done with the draft above, its sections on the left, what is edited in the middle, the preview beside it. */
export function Workbench() {
  const t = useMessages();
  const document = useBuilderSelector(selectDocument);
  return (
    <Frame>
      <h1>{t('builder.title')}</h1>
      {!document && <p role="status">{t('builder.reading')}</p>}
    </Frame>
  );
}

const Frame = styled.main`
  display: grid;
  min-height: 100dvh;
  padding: ${tokens.space[4]};
`;
