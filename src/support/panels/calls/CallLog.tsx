import styled from 'styled-components';
import { SHOP_LOCALE } from '../../../contract/constants';
import type { CallLog as Logged } from '../../../contract/recordings/support';
import { failureOf } from '../../../storefront/api';
import { useMessages } from '../../../storefront/messages';
import { Disclosure } from '../../../storefront/ui/controls/Disclosure';
import { Badge, type BadgeVariant } from '../../../storefront/ui/text/Badge';
import { tokens } from '../../../storefront/ui/theme/tokens';
import { selectView } from '../../app/viewSlice';
import { CallFailure } from '../../calls/CallFailure';
import { supportApi } from '../../calls/supportApi';
import { useSupportSelector } from '../../kernel/hooks';
import { selectPlayback } from '../../playback/playbackSlice';
import { ValueTree } from '../ValueTree';

/** What the server logged while it served a call; `requestId` null: the recording has no answer that names one. */
export function CallLog({ requestId }: { readonly requestId: string | null }) {
  const t = useMessages();
  const view = useSupportSelector(selectView);
  if (view.page !== 'session') return <p>{t('supportCalls.log.file')}</p>;
  if (requestId === null) return <p>{t('supportCalls.log.noNumber')}</p>;
  return <LinesOf session={view.session} requestId={requestId} />;
}

function LinesOf(call: { readonly session: string; readonly requestId: string }) {
  const t = useMessages();
  const { isPlaying } = useSupportSelector(selectPlayback);
  // Each read is noted in the audit log, so nothing is read for calls that pass by during playback.
  const { currentData, error, isFetching, refetch } = supportApi.useCallLogQuery(call, { skip: isPlaying });
  if (isPlaying) return <p>{t('supportCalls.log.playing')}</p>;
  if (isFetching) return <p role="status">{t('supportCalls.log.reading')}</p>;
  if (error) {
    const failure = failureOf(error);
    if (failure.code === 'ITEM_NOT_FOUND') return <p role="status">{t('supportCalls.log.unknown')}</p>;
    return <CallFailure title="supportCalls.log.failed" failure={failure} onRetry={() => void refetch()} />;
  }
  if (!currentData) return null;
  const { lines } = currentData;
  if (lines.length === 0) return <p role="status">{t('supportCalls.log.none')}</p>;
  return (
    <Lines aria-label={t('supportCalls.log')}>
      {lines.map((line, index) => (
        <Line key={index} {...line} />
      ))}
    </Lines>
  );
}

const VARIANTS: Readonly<Record<string, BadgeVariant>> = { warn: 'warning', error: 'danger', fatal: 'danger' };

function Line({ at, level, message, line }: Logged['lines'][number]) {
  const t = useMessages();
  return (
    <li>
      <time dateTime={at}>{exactTime.format(Date.parse(at))}</time>{' '}
      <Badge $variant={VARIANTS[level] ?? 'neutral'}>{level}</Badge> {message}
      <Disclosure summary={t('supportCalls.log.whole')}>
        <ValueTree value={valueOf(line)} />
      </Disclosure>
    </li>
  );
}

const exactTime = new Intl.DateTimeFormat(SHOP_LOCALE, {
  hour: '2-digit',
  minute: '2-digit',
  second: '2-digit',
  fractionalSecondDigits: 3,
  timeZone: 'Europe/Paris',
});

/** A log line parsed; as text if it is not valid JSON, as an overlong one that was cut. */
function valueOf(line: string): unknown {
  try {
    return JSON.parse(line);
  } catch {
    return line;
  }
}

const Lines = styled.ol`
  display: grid;
  gap: ${tokens.space[2]};
`;
