import styled from 'styled-components';
import { tokens } from '../../storefront/ui/theme/tokens';
import { useBuilderSelector } from '../kernel/hooks';
import { selectSelectedMenu } from './selection';
import { ItemForm } from './item/ItemForm';
import { MenuChooser } from './MenuChooser';
import { MenuTree } from './tree/MenuTree';
import { TreeTools } from './tree/TreeTools';

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
          </div>
          <ItemForm menu={menu} />
        </Parts>
      )}
    </>
  );
}

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
  @container editor (min-width: 44rem) {
    grid-template-columns: minmax(0, 1fr) minmax(0, 1fr);
  }
`;
