import CloudOff from 'lucide-react/icons/cloud-off';
import styled, { createGlobalStyle } from 'styled-components';
import { useMessages } from '../../storefront/messages';
import { EmptyState } from '../../storefront/ui/feedback/EmptyState';
import { media } from '../../storefront/ui/theme/media';
import { tokens } from '../../storefront/ui/theme/tokens';
import { ActivityDialog } from '../activity';
import { ConflictPanel } from '../conflict';
import { Banners } from '../toolbar/Banners';
import { PublishDialog } from '../toolbar/PublishDialog';
import { SectionList } from '../toolbar/SectionList';
import { Segments } from '../toolbar/Segments';
import { TopBar } from '../toolbar/TopBar';
import { useShortcuts } from '../toolbar/useShortcuts';
import { selectDocument } from '../draft';
import { FileDialog } from '../file';
import { PreviewPane } from '../preview';
import { selectConflict, selectDoing } from '../publication';
import { SectionEditor } from '../settings/SectionEditor';
import { VersionsDialog } from '../versions';
import { useBuilderDispatch, useBuilderSelector } from '../kernel/hooks';
import { paneChosen, selectPane } from './viewSlice';

/** What is done with the draft above, its sections on the left, what is edited in the middle, the preview beside it. */
export function Workbench() {
  const isThere = useBuilderSelector((state) => selectDocument(state) !== null);
  useShortcuts();
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

/** On a wide screen its parts scroll and the page does not: no place is kept for a bar. */
const WholeWindow = createGlobalStyle`
  ${media.large} {
    :root { scrollbar-gutter: auto; }
  }
`;

const Frame = styled.div`
  display: flex;
  flex-direction: column;
  min-height: 100dvh;
  ${media.large} {
    height: 100dvh;
  }
`;

const Switch = styled.section`
  padding: ${tokens.space[3]} ${tokens.space[4]} 0;
  ${media.large} {
    display: none;
  }
`;

const Columns = styled.div`
  display: grid;
  flex: 1;
  align-content: start;
  gap: ${tokens.space[4]};
  min-height: 0;
  padding: ${tokens.space[4]};
  > main {
    min-width: 0;
  }
  ${media.belowLarge} {
    &[data-pane='editor'] > section,
    &[data-pane='preview'] > :is(nav, main) {
      display: none;
    }
  }
  ${media.fromMedium} {
    &[data-pane='editor']:not([data-whole]) {
      grid-template-columns: 12rem minmax(0, 1fr);
    }
  }
  ${media.large} {
    align-content: stretch;
    gap: ${tokens.space[6]};
    &,
    &[data-pane='editor']:not([data-whole]) {
      grid-template: minmax(0, 1fr) / 13rem minmax(0, 1fr) minmax(0, 1.1fr);
    }
    &[data-whole] {
      grid-template: minmax(0, 1fr) / minmax(0, 1fr) minmax(0, 1.1fr);
    }
    > main,
    > nav {
      overflow-y: auto;
      padding: 2px;
    }
  }
`;
