import styled from 'styled-components';
import { whenText } from '../../builder/toolbar/when';
import type { RecordingDetail } from '../../contract/recordings/support';
import { supportPathTo } from '../../contract/recordings/supportPaths';
import { failureOf } from '../../storefront/api';
import { useMessages } from '../../storefront/messages';
import { Button } from '../../storefront/ui/controls/Button';
import { ButtonLink } from '../../storefront/ui/controls/ButtonLink';
import { Stack } from '../../storefront/ui/layout/Stack';
import { Dialog } from '../../storefront/ui/overlays/Dialog';
import { tokens } from '../../storefront/ui/theme/tokens';
import { CallFailure } from '../calls/CallFailure';
import { useRecording, useSession } from '../calls/useRecording';
import { useSupportDispatch, useSupportSelector } from '../kernel/hooks';
import { OrderViews } from '../panels/prices/OrderViews';
import { AboutFacts } from './AboutFacts';
import { dialogClosed, eraseAsked, selectDialog } from './aboutSlice';
import { AuditLog } from './AuditLog';
import { EraseDialog } from './EraseDialog';
import { MomentList } from './MomentList';
import { OtherTabs } from './OtherTabs';
import { PartList } from './PartList';

/** What is known about the current session, and the confirmation before it is erased. */
export function AboutDialogs() {
  const t = useMessages();
  const dispatch = useSupportDispatch();
  const session = useSession();
  const dialog = useSupportSelector(selectDialog);
  if (session === undefined) return null;
  return (
    <>
      <Dialog
        open={dialog === 'about'}
        onClose={() => dispatch(dialogClosed())}
        title={t('supportSession.about')}
        closeLabel={t('supportSession.close')}
        position="right"
      >
        <About />
      </Dialog>
      {dialog === 'erase' && <EraseDialog session={session} />}
    </>
  );
}

function About() {
  const t = useMessages();
  const { data, error, refetch } = useRecording();
  if (error)
    return <CallFailure title="supportSession.failed" failure={failureOf(error)} onRetry={() => void refetch()} />;
  return data ? <Known detail={data} /> : <p role="status">{t('supportSession.reading')}</p>;
}

function Known({ detail }: { readonly detail: RecordingDetail }) {
  const t = useMessages();
  const dispatch = useSupportDispatch();
  const references = [...new Set(detail.orders.map(({ orderReference }) => orderReference))];
  return (
    <Sections $gap="6">
      <AboutFacts detail={detail} />
      <section>
        <h3>{t('supportSession.errors')}</h3>
        <MomentList moments={detail.errors} textOf={({ code }) => code} />
      </section>
      <section>
        <h3>{t('supportSession.orders')}</h3>
        <MomentList moments={detail.orders} textOf={({ orderReference }) => orderReference} />
      </section>
      <section>
        <h3>{t('supportSession.pages')}</h3>
        <MomentList moments={detail.pages} textOf={({ path }) => path} />
      </section>
      <section>
        <h3>{t('supportSession.parts')}</h3>
        <PartList parts={detail.parts} />
      </section>
      <OtherTabs otherTabs={detail.otherTabs} />
      <Stack as="section" $gap="3">
        <h3>{t('supportSession.file')}</h3>
        <p>{t('supportSession.file.hint')}</p>
        <ButtonLink href={supportPathTo('file', { session: detail.session })} download>
          {t('supportSession.file.download')}
        </ButtonLink>
        {detail.otherTabs.map(({ session, startedAt }) => (
          <ButtonLink key={session} href={supportPathTo('file', { session })} download>
            {t('supportSession.file.ofTab', { when: whenText(t, startedAt) })}
          </ButtonLink>
        ))}
        <Button variant="danger" onClick={() => dispatch(eraseAsked())}>
          {t('supportSession.erase')}
        </Button>
      </Stack>
      <AuditLog views={detail.views} />
      {references.map((reference) => (
        <OrderViews key={reference} reference={reference} />
      ))}
    </Sections>
  );
}

const Sections = styled(Stack)`
  overflow-wrap: anywhere;
  h3 {
    margin-bottom: ${tokens.space[1]};
    font-size: ${tokens.size.body};
  }
`;
