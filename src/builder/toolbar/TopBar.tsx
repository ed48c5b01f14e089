import ChartColumn from 'lucide-react/icons/chart-column';
import FileJson from 'lucide-react/icons/file-braces';
import History from 'lucide-react/icons/history';
import Redo from 'lucide-react/icons/redo-2';
import Undo from 'lucide-react/icons/undo-2';
import styled from 'styled-components';
import { HOME_ADDRESS } from '../../contract/pages/pageReference';
import { useMessages } from '../../storefront/messages';
import { Button } from '../../storefront/ui/controls/Button';
import { Icon } from '../../storefront/ui/controls/Icon';
import { IconButton } from '../../storefront/ui/controls/IconButton';
import { media } from '../../storefront/ui/theme/media';
import { tokens } from '../../storefront/ui/theme/tokens';
import { visuallyHidden } from '../../storefront/ui/text/VisuallyHidden';
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
import { DraftStatus } from './DraftStatus';

/** The page's title, where the draft stands, and everything that is done with it as a whole. */
export function TopBar() {
  const t = useMessages();
  return (
    // The shop in the preview has a banner too.
    <Root aria-label={t('builder.title')}>
      <div>
        <h1>{t('builder.title')}</h1>
        <a href={HOME_ADDRESS}>{t('builder.shop')}</a>
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
    </Root>
  );
}

/** A button that stands there without a use keeps the focus and says so. */
const usable = (can: boolean, press: () => void) => (can ? { onClick: press } : { 'aria-disabled': true });

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

const Root = styled.header`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${tokens.space[2]} ${tokens.space[6]};
  padding: ${tokens.space[3]} ${tokens.space[4]};
  border-bottom: 1px solid ${tokens.color.hairline};
  background: ${tokens.color.surface};
  > :first-child {
    display: flex;
    flex: 1 1 20rem;
    flex-wrap: wrap;
    align-items: center;
    column-gap: ${tokens.space[3]};
  }
  h1 {
    font-size: ${tokens.size.large};
  }
  p {
    flex: 1 0 100%;
    min-height: 1.5em;
    color: ${tokens.color.inkSoft};
    font-size: ${tokens.size.small};
  }
  a {
    display: inline-flex;
    align-items: center;
    min-height: ${tokens.target.base};
    font-size: ${tokens.size.small};
  }
`;

const Tools = styled.div`
  &,
  > div {
    display: flex;
    flex-wrap: wrap;
    gap: ${tokens.space[2]};
  }
  ${media.small} {
    flex: 1;
    > div {
      flex: 1 1 auto;
    }
    > div:last-child > * {
      flex: 1;
    }
  }
`;

const Narrow = styled(Button)`
  margin: 0;
  ${media.small} {
    min-width: ${tokens.target.base};
    border-color: ${tokens.color.outline};
    span {
      ${visuallyHidden}
    }
  }
`;
