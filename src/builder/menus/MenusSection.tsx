import styled from 'styled-components';
import { useMessages } from '../../storefront/messages';
import { Button } from '../../storefront/ui/controls/Button';
import { tokens } from '../../storefront/ui/theme/tokens';
import { useBuilderSelector } from '../kernel/hooks';
import { selectSelectedMenu, selectSelectedPath } from './selection';
import { ItemForm } from './item/ItemForm';
import { MenuChooser } from './MenuChooser';
import { MenuTree } from './tree/MenuTree';
import { TreeTools } from './tree/TreeTools';
import { useMenuActions } from './useMenuActions';

/** The menus section: a choice of menu, its items as a tree, and the form of the selected item beside or below it. */
export function MenusSection() {
  const menu = useBuilderSelector(selectSelectedMenu);
  return (
    <>
      <MenuChooser />
      {menu !== null && (
        <Parts>
          <div>
            <TreeTools />
            <MenuTree menu={menu} />
            <EditButton />
          </div>
          <ItemForm menu={menu} />
        </Parts>
      )}
    </>
  );
}

/** Leads from the tree to the form where that is below it, out of sight. */
function EditButton() {
  const t = useMessages();
  const { edit } = useMenuActions();
  const hasItem = useBuilderSelector(selectSelectedPath).length > 0;
  return (
    hasItem && (
      <ToForm>
        <Button onClick={edit}>{t('builderMenus.tool.edit')}</Button>
      </ToForm>
    )
  );
}

const BESIDE = '@container editor (min-width: 44rem)';

const ToForm = styled.div`
  ${BESIDE} {
    display: none;
  }
`;

const Parts = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-items: start;
  gap: ${tokens.space[4]};
  > div {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: ${tokens.space[2]};
  }
  ${BESIDE} {
    grid-template-columns: minmax(0, 1fr) minmax(0, 1fr);
  }
`;
