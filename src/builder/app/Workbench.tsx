import CloudOff from 'lucide-react/icons/cloud-off';
import { useMessages } from '../../storefront/messages';
import { EmptyState } from '../../storefront/ui/feedback/EmptyState';
import { ActivityDialog } from '../activity';
import { ConflictPanel } from '../conflict';
import { Banners } from '../toolbar/Banners';
import { PublishDialog } from '../toolbar/PublishDialog';
import { SectionList } from '../toolbar/SectionList';
import { Segments } from '../toolbar/Segments';
import { TopBar } from '../toolbar/TopBar';
import { useShortcuts } from '../toolbar/useShortcuts';
import { redone, selectDocument, undone } from '../draft';
import { FileDialog } from '../file';
import { PreviewPane } from '../preview';
import { saveRequested, selectConflict, selectDoing } from '../publication';
import { SectionEditor } from '../settings/SectionEditor';
import { VersionsDialog } from '../versions';
import { useBuilderDispatch, useBuilderSelector } from '../kernel/hooks';
import { Columns, Frame, Switch, WholeWindow } from './workbench.styles';
import { paneChosen, selectDialog, selectPane } from './viewSlice';

/** What is done with the draft above, its sections on the left, what is edited in the middle, the preview beside it. */
export function Workbench() {
  const isThere = useBuilderSelector((state) => selectDocument(state) !== null);
  const dispatch = useBuilderDispatch();
  const areOff = useBuilderSelector((state) => selectDialog(state) !== null || selectConflict(state) !== null);
  useShortcuts({
    save: () => dispatch(saveRequested()),
    undo: () => dispatch(undone()),
    redo: () => dispatch(redone()),
    areOff,
  });
  return (
    <Frame>
      <WholeWindow />
      <TopBar />
      <Banners />
      {isThere ? <Panes /> : <NotThere />}
      <VersionsDialog />
      <FileDialog />
      <ActivityDialog />
      <PublishDialog />
    </Frame>
  );
}

function NotThere() {
  const t = useMessages();
  const isReading = useBuilderSelector(selectDoing) === 'reading';
  return <main>{!isReading && <EmptyState icon={CloudOff} title={t('builder.readFailed')} />}</main>;
}

function Panes() {
  const t = useMessages();
  const dispatch = useBuilderDispatch();
  const pane = useBuilderSelector(selectPane);
  const isConflict = useBuilderSelector((state) => selectConflict(state) !== null);
  return (
    <>
      <Switch aria-label={t('builder.pane')}>
        <Segments
          label={t('builder.pane')}
          value={pane}
          onChoose={(value) => dispatch(paneChosen(value))}
          options={(['editor', 'preview'] as const).map((value) => ({ value, label: t(`builder.pane.${value}`) }))}
        />
      </Switch>
      <Columns data-pane={pane} data-whole={isConflict || undefined}>
        {!isConflict && <SectionList />}
        <main id="editor" tabIndex={-1} aria-label={t('builder.pane.editor')}>
          {isConflict ? <ConflictPanel /> : <SectionEditor />}
        </main>
        <PreviewPane />
      </Columns>
    </>
  );
}
