import { useMessages } from '../../storefront/messages';
import { Button } from '../../storefront/ui/controls/Button';
import { Message } from '../../storefront/ui/feedback/Message';
import { Cluster, Stack } from '../../storefront/ui/layout/Stack';
import { useBuilderDispatch, useBuilderSelector } from '../kernel/hooks';
import { Notices, ProblemsMessage } from '../toolbar/Notices';
import { selectShownProblems } from './editing/contentSelectors';
import { contentEvents, selectContentConflict } from './editing/contentSlice';

/** Messages about the content, such as that somebody else has saved it meanwhile. */
export function ContentBanners() {
  return (
    <Notices>
      <Conflict />
      <Problems />
    </Notices>
  );
}

function Conflict() {
  const t = useMessages();
  const dispatch = useBuilderDispatch();
  const isConflict = useBuilderSelector((state) => selectContentConflict(state) !== null);
  if (!isConflict) return null;
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
  const count = useBuilderSelector(selectShownProblems).size;
  return count > 0 && <ProblemsMessage count={count} lead={t('builderContents.firstProblem')} />;
}
