import ChartColumn from 'lucide-react/icons/chart-column';
import FileJson from 'lucide-react/icons/file-braces';
import { CONTENTS_PAGE } from '../../../contract/content/editingPaths';
import { SEARCHES_PAGE } from '../../../contract/site/builderPaths';
import { HOME_ADDRESS } from '../../../contract/pages/pageReference';
import { withBase } from '../../../contract/pages/basePath';
import { useMessages } from '../../../storefront/messages';
import { Icon } from '../../../storefront/ui/controls/Icon';
import { dialogOpened } from '../../app/viewSlice';
import { useBuilderDispatch, useBuilderSelector } from '../../kernel/hooks';
import { selectConflict, selectSite } from '../../publication';
import { Narrow } from '../bar.styles';
import { ToolBar } from '../ToolBar';
import { usable } from '../usable';

/** The toolbar of the site's page. */
export function TopBar() {
  const t = useMessages();
  return (
    <ToolBar
      label={t('builder.title')}
      head={
        <>
          <h1>{t('builder.title')}</h1>
          <a href={withBase(HOME_ADDRESS)}>{t('builder.shop')}</a>
          <a href={withBase(CONTENTS_PAGE)}>{t('builder.contents')}</a>
          <a href={withBase(SEARCHES_PAGE)}>{t('builder.searches')}</a>
        </>
      }
      windows={<Windows />}
    />
  );
}

function Windows() {
  const t = useMessages();
  const dispatch = useBuilderDispatch();
  const isThere = useBuilderSelector((state) => selectSite(state) !== null && selectConflict(state) === null);
  return (
    <>
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
