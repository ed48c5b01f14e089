import styled from 'styled-components';
import { useMessages } from '../../storefront/messages';
import { Button } from '../../storefront/ui/controls/Button';
import { Message } from '../../storefront/ui/feedback/Message';
import { Cluster, Stack } from '../../storefront/ui/layout/Stack';
import { tokens } from '../../storefront/ui/theme/tokens';
import { useBuilderDispatch, useBuilderSelector } from '../kernel/hooks';
import { FailureMessage } from '../toolbar/FailureMessage';
import {
  contentEvents,
  contentPublishRequested,
  contentRequested,
  contentSaveRequested,
  contentWithdrawRequested,
  selectContentConflict,
  selectContentFailure,
  selectContentKey,
  selectContentState,
} from './editing/contentSlice';
import { selectShownProblems } from './editing/contentSelectors';

/** What the builder should know now: a call that failed, somebody else's draft, fields that are wrong. */
export function ContentBanners() {
  const t = useMessages();
  return (
    <Root aria-label={t('builder.banners')}>
      <Failure />
      <Conflict />
      <Problems />
    </Root>
  );
}

function Failure() {
  const t = useMessages();
  const dispatch = useBuilderDispatch();
  const failed = useBuilderSelector(selectContentFailure);
  const contentKey = useBuilderSelector(selectContentKey);
  if (!failed) return null;
  const { doing, failure } = failed;
  const close = (
    <Button variant="quiet" onClick={() => dispatch(contentEvents.failureDismissed())}>
      {t('builder.close')}
    </Button>
  );
  if (failure.code === 'CONTENT_PATH_TAKEN') {
    return (
      <Message variant="error" announce title={t('builderContents.failure.publishing')}>
        <Stack $gap="3">
          <p>{t('builderFields.problem.PATH_TAKEN')}</p>
          <Cluster>{close}</Cluster>
        </Stack>
      </Message>
    );
  }
  const again = {
    reading: () => contentRequested({ contentKey: contentKey ?? '' }),
    saving: contentSaveRequested,
    publishing: contentPublishRequested,
    withdrawing: contentWithdrawRequested,
  } as const;
  return (
    <FailureMessage
      title={`builderContents.failure.${doing}`}
      failure={failure}
      {...(doing === 'reading' && contentKey === null ? {} : { onRetry: () => void dispatch(again[doing]()) })}
    >
      {close}
    </FailureMessage>
  );
}

function Conflict() {
  const t = useMessages();
  const dispatch = useBuilderDispatch();
  const conflict = useBuilderSelector(selectContentConflict);
  const mine = useBuilderSelector(selectContentState);
  if (!conflict || !mine) return null;
  const settle = (keeps: 'mine' | 'theirs') => void dispatch(contentEvents.conflictSettled({ keeps }));
  return (
    <Message variant="warning" announce title={t('builderContents.conflict')}>
      <Stack $gap="3">
        <p>{t('builderContents.conflictText')}</p>
        <Cluster>
          <Button onClick={() => settle('theirs')}>{t('builderContents.theirs')}</Button>
          <Button onClick={() => settle('mine')}>{t('builderContents.mine')}</Button>
        </Cluster>
      </Stack>
    </Message>
  );
}

function Problems() {
  const t = useMessages();
  const dispatch = useBuilderDispatch();
  const count = useBuilderSelector(selectShownProblems).size;
  if (count === 0) return null;
  return (
    <Message variant="warning" title={t('builder.problems.title', { count })}>
      {/* Saving what is wrong leads to it. */}
      <Button variant="quiet" onClick={() => dispatch(contentSaveRequested())}>
        {t('builderContents.firstProblem')}
      </Button>
    </Message>
  );
}

const Root = styled.section`
  display: grid;
  gap: ${tokens.space[3]};
  padding: ${tokens.space[3]} ${tokens.space[4]} 0;
  &:empty {
    display: none;
  }
`;
