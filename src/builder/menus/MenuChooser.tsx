import Plus from 'lucide-react/icons/plus';
import Trash2 from 'lucide-react/icons/trash-2';
import styled from 'styled-components';
import { useMessages } from '../../storefront/messages';
import { Button } from '../../storefront/ui/controls/Button';
import { Icon } from '../../storefront/ui/controls/Icon';
import { FieldError } from '../../storefront/ui/fields/Field';
import { Select } from '../../storefront/ui/fields/Select';
import { media } from '../../storefront/ui/theme/media';
import { tokens } from '../../storefront/ui/theme/tokens';
import { useBuilderDispatch, useBuilderSelector } from '../kernel/hooks';
import { menuRemoved, selectDocument, selected } from '../draft';
import { fieldId, useProblem } from '../fields';
import { selectSelectedMenu, selectUses } from './selection';
import { menuNamed, selectNewMenu } from './menusSlice';
import { NewMenuForm } from './NewMenuForm';
import { countItems } from './rows';

/** Chooses the menu to edit, adds one, or removes one that the site does not use. */
export function MenuChooser() {
  const t = useMessages();
  const dispatch = useBuilderDispatch();
  const menus = useBuilderSelector((state) => selectDocument(state)?.menus) ?? {};
  const menu = useBuilderSelector(selectSelectedMenu);
  const uses = useBuilderSelector(selectUses);
  const isNaming = useBuilderSelector((state) => selectNewMenu(state) !== null);
  const ownProblem = useProblem(['menus', menu ?? '']);
  const tooMany = useProblem(['menus']);
  const isUsed = uses.length > 0;
  const users = uses.map((use) => t(`builderMenus.use.${use}`)).join(', ');
  return (
    <Root>
      <Select
        id={fieldId(['menus', menu ?? ''])}
        label={t('builderMenus.menu')}
        value={menu ?? ''}
        error={ownProblem}
        options={Object.entries(menus).map(([name, items]) => ({
          value: name,
          label: t('builderMenus.menuOption', { name, count: countItems(items) }),
        }))}
        onChange={({ target }) => void dispatch(selected({ menu: target.value, path: [] }))}
      />
      <p id="menu-uses">{isUsed ? t('builderMenus.usedBy', { users }) : t('builderMenus.unused')}</p>
      {tooMany && <FieldError>{tooMany}</FieldError>}
      {isNaming ? (
        <NewMenuForm />
      ) : (
        <div>
          <Button id="menu-add" onClick={() => void dispatch(menuNamed(''))}>
            <Icon icon={Plus} size="small" />
            {t('builderMenus.addMenu')}
          </Button>
          <Button
            aria-describedby="menu-uses"
            aria-disabled={isUsed || menu === null || undefined}
            onClick={() => {
              if (!isUsed && menu !== null) dispatch(menuRemoved({ menu }));
            }}
          >
            <Icon icon={Trash2} size="small" />
            {t('builderMenus.removeMenu')}
          </Button>
        </div>
      )}
    </Root>
  );
}

const Root = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${tokens.space[2]};
  > p {
    color: ${tokens.color.inkSoft};
    font-size: ${tokens.size.caption};
  }
  > div:last-child {
    display: flex;
    flex-wrap: wrap;
    gap: ${tokens.space[2]};
    ${media.small} {
      > button {
        flex: 1 0 auto;
      }
    }
  }
`;
