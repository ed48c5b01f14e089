import { useMessages } from '../../storefront/messages';
import { useBuilderDispatch, useBuilderSelector } from '../kernel/hooks';
import { Question } from '../toolbar/Question';
import { VersionList, VersionsWindow } from '../versions';
import { contentsApi } from './contentsApi';
import { selectIsContentChanged } from './editing/contentSelectors';
import { contentPublishRequested, contentWithdrawRequested, selectContentKey } from './editing/contentSlice';

/** The dialogs of a content: its versions, and the confirmations before it is published or withdrawn. */
export function ContentDialogs() {
  const t = useMessages();
  const dispatch = useBuilderDispatch();
  const contentKey = useBuilderSelector(selectContentKey);
  const isChanged = useBuilderSelector(selectIsContentChanged);
  return (
    <>
      <VersionsWindow>{contentKey !== null && <Versions contentKey={contentKey} />}</VersionsWindow>
      <Question
        name="publish"
        title="builderContents.publish.title"
        text="builderContents.publish.text"
        more={isChanged && t('builder.publish.saves')}
        confirm="builder.publish.confirm"
        onConfirm={() => void dispatch(contentPublishRequested())}
      />
      <Question
        name="withdraw"
        title="builderContents.withdraw.title"
        text="builderContents.withdraw.text"
        confirm="builderContents.withdraw.confirm"
        onConfirm={() => void dispatch(contentWithdrawRequested())}
      />
    </>
  );
}

function Versions({ contentKey }: { readonly contentKey: string }) {
  const answer = contentsApi.useContentVersionsQuery(contentKey, { refetchOnMountOrArgChange: true });
  return <VersionList {...answer} />;
}
