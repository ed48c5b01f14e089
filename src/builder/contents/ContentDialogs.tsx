import styled from 'styled-components';
import { failureOf } from '../../storefront/api';
import { Personal } from '../../storefront/kernel/personal';
import { useMessages, type MessageId } from '../../storefront/messages';
import { Button } from '../../storefront/ui/controls/Button';
import { Cluster, Stack } from '../../storefront/ui/layout/Stack';
import { Dialog } from '../../storefront/ui/overlays/Dialog';
import { Badge } from '../../storefront/ui/text/Badge';
import { VisuallyHidden } from '../../storefront/ui/text/VisuallyHidden';
import { tokens } from '../../storefront/ui/theme/tokens';
import { useBuilderDispatch, useBuilderSelector } from '../kernel/hooks';
import { FailureMessage } from '../toolbar/FailureMessage';
import { whenText } from '../toolbar/when';
import { contentsApi } from './contentsApi';
import { selectIsContentChanged } from './editing/contentSelectors';
import {
  contentEvents,
  contentPublishRequested,
  contentVersionRequested,
  contentWithdrawRequested,
  selectContentDialog,
  selectContentKey,
} from './editing/contentSlice';

/** The windows over a content: its versions, and the questions before what everybody sees changes. */
export function ContentDialogs() {
  const t = useMessages();
  const dispatch = useBuilderDispatch();
  const dialog = useBuilderSelector(selectContentDialog);
  const contentKey = useBuilderSelector(selectContentKey);
  const isChanged = useBuilderSelector(selectIsContentChanged);
  const close = () => void dispatch(contentEvents.dialogClosed());
  return (
    <>
      <Dialog
        open={dialog === 'versions' && contentKey !== null}
        onClose={close}
        title={t('builder.versions.title')}
        closeLabel={t('builder.close')}
      >
        <Stack>
          <p>{t('builder.versions.intro')}</p>
          {contentKey !== null && <Versions contentKey={contentKey} />}
        </Stack>
      </Dialog>
      <Question
        open={dialog === 'publish'}
        title="builderContents.publish.title"
        text="builderContents.publish.text"
        more={isChanged ? t('builder.publish.saves') : null}
        confirm="builder.publish.confirm"
        onConfirm={() => void dispatch(contentPublishRequested())}
      />
      <Question
        open={dialog === 'withdraw'}
        title="builderContents.withdraw.title"
        text="builderContents.withdraw.text"
        more={null}
        confirm="builderContents.withdraw.confirm"
        onConfirm={() => void dispatch(contentWithdrawRequested())}
      />
    </>
  );
}

interface QuestionProps {
  readonly open: boolean;
  readonly title: MessageId;
  readonly text: MessageId;
  readonly more: string | null;
  readonly confirm: MessageId;
  readonly onConfirm: () => void;
}

function Question({ open, title, text, more, confirm, onConfirm }: QuestionProps) {
  const t = useMessages();
  const dispatch = useBuilderDispatch();
  const close = () => void dispatch(contentEvents.dialogClosed());
  return (
    <Dialog
      open={open}
      onClose={close}
      title={t(title)}
      closeLabel={t('builder.close')}
      footer={
        <Cluster $justify="end">
          <Button onClick={close}>{t('builder.cancel')}</Button>
          <Button
            variant="primary"
            data-autofocus
            onClick={() => {
              close();
              onConfirm();
            }}
          >
            {t(confirm)}
          </Button>
        </Cluster>
      }
    >
      <Stack>
        <p>{t(text)}</p>
        {more !== null && <p>{more}</p>}
      </Stack>
    </Dialog>
  );
}

function Versions({ contentKey }: { readonly contentKey: string }) {
  const t = useMessages();
  const dispatch = useBuilderDispatch();
  const { data, error, refetch } = contentsApi.useContentVersionsQuery(contentKey, { refetchOnMountOrArgChange: true });
  if (error) {
    return (
      <FailureMessage title="builder.failure.versions" failure={failureOf(error)} onRetry={() => void refetch()} />
    );
  }
  if (!data) return <p role="status">{t('builder.versions.reading')}</p>;
  if (data.versions.length === 0) return <p>{t('builder.versions.none')}</p>;
  return (
    <List>
      {data.versions.map(({ version, publishedAt, publishedBy, isLive }) => (
        <li key={version}>
          <div>
            <strong>{t('builder.versions.number', { version })}</strong>{' '}
            {isLive && <Badge $variant="success">{t('builder.versions.live')}</Badge>}
            <p>
              {whenText(t, publishedAt)},{' '}
              {publishedBy === null ? (
                t('builder.versions.start')
              ) : (
                <>
                  {t('builder.state.by')} <Personal token={publishedBy} />
                </>
              )}
            </p>
          </div>
          <Button onClick={() => dispatch(contentVersionRequested({ version }))}>
            <span aria-hidden>{t('builder.versions.take')}</span>
            <VisuallyHidden>{t('builder.versions.takeNumber', { version })}</VisuallyHidden>
          </Button>
        </li>
      ))}
    </List>
  );
}

const List = styled.ul`
  li {
    display: flex;
    align-items: center;
    justify-content: space-between;
    gap: ${tokens.space[3]};
    padding: ${tokens.space[3]} 0;
    border-bottom: 1px solid ${tokens.color.hairline};
  }
  p {
    color: ${tokens.color.inkSoft};
    font-size: ${tokens.size.caption};
  }
`;
