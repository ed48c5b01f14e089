import styled from 'styled-components';
import { SUPPORT_PAGE } from '../../contract/recordings/supportPaths';
import { withBase } from '../../contract/pages/basePath';
import { WholeWindow } from '../../builder/app/workbench.styles';
import { Bar, Tools } from '../../builder/toolbar/bar.styles';
import { useMessages } from '../../storefront/messages';
import { Button } from '../../storefront/ui/controls/Button';
import { Message } from '../../storefront/ui/feedback/Message';
import { media } from '../../storefront/ui/theme/media';
import { tokens } from '../../storefront/ui/theme/tokens';
import { AboutDialogs, ErasedPage, selectIsErased, SessionTools } from '../about';
import { useSupportDispatch, useSupportSelector } from '../kernel/hooks';
import { CallFailure } from '../calls/CallFailure';
import { TechnicalMessage } from '../calls/TechnicalMessage';
import { selectPlayback, type ReadingFailure } from '../playback/playbackSlice';
import { refusalTexts } from '../playback/refusedRecording';
import { selectView } from '../app/viewSlice';
import { ExportDialog, exportOpened } from '../exporting';
import { ActionList } from './actions/ActionList';
import { AlterationNotice, selectWhatIf } from '../whatIf';
import { FileChoice } from './FileChoice';
import { PageLine } from './PageLine';
import { PlayedPage } from './PlayedPage';
import { ReleaseLine } from './ReleaseLine';
import { SessionTabs } from './timeline/SessionTabs';
import { Timeline } from './timeline/Timeline';
import { Transport } from './timeline/Transport';
import { VerdictLine } from './VerdictLine';

/** One recording: the shopper's page at each step, the timeline below it, and details beside it. */
export function SessionPage() {
  const t = useMessages();
  const dispatch = useSupportDispatch();
  const { status, failure, isHeld } = useSupportSelector(selectPlayback);
  const { altered } = useSupportSelector(selectWhatIf);
  const { page } = useSupportSelector(selectView);
  const title = t(page === 'file' ? 'support.file' : 'support.session');
  const isErased = useSupportSelector(selectIsErased);
  if (isErased) return <ErasedPage />;
  // Without a recording its tools have nothing to work on.
  const hasRecording = status === 'reading' || status === 'open';
  return (
    <Frame>
      <WholeWindow />
      <Bar aria-label={title}>
        <div>
          <h1>{title}</h1>
          <a href={withBase(SUPPORT_PAGE)}>{t('support.session.back')}</a>
          <VerdictLine />
          <ReleaseLine />
        </div>
        <Tools>
          <SessionTools />
          {hasRecording && (
            <Button disabled={status !== 'open' || isHeld || altered !== null} onClick={() => dispatch(exportOpened())}>
              {t('support.export')}
            </Button>
          )}
        </Tools>
      </Bar>
      <Main $isWhole={hasRecording}>
        <Left>
          {failure && <OpeningFailure failure={failure} />}
          {page === 'file' && status !== 'open' && <FileChoice />}
          {hasRecording && <ShownRecording />}
        </Left>
        {hasRecording && <ActionList />}
      </Main>
      <ExportDialog />
      <AboutDialogs />
    </Frame>
  );
}

/** The shopper's page, and the controls that move it. */
function ShownRecording() {
  const t = useMessages();
  const { stopped } = useSupportSelector(selectPlayback);
  return (
    <>
      {stopped !== null && (
        <Message variant="error" announce title={t('support.session.stopped')}>
          <TechnicalMessage message={stopped} />
        </Message>
      )}
      <AlterationNotice />
      <PageLine />
      <PlayedPage />
      <Transport />
      <Timeline />
      <SessionTabs />
    </>
  );
}

function OpeningFailure({ failure }: { readonly failure: ReadingFailure }) {
  const t = useMessages();
  if ('status' in failure)
    return <CallFailure title="support.session.failed" failure={{ status: failure.status, code: '' }} />;
  return (
    <Message variant="error" announce title={t('support.session.failed')}>
      <p>{t(refusalTexts[failure.kind])}</p>
      <TechnicalMessage message={failure.reason} />
    </Message>
  );
}

const Frame = styled.div`
  display: flex;
  flex-direction: column;
  min-height: 100dvh;
  ${media.large} {
    height: 100dvh;
  }
`;

const Main = styled.main<{ readonly $isWhole: boolean }>`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${tokens.space[3]};
  padding: ${tokens.space[4]};
  ${media.large} {
    flex: 1;
    grid-template:
      minmax(0, 1fr)
      / ${({ $isWhole }) => ($isWhole ? 'minmax(0, 1.7fr) minmax(20rem, 1fr)' : 'minmax(0, 1fr)')};
    min-height: 0;
  }
`;

/** The page with its controls. */
const Left = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${tokens.space[3]};
  min-width: 0;
  min-height: 0;
  overflow-y: auto;
`;
