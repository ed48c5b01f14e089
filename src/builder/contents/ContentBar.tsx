import History from 'lucide-react/icons/history';
import Redo from 'lucide-react/icons/redo-2';
import Undo from 'lucide-react/icons/undo-2';
import { CONTENTS_PAGE } from '../../contract/content/editingPaths';
import { useMessages } from '../../storefront/messages';
import { Button } from '../../storefront/ui/controls/Button';
import { Icon } from '../../storefront/ui/controls/Icon';
import { IconButton } from '../../storefront/ui/controls/IconButton';
import { useBuilderDispatch, useBuilderSelector } from '../kernel/hooks';
import { Bar, Narrow, Tools } from '../toolbar/bar.styles';
import { usable } from '../toolbar/usable';
import { ContentStatus } from './ContentStatus';
import { selectContentProblems, selectIsContentChanged } from './editing/contentSelectors';
import {
  contentEvents,
  contentSaveRequested,
  selectCanRedoContent,
  selectCanUndoContent,
  selectContent,
  selectContentConflict,
  selectContentDoing,
  selectContentState,
  selectUnsettledContent,
} from './editing/contentSlice';

/** The content's title, where it stands, and everything that is done with it as a whole. */
export function ContentBar() {
  const t = useMessages();
  const title = useBuilderSelector((state) => selectContent(state)?.title);
  return (
    <Bar aria-label={t('builderContents.title')}>
      <div>
        <h1>{title === undefined || title.trim() === '' ? t('builderContents.newTitle') : title}</h1>
        <a href={CONTENTS_PAGE}>{t('builderContents.all')}</a>
        <ContentStatus />
      </div>
      <Tools role="group" aria-label={t('builder.tools')}>
        <div>
          <Steps />
        </div>
        <div>
          <Outcomes />
        </div>
      </Tools>
    </Bar>
  );
}

function Steps() {
  const t = useMessages();
  const dispatch = useBuilderDispatch();
  const isConflict = useBuilderSelector((state) => selectContentConflict(state) !== null);
  const canUndo = useBuilderSelector(selectCanUndoContent) && !isConflict;
  const canRedo = useBuilderSelector(selectCanRedoContent) && !isConflict;
  const isStored = useBuilderSelector((state) => selectContentState(state) !== null) && !isConflict;
  return (
    <>
      <IconButton icon={Undo} label={t('builder.undo')} {...usable(canUndo, () => dispatch(contentEvents.undone()))} />
      <IconButton icon={Redo} label={t('builder.redo')} {...usable(canRedo, () => dispatch(contentEvents.redone()))} />
      <Narrow variant="quiet" {...usable(isStored, () => dispatch(contentEvents.dialogOpened('versions')))}>
        <Icon icon={History} size="small" />
        <span>{t('builder.versions')}</span>
      </Narrow>
    </>
  );
}

function Outcomes() {
  const t = useMessages();
  const dispatch = useBuilderDispatch();
  const doing = useBuilderSelector(selectContentDoing);
  const state = useBuilderSelector(selectContentState);
  const isWrong = useBuilderSelector((all) => selectContentProblems(all).size > 0);
  const isOpen = useBuilderSelector((all) => selectContent(all) !== null && selectContentConflict(all) === null);
  const toSave = useBuilderSelector((all) => selectIsContentChanged(all) || selectUnsettledContent(all) !== null);
  const toPublish = toSave || state?.isChanged === true;
  const isLive = state !== null && state.liveVersion > 0;
  const save = () => dispatch(contentSaveRequested());
  return (
    <>
      {isLive && (
        <Button
          variant="quiet"
          busy={doing === 'withdrawing'}
          {...usable(isOpen, () => dispatch(contentEvents.dialogOpened('withdraw')))}
        >
          {t('builderContents.withdraw')}
        </Button>
      )}
      <Button busy={doing === 'saving'} {...usable(isOpen && toSave, save)}>
        {t('builder.save')}
      </Button>
      <Button
        variant="primary"
        busy={doing === 'publishing'}
        // What is wrong is shown instead of the question.
        {...usable(isOpen && toPublish, isWrong ? save : () => dispatch(contentEvents.dialogOpened('publish')))}
      >
        {t('builder.publish')}
      </Button>
    </>
  );
}
