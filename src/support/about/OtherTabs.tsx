import { withBase } from '../../contract/pages/basePath';
import { whenText } from '../../builder/toolbar/when';
import type { RecordingDetail } from '../../contract/recordings/support';
import { sessionPageAddress } from '../../contract/recordings/supportPages';
import { useMessages } from '../../storefront/messages';
import { Stack } from '../../storefront/ui/layout/Stack';
import { whatHappened } from '../sessions';

/** The sessions of other tabs that were open in the same browser at the same time, each with a summary. */
export function OtherTabs({ otherTabs }: Pick<RecordingDetail, 'otherTabs'>) {
  const t = useMessages();
  return (
    <section>
      <h3>{t('supportSession.otherTabs')}</h3>
      {otherTabs.length === 0 ? (
        <p>{t('supportSession.otherTabs.none')}</p>
      ) : (
        <Stack as="ul" $gap="2">
          {otherTabs.map(({ session, startedAt, endedAt, summary }) => (
            <li key={session}>
              <a href={withBase(sessionPageAddress(session))}>
                {t('supportSession.otherTabs.time', { from: whenText(t, startedAt), to: whenText(t, endedAt) })}
              </a>
              <p>{whatHappened(t, summary)}</p>
            </li>
          ))}
        </Stack>
      )}
    </section>
  );
}
