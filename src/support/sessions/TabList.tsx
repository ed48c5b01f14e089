import { withBase } from '../../contract/pages/basePath';
import { whenText } from '../../builder/toolbar/when';
import type { RecordedTab } from '../../contract/recordings/support';
import { sessionPageAddress } from '../../contract/recordings/supportPages';
import { useMessages } from '../../storefront/messages';
import { Stack } from '../../storefront/ui/layout/Stack';
import { Badge } from '../../storefront/ui/text/Badge';
import { lastErrorMoment } from './lastErrorMoment';
import { whatHappened } from './whatHappened';

interface TabListProps {
  readonly tabs: readonly RecordedTab[];
  readonly label?: string;
}

/** Tabs of a session, each with its time and what happened in it, as links to its last error or its beginning. */
export function TabList({ tabs, label }: TabListProps) {
  const t = useMessages();
  return (
    <Stack as="ul" $gap="2" aria-label={label}>
      {tabs.map(({ session, startedAt, endedAt, summary }) => (
        <li key={session}>
          <a href={withBase(sessionPageAddress(session, lastErrorMoment(summary)))}>
            {t('support.tab.time', { from: whenText(t, startedAt), to: whenText(t, endedAt) })}
          </a>
          <p>
            {summary.lastError && <Badge $variant="danger">{summary.lastError.code}</Badge>} {whatHappened(t, summary)}
          </p>
        </li>
      ))}
    </Stack>
  );
}
