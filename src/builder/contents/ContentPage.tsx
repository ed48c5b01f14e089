import CloudOff from 'lucide-react/icons/cloud-off';
import { useMessages } from '../../storefront/messages';
import { EmptyState } from '../../storefront/ui/feedback/EmptyState';
import { Segments } from '../toolbar/Segments';
import { useShortcuts } from '../toolbar/useShortcuts';
import { paneChosen, selectPane } from '../app/viewSlice';
import { Columns, Frame, Switch, WholeWindow } from '../app/workbench.styles';
import { EditedDocumentContext } from '../fields';
import { useBuilderDispatch, useBuilderSelector } from '../kernel/hooks';
import { ContentBanners } from './ContentBanners';
import { ContentBar } from './ContentBar';
import { ContentDialogs } from './ContentDialogs';
import { ContentForm } from './ContentForm';
import { ContentPreview } from './ContentPreview';
import { contentFieldLimits } from './editing/contentFieldLimits';
import { selectShownProblems } from './editing/contentSelectors';
import {
  contentEvents,
  contentSaveRequested,
  selectContent,
  selectContentConflict,
  selectContentDialog,
  selectContentDoing,
} from './editing/contentSlice';

const edited = {
  selectDocument: selectContent,
  selectProblems: selectShownProblems,
  fieldChanged: contentEvents.fieldChanged,
  fieldLeft: contentEvents.fieldLeft,
  limits: contentFieldLimits,
};

/** One content as it is edited: what is done with it above, its fields, and the page it makes beside them. */
export function ContentPage() {
  const t = useMessages();
  const dispatch = useBuilderDispatch();
  const isThere = useBuilderSelector((state) => selectContent(state) !== null);
  const isReading = useBuilderSelector(selectContentDoing) === 'reading';
  const areOff = useBuilderSelector(
    (state) => selectContentDialog(state) !== null || selectContentConflict(state) !== null,
  );
  useShortcuts({
    save: () => dispatch(contentSaveRequested()),
    undo: () => dispatch(contentEvents.undone()),
    redo: () => dispatch(contentEvents.redone()),
    areOff,
  });
  return (
    <EditedDocumentContext value={edited}>
      <Frame>
        <WholeWindow />
        <ContentBar />
        <ContentBanners />
        {isThere ? (
          <Panes />
        ) : (
          <main>{!isReading && <EmptyState icon={CloudOff} title={t('builderContents.notThere')} />}</main>
        )}
        <ContentDialogs />
      </Frame>
    </EditedDocumentContext>
  );
}

function Panes() {
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
      <Columns data-pane={pane} data-whole>
        <main id="editor" tabIndex={-1} aria-label={t('builder.pane.editor')}>
          <ContentForm />
        </main>
        <ContentPreview />
      </Columns>
    </>
  );
}
