import { whenText } from '../../builder/toolbar/when';
import type { RecordingDetail, RecordingView } from '../../contract/recordings/support';
import { Personal } from '../../storefront/kernel/personal';
import { useMessages, type MessageId } from '../../storefront/messages';
import { Button } from '../../storefront/ui/controls/Button';
import { Stack } from '../../storefront/ui/layout/Stack';
import { useRecording } from '../calls/useRecording';

/** Who has viewed the session or done something with it, and when. Fetching it again adds an entry. */
export function AuditLog({ views }: Pick<RecordingDetail, 'views'>) {
  const t = useMessages();
  const { isFetching, refetch } = useRecording();
  return (
    <Stack as="section" $gap="3">
      <h3>{t('supportSession.views')}</h3>
      <p>{t('supportSession.views.hint')}</p>
      <Stack as="ol" $gap="2" aria-label={t('supportSession.views')}>
        {views.map(({ what, at, by }, index) => (
          <li key={index}>
            <strong>{t(`supportSession.view.${what}`)}</strong>
            <br />
            {by === null ? t(withoutName(what)) : <Personal token={by} />}, <time dateTime={at}>{whenText(t, at)}</time>
          </li>
        ))}
      </Stack>
      <Button busy={isFetching} busyLabel={t('supportSession.reading')} onClick={() => void refetch()}>
        {t('supportSession.views.refresh')}
      </Button>
    </Stack>
  );
}

/** Who acted, for an entry without the name of a user. */
function withoutName(what: RecordingView['what']): MessageId {
  if (what === 'erasedByBrowser') return 'supportSession.view.customer';
  return what === 'expired' ? 'supportSession.view.server' : 'supportSession.notes.nobody';
}
