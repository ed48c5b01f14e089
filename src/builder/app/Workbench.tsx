import { ActivityDialog } from '../activity';
import { ConflictPanel } from '../conflict';
import { FileDialog } from '../file';
import { useBuilderSelector } from '../kernel/hooks';
import { PreviewPane } from '../preview';
import { selectConflict } from '../publication';
import { SectionEditor } from '../settings/SectionEditor';
import { Banners } from '../toolbar/site/Banners';
import { PublishDialog } from '../toolbar/site/PublishDialog';
import { SectionList } from '../toolbar/site/SectionList';
import { siteToolbox } from '../toolbar/site/siteToolbox';
import { TopBar } from '../toolbar/site/TopBar';
import { VersionsDialog } from '../versions';
import { DocumentPage } from './DocumentPage';
import { selectSection } from './viewSlice';

/** The site as it is edited: its sections on the left, what is edited in the middle, the preview beside it. */
export function Workbench() {
  const isConflict = useBuilderSelector((state) => selectConflict(state) !== null);
  const section = useBuilderSelector(selectSection);
  return (
    <DocumentPage
      toolbox={siteToolbox}
      top={
        <>
          <TopBar />
          <Banners />
        </>
      }
      sections={!isConflict && <SectionList />}
      editing={isConflict ? 'conflict' : section}
      editor={isConflict ? <ConflictPanel /> : <SectionEditor />}
      preview={<PreviewPane />}
      dialogs={
        <>
          <VersionsDialog />
          <FileDialog />
          <ActivityDialog />
          <PublishDialog />
        </>
      }
    />
  );
}
