import CloudOff from 'lucide-react/icons/cloud-off';
import type { ReactNode } from 'react';
import { ErrorBoundary } from '../../storefront/kernel/ErrorBoundary';
import { useMessages } from '../../storefront/messages';
import { Button } from '../../storefront/ui/controls/Button';
import { EmptyState } from '../../storefront/ui/feedback/EmptyState';
import { useBuilderDispatch, useBuilderSelector, useBuilderStore } from '../kernel/hooks';
import { Segments } from '../toolbar/Segments';
import { ToolboxContext, type Toolbox } from '../toolbar/Toolbox';
import { useShortcuts } from '../toolbar/useShortcuts';
import { unshowablePart } from './Unshowable';
import { paneChosen, selectDialog, selectPane } from './viewSlice';
import { Columns, Frame, Switch, WholeWindow } from './workbench.styles';

interface DocumentPageProps {
  readonly toolbox: Toolbox;
  /** The toolbar, and messages about the document. */
  readonly top: ReactNode;
  /** The list of sections, above or beside the editor; null or false: the document has none, or it is not shown now. */
  readonly sections: ReactNode;
  readonly editor: ReactNode;
  /** What the editor edits, as its label. */
  readonly editing: string;
  readonly preview: ReactNode;
  readonly dialogs: ReactNode;
}

/**
 * Page frame for editing a document: the toolbar on top; below it sections, editor and preview, as many side by side as
 * fit.
 */
export function DocumentPage({ toolbox, top, dialogs, ...panes }: DocumentPageProps) {
  const dispatch = useBuilderDispatch();
  const isThere = useBuilderSelector(toolbox.selectIsThere);
  const isReading = useBuilderSelector(toolbox.selectDoing) === 'reading';
  const areOff = useBuilderSelector((state) => selectDialog(state) !== null || toolbox.selectIsConflict(state));
  useShortcuts({
    save: () => dispatch(toolbox.saveRequested()),
    undo: () => dispatch(toolbox.undone()),
    redo: () => dispatch(toolbox.redone()),
    areOff,
  });
  return (
    <ToolboxContext value={toolbox}>
      <Frame>
        <WholeWindow />
        {top}
        {isThere ? <Panes {...panes} /> : <main>{!isReading && <NotRead toolbox={toolbox} />}</main>}
        {dialogs}
      </Frame>
    </ToolboxContext>
  );
}

/** Shown instead of a document that could not be read; renders nothing while a notice above reports the failed call. */
function NotRead({ toolbox: { selectFailure, repeated } }: Pick<DocumentPageProps, 'toolbox'>) {
  const t = useMessages();
  const dispatch = useBuilderDispatch();
  const store = useBuilderStore();
  const isSaid = useBuilderSelector((state) => selectFailure(state) !== null);
  if (isSaid) return null;
  return (
    <EmptyState
      icon={CloudOff}
      title={t('builder.readFailed')}
      actions={<Button onClick={() => dispatch(repeated('reading', store.getState()))}>{t('builder.retry')}</Button>}
    />
  );
}

function Panes({
  sections,
  editor,
  editing,
  preview,
}: Pick<DocumentPageProps, 'sections' | 'editor' | 'editing' | 'preview'>) {
  const t = useMessages();
  const dispatch = useBuilderDispatch();
  const pane = useBuilderSelector(selectPane);
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
      <Columns data-pane={pane} data-whole={!sections || undefined}>
        {sections && <ErrorBoundary fallback={unshowablePart}>{sections}</ErrorBoundary>}
        <main id="editor" tabIndex={-1} aria-label={t('builder.pane.editor')}>
          <ErrorBoundary key={editing} fallback={unshowablePart}>
            {editor}
          </ErrorBoundary>
        </main>
        <ErrorBoundary fallback={unshowablePart}>{preview}</ErrorBoundary>
      </Columns>
    </>
  );
}
