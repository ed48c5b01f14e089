import { useMessages } from '../../storefront/messages';
import { useRecording } from '../calls/useRecording';
import { useSupportSelector } from '../kernel/hooks';
import { selectPlayback, type SignatureVerdict } from '../playback/playbackSlice';
import type { Translate } from '../../storefront/messages';

/** Whether the pages that are shown are exactly those that the shopper saw. */
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
  const { ok, states, gaps, diverging, firstDivergence, problems } = verification;
  const signed = signature && signatureText(t, signature, recording?.key);
  if (ok)
    return (
      <p role="status">
        {t('support.verdict.exact', { states, gaps })}
        {signed && ` · ${signed}`}
      </p>
    );
  return (
    <p role="status">
      {firstDivergence
        ? t('support.verdict.diverges', { count: diverging, type: firstDivergence.type })
        : t('support.verdict.problem', { message: problems[0]?.message ?? '' })}
      {signed && ` · ${signed}`}
    </p>
  );
}

function signatureText(t: Translate, signature: SignatureVerdict, shopKey: string | undefined): string {
  if (signature.verdict === 'whole' && signature.key === shopKey)
    return t('support.signature.whole', { segments: signature.segments });
  if (signature.verdict === 'whole') return t('support.signature.key', { key: signature.key });
  if (signature.verdict === 'broken')
    return t('support.signature.broken', { message: signature.problems[0]?.message ?? '' });
  return t(signature.verdict === 'unsigned' ? 'support.signature.unsigned' : 'support.signature.unknown');
}
