import { useMessages } from '../../storefront/messages';
import { useRecording } from '../calls/useRecording';
import { useSupportSelector } from '../kernel/hooks';
import { selectPlayback } from '../playback/playbackSlice';
import { verdictText } from '../playback/verdictText';

/** Whether the displayed pages are exactly those that the shopper saw. */
export function VerdictLine() {
  const t = useMessages();
  const { status, read, compared, verification, signature } = useSupportSelector(selectPlayback);
  const { data: recording } = useRecording();
  if (status === 'reading')
    return (
      <p role="status">{read > 0 ? t('support.session.read', { percent: read }) : t('support.session.reading')}</p>
    );
  if (status !== 'open') return null;
  if (!verification) return <p role="status">{t('support.verdict.comparing', { percent: compared })}</p>;
  return <p role="status">{verdictText(t, { verification, signature, shopKey: recording?.key })}</p>;
}
