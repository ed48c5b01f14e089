import { DocumentPage } from '../app/DocumentPage';
import { EditedDocumentContext } from '../fields';
import { ContentBanners } from './ContentBanners';
import { ContentBar } from './ContentBar';
import { ContentDialogs } from './ContentDialogs';
import { ContentForm } from './ContentForm';
import { ContentPreview } from './ContentPreview';
import { contentFieldLimits } from './editing/contentFieldLimits';
import { selectShownProblems } from './editing/contentSelectors';
import { contentEvents, selectContent } from './editing/contentSlice';
import { contentToolbox } from './editing/contentToolbox';

const edited = {
  selectDocument: selectContent,
  selectProblems: selectShownProblems,
  fieldChanged: contentEvents.fieldChanged,
  fieldLeft: contentEvents.fieldLeft,
  limits: contentFieldLimits,
};

/** The page on which one content is edited, with its preview. */
export function ContentPage() {
  return (
    <EditedDocumentContext value={edited}>
      <DocumentPage
        toolbox={contentToolbox}
        top={
          <>
            <ContentBar />
            <ContentBanners />
          </>
        }
        sections={null}
        editing="content"
        editor={<ContentForm />}
        preview={<ContentPreview />}
        dialogs={<ContentDialogs />}
      />
    </EditedDocumentContext>
  );
}
