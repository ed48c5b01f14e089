import styled from 'styled-components';
import { SUPPORT_PAGE } from '../../contract/recordings/supportPaths';
import { Bar } from '../../builder/toolbar/bar.styles';
import { useMessages } from '../../storefront/messages';
import { Message } from '../../storefront/ui/feedback/Message';
import { media } from '../../storefront/ui/theme/media';
import { tokens } from '../../storefront/ui/theme/tokens';
import { AboutDialogs, ErasedPage, selectIsErased, SessionTools } from '../about';
import { useSupportSelector } from '../kernel/hooks';
import { selectPlayback } from '../playback/playbackSlice';
import { ActionList } from './ActionList';
import { PlayedPage } from './PlayedPage';
import { Timeline } from './Timeline';
import { Transport } from './Transport';
import { VerdictLine } from './VerdictLine';

/** One recording: the shopper's page at each step, the timeline below it, and what happened beside it. */
export function SessionPage() {
  const t = useMessages();
  const { status, failure } = useSupportSelector(selectPlayback);
  const isErased = useSupportSelector(selectIsErased);
  if (isErased) return <ErasedPage />;
  return (
    <Frame>
      <Bar aria-label={t('support.session')}>
        <div>
          <h1>{t('support.session')}</h1>
          <a href={SUPPORT_PAGE}>{t('support.session.back')}</a>
          <VerdictLine />
        </div>
        <SessionTools />
      </Bar>
      <main>
        {status === 'failed' && (
          <Message variant="error" announce title={t('support.session.failed')}>
            {failure}
          </Message>
        )}
        <PlayedPage />
        <Transport />
        <Timeline />
        <ActionList />
      </main>
      <AboutDialogs />
    </Frame>
  );
}

const Frame = styled.div`
  display: flex;
  flex-direction: column;
  min-height: 100dvh;
  main {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: ${tokens.space[3]};
    padding: ${tokens.space[4]};
  }
  ${media.large} {
    height: 100dvh;
    main {
      flex: 1;
      grid-template: minmax(0, 1fr) auto auto / minmax(0, 1.7fr) minmax(20rem, 1fr);
      min-height: 0;
      > :last-child {
        grid-column: 2;
        grid-row: 1 / -1;
      }
    }
  }
`;
