import History from 'lucide-react/icons/history';
import Redo from 'lucide-react/icons/redo-2';
import Undo from 'lucide-react/icons/undo-2';
import type { ReactNode } from 'react';
import { useMessages } from '../../storefront/messages';
import { Button } from '../../storefront/ui/controls/Button';
import { Icon } from '../../storefront/ui/controls/Icon';
import { IconButton } from '../../storefront/ui/controls/IconButton';
import { dialogOpened } from '../app/viewSlice';
import { useBuilderDispatch, useBuilderSelector } from '../kernel/hooks';
import { Bar, Narrow, Tools } from './bar.styles';
import { DraftStatus } from './DraftStatus';
import { useToolbox } from './Toolbox';
import { usable } from './usable';

interface ToolBarProps {
  readonly label: string;
  /** The title, and the links to other pages. */
  readonly head: ReactNode;
  /** Buttons for dialogs that only this page has, after the button for the versions. */
  readonly windows?: ReactNode;
  /** Shown before the save and publish buttons. */
  readonly before?: ReactNode;
}

/** The toolbar of a page: title, the document's state, and what can be done with the document. */
export function ToolBar({ label, head, windows, before }: ToolBarProps) {
  const t = useMessages();
  return (
    // Labelled, because the shop in the preview has a banner landmark too.
    <Bar aria-label={label}>
      <div>
        {head}
        <DraftStatus />
      </div>
      <Tools role="group" aria-label={t('builder.tools')}>
        <div>
          <Steps />
          <Versions />
          {windows}
        </div>
        <div>
          {before}
          <Outcomes />
        </div>
      </Tools>
    </Bar>
  );
}

function Steps() {
  const t = useMessages();
  const dispatch = useBuilderDispatch();
  const { selectIsConflict, selectCanUndo, selectCanRedo, undone, redone } = useToolbox();
  const isConflict = useBuilderSelector(selectIsConflict);
  const canUndo = useBuilderSelector(selectCanUndo) && !isConflict;
  const canRedo = useBuilderSelector(selectCanRedo) && !isConflict;
  return (
    <>
      <IconButton icon={Undo} label={t('builder.undo')} {...usable(canUndo, () => dispatch(undone()))} />
      <IconButton icon={Redo} label={t('builder.redo')} {...usable(canRedo, () => dispatch(redone()))} />
    </>
  );
}

function Versions() {
  const t = useMessages();
  const dispatch = useBuilderDispatch();
  const { selectState, selectIsConflict } = useToolbox();
  const isStored = useBuilderSelector((state) => selectState(state) !== null && !selectIsConflict(state));
  return (
    <Narrow variant="quiet" {...usable(isStored, () => dispatch(dialogOpened('versions')))}>
      <Icon icon={History} size="small" />
      <span>{t('builder.versions')}</span>
    </Narrow>
  );
}

function Outcomes() {
  const t = useMessages();
  const dispatch = useBuilderDispatch();
  const toolbox = useToolbox();
  const doing = useBuilderSelector(toolbox.selectDoing);
  const state = useBuilderSelector(toolbox.selectState);
  const isWrong = useBuilderSelector(toolbox.selectIsWrong);
  const isOpen = useBuilderSelector((all) => toolbox.selectIsThere(all) && !toolbox.selectIsConflict(all));
  const isAhead = useBuilderSelector((all) => toolbox.selectIsChanged(all) || toolbox.selectIsUnsettled(all));
  const toSave = isAhead || state === null;
  const toPublish = toSave || state.isChanged;
  // While rules are broken, they are shown instead of the confirmation.
  const publish = () => dispatch(isWrong ? toolbox.problemRequested() : dialogOpened('publish'));
  return (
    <>
      <Button busy={doing === 'saving'} {...usable(isOpen && toSave, () => dispatch(toolbox.saveRequested()))}>
        {t('builder.save')}
      </Button>
      <Button variant="primary" busy={doing === 'publishing'} {...usable(isOpen && toPublish, publish)}>
        {t('builder.publish')}
      </Button>
    </>
  );
}
