import { sessionPageAddress } from '../../contract/recordings/supportPages';
import { withBase } from '../../contract/pages/basePath';
import { failureOf } from '../../storefront/api';
import { useMessages } from '../../storefront/messages';
import { Stack } from '../../storefront/ui/layout/Stack';
import { Cell, Head, Row, Table } from '../../storefront/ui/layout/tables/Table';
import { CallFailure } from '../calls/CallFailure';
import { supportApi } from '../calls/supportApi';

/** The moments of recordings at which a call occurs, as links. `requestId`: the token of the call's request id. */
export function FoundCalls({ requestId }: { readonly requestId: string }) {
  const t = useMessages();
  const { currentData, error, isFetching, refetch } = supportApi.useRecordedCallsQuery(requestId);
  if (isFetching) return <p role="status">{t('supportCalls.found.reading')}</p>;
  if (error)
    return <CallFailure title="supportCalls.found.failed" failure={failureOf(error)} onRetry={() => void refetch()} />;
  const { calls = [] } = currentData ?? {};
  return (
    <Stack as="section" $gap="2" aria-label={t('supportCalls.found')}>
      <p role="status">{t('supportCalls.found.count', { count: calls.length })}</p>
      {calls.length === 0 ? (
        <p>{t('supportCalls.found.noneWhy')}</p>
      ) : (
        <Table caption={t('supportCalls.found')}>
          <thead>
            <Row>
              <Head>{t('supportCalls.found.call')}</Head>
              <Head>{t('supportCalls.status')}</Head>
              <Head>{t('supportCalls.found.moment')}</Head>
              <Head>{t('supportCalls.found.session')}</Head>
            </Row>
          </thead>
          <tbody>
            {calls.map(({ session, part, action, endpoint, status }) => (
              <Row key={`${session} ${part} ${action}`}>
                <Cell heads>
                  <a href={withBase(sessionPageAddress(session, { part, action }))}>{endpoint}</a>
                </Cell>
                <Cell label={t('supportCalls.status')}>{status}</Cell>
                <Cell label={t('supportCalls.found.moment')}>{t('supportCalls.found.at', { part, action })}</Cell>
                <Cell label={t('supportCalls.found.session')}>{session}</Cell>
              </Row>
            ))}
          </tbody>
        </Table>
      )}
    </Stack>
  );
}
