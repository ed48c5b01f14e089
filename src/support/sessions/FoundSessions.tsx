import SearchX from 'lucide-react/icons/search-x';
import styled from 'styled-components';
import { sessionPageAddress } from '../../contract/recordings/supportPages';
import type { FoundRecording, SoughtRecordings } from '../../contract/recordings/support';
import { withBase } from '../../contract/pages/basePath';
import { whenText } from '../../builder/toolbar/when';
import { failureOf } from '../../storefront/api';
import { useMessages } from '../../storefront/messages';
import { Button } from '../../storefront/ui/controls/Button';
import { EmptyState } from '../../storefront/ui/feedback/EmptyState';
import { Stack } from '../../storefront/ui/layout/Stack';
import { Cell, Head, Row, Table } from '../../storefront/ui/layout/tables/Table';
import { Badge } from '../../storefront/ui/text/Badge';
import { tokens } from '../../storefront/ui/theme/tokens';
import { CallFailure } from '../calls/CallFailure';
import { supportApi } from '../calls/supportApi';
import { useSupportDispatch, useSupportSelector } from '../kernel/hooks';
import { moreRequested, SEARCH_FIELDS, selectPageTokens, selectSought, selectSoughtTimes } from './searchSlice';
import { lastErrorMoment } from './lastErrorMoment';
import { TabList } from './TabList';
import { whatHappened } from './whatHappened';

/** The sessions found so far, page after page. */
export function FoundSessions() {
  const t = useMessages();
  const words = useSupportSelector(selectSought);
  const { from, to } = useSupportSelector(selectSoughtTimes);
  const pageTokens = useSupportSelector(selectPageTokens);
  const sought: SoughtRecordings = {
    ...Object.fromEntries(SEARCH_FIELDS.flatMap((field) => (words[field] === '' ? [] : [[field, words[field]]]))),
    ...(from !== null && { from }),
    ...(to !== null && { to }),
  };
  return (
    <Stack as="section" aria-label={t('support.found')}>
      {[undefined, ...pageTokens].map((pageToken, index) => (
        <FoundPage
          key={pageToken ?? ''}
          sought={pageToken === undefined ? sought : { ...sought, pageToken }}
          isLast={index === pageTokens.length}
        />
      ))}
    </Stack>
  );
}

interface FoundPageProps {
  readonly sought: SoughtRecordings;
  readonly isLast: boolean;
}

function FoundPage({ sought, isLast }: FoundPageProps) {
  const t = useMessages();
  const dispatch = useSupportDispatch();
  const { data, error, refetch } = supportApi.useRecordingsQuery(sought);
  if (error) {
    const failure = failureOf(error);
    const isMistyped = failure.status === 400 && sought.code !== undefined;
    if (isMistyped) return <EmptyState icon={SearchX} title={t('support.found.mistyped')} />;
    return <CallFailure title="support.found.failed" failure={failure} onRetry={() => void refetch()} />;
  }
  if (!data) return <p role="status">{t('support.found.reading')}</p>;
  const { recordings, nextPageToken } = data;
  if (recordings.length === 0)
    return (
      <EmptyState icon={SearchX} title={t('support.found.none')}>
        {t('support.found.noneWhy')}
      </EmptyState>
    );
  return (
    <>
      <Table caption={t('support.found')}>
        <thead>
          <Row>
            <Head>{t('support.found.when')}</Head>
            <Head>{t('support.found.account')}</Head>
            <Head>{t('support.found.code')}</Head>
            <Head>{t('support.found.what')}</Head>
          </Row>
        </thead>
        <tbody>
          {recordings.map((recording) => (
            <Found key={recording.session} {...recording} />
          ))}
        </tbody>
      </Table>
      {isLast && nextPageToken !== null && (
        <div>
          <Button onClick={() => dispatch(moreRequested(nextPageToken))}>{t('support.found.more')}</Button>
        </div>
      )}
    </>
  );
}

/** A recording code is read out over the telephone: it must stay on one line. */
const Code = styled.span`
  white-space: nowrap;
`;

/** The heading of a session's other tabs, inside its row. */
const Beside = styled.strong`
  margin-top: ${tokens.space[2]};
  font-size: ${tokens.size.small};
`;

/** A session: the tab that was found, and below it the others. */
function Found({ session, startedAt, accountName, accountId, code, summary, otherTabs }: FoundRecording) {
  const t = useMessages();
  const { lastError } = summary;
  return (
    <Row>
      <Cell heads>
        <a href={withBase(sessionPageAddress(session, lastErrorMoment(summary)))}>{whenText(t, startedAt)}</a>
      </Cell>
      <Cell label={t('support.found.account')}>{accountName ?? accountId ?? t('support.found.guest')}</Cell>
      <Cell label={t('support.found.code')}>
        <Code>{code ?? '–'}</Code>
      </Cell>
      <Cell label={t('support.found.what')}>
        {/* On a phone each cell is a flex container: without this box badge and text would be two columns. */}
        <div>
          {lastError && <Badge $variant="danger">{lastError.code}</Badge>} {whatHappened(t, summary)}
          {otherTabs.length > 0 && (
            <Stack $gap="1">
              <Beside>{t('support.otherTabs')}</Beside>
              <TabList tabs={otherTabs} label={t('support.otherTabs')} />
            </Stack>
          )}
        </div>
      </Cell>
    </Row>
  );
}
