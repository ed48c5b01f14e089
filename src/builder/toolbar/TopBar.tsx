import ChartColumn from 'lucide-react/icons/chart-column';
import FileJson from 'lucide-react/icons/file-braces';
import History from 'lucide-react/icons/history';
import Redo from 'lucide-react/icons/redo-2';
import Undo from 'lucide-react/icons/undo-2';
import { CONTENTS_PAGE } from '../../contract/content/editingPaths';
import { HOME_ADDRESS } from '../../contract/pages/pageReference';
import { useMessages } from '../../storefront/messages';
import { Button } from '../../storefront/ui/controls/Button';
import { Icon } from '../../storefront/ui/controls/Icon';
import { IconButton } from '../../storefront/ui/controls/IconButton';
import { useBuilderDispatch, useBuilderSelector } from '../kernel/hooks';
import { dialogOpened, firstProblemRequested } from '../app/viewSlice';
import { redone, selectCanRedo, selectCanUndo, selectProblems, undone } from '../draft';
import {
  saveRequested,
  selectConflict,
  selectDoing,
  selectIsChanged,
  selectSite,
  selectUnsettled,
} from '../publication';
import { Bar, Narrow, Tools } from './bar.styles';
import { DraftStatus } from './DraftStatus';
import { usable } from './usable';

/** The page's title, where the draft stands, and everything that is done with it as a whole. */
export function TopBar() {
  const t = useMessages();
  return (
    // The shop in the preview has a banner too.
    <Bar aria-label={t('builder.title')}>
      <div>
        <h1>{t('builder.title')}</h1>
        <a href={HOME_ADDRESS}>{t('builder.shop')}</a>
        <a href={CONTENTS_PAGE}>{t('builder.contents')}</a>
        <DraftStatus />
      </div>
      <Tools role="group" aria-label={t('builder.tools')}>
        <div>
          <Steps />
          <Windows />
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
  const isConflict = useBuilderSelector((state) => selectConflict(state) !== null);
  const canUndo = useBuilderSelector(selectCanUndo) && !isConflict;
  const canRedo = useBuilderSelector(selectCanRedo) && !isConflict;
  return (
    <>
      <IconButton icon={Undo} label={t('builder.undo')} {...usable(canUndo, () => dispatch(undone()))} />
      <IconButton icon={Redo} label={t('builder.redo')} {...usable(canRedo, () => dispatch(redone()))} />
    </>
  );
}

function Windows() {
  const t = useMessages();
  const dispatch = useBuilderDispatch();
  const isThere = useBuilderSelector((state) => selectSite(state) !== null && selectConflict(state) === null);
  return (
    <>
      <Narrow variant="quiet" {...usable(isThere, () => dispatch(dialogOpened('versions')))}>
        <Icon icon={History} size="small" />
        <span>{t('builder.versions')}</span>
      </Narrow>
      <Narrow variant="quiet" {...usable(isThere, () => dispatch(dialogOpened('file')))}>
        <Icon icon={FileJson} size="small" />
        <span>{t('builder.file')}</span>
      </Narrow>
      <Narrow variant="quiet" onClick={() => dispatch(dialogOpened('activity'))}>
        <Icon icon={ChartColumn} size="small" />
        <span>{t('builderActivity.open')}</span>
      </Narrow>
    </>
  );
}

function Outcomes() {
  const t = useMessages();
  const dispatch = useBuilderDispatch();
  const doing = useBuilderSelector(selectDoing);
  const isWrong = useBuilderSelector((state) => selectProblems(state).size > 0);
  const isThere = useBuilderSelector((state) => selectSite(state) !== null && selectConflict(state) === null);
  const toSave = useBuilderSelector((state) => selectIsChanged(state) || selectUnsettled(state) !== null);
  const toPublish = useBuilderSelector((state) => selectSite(state)?.isChanged === true) || toSave;
  // What is wrong is shown instead of the question.
  const publish = () => dispatch(isWrong ? firstProblemRequested() : dialogOpened('publish'));
  return (
    <>
      <Button busy={doing === 'saving'} {...usable(isThere && toSave, () => dispatch(saveRequested()))}>
        {t('builder.save')}
      </Button>
      <Button variant="primary" busy={doing === 'publishing'} {...usable(isThere && toPublish, publish)}>
        {t('builder.publish')}
      </Button>
    </>
  );
}
