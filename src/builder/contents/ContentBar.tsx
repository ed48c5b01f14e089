import { CONTENTS_PAGE } from '../../contract/content/editingPaths';
import { withBase } from '../../contract/pages/basePath';
import { useMessages } from '../../storefront/messages';
import { Button } from '../../storefront/ui/controls/Button';
import { dialogOpened } from '../app/viewSlice';
import { useBuilderDispatch, useBuilderSelector } from '../kernel/hooks';
import { useDataLanguage } from '../language';
import { ToolBar } from '../toolbar/ToolBar';
import { usable } from '../toolbar/usable';
import { selectContent, selectContentConflict, selectContentDoing, selectContentState } from './editing/contentSlice';

/** The content's title, its state, and its toolbar. */
export function ContentBar() {
  const t = useMessages();
  const dataLanguage = useDataLanguage();
  const title = useBuilderSelector((state) => selectContent(state)?.title);
  const isNamed = title !== undefined && title.trim() !== '';
  return (
    <ToolBar
      label={t('builderContents.title')}
      head={
        <>
          <h1 lang={isNamed ? dataLanguage : undefined}>{isNamed ? title : t('builderContents.newTitle')}</h1>
          <a href={withBase(CONTENTS_PAGE)}>{t('builderContents.all')}</a>
        </>
      }
      before={<Withdraw />}
    />
  );
}

function Withdraw() {
  const t = useMessages();
  const dispatch = useBuilderDispatch();
  const isBusy = useBuilderSelector(selectContentDoing) === 'withdrawing';
  const isLive = useBuilderSelector((state) => (selectContentState(state)?.liveVersion ?? 0) > 0);
  const isOpen = useBuilderSelector((state) => selectContentConflict(state) === null);
  if (!isLive) return null;
  return (
    <Button variant="quiet" busy={isBusy} {...usable(isOpen, () => dispatch(dialogOpened('withdraw')))}>
      {t('builderContents.withdraw')}
    </Button>
  );
}
