import ArrowDown from 'lucide-react/icons/arrow-down';
import ArrowUp from 'lucide-react/icons/arrow-up';
import Copy from 'lucide-react/icons/copy';
import CornerDownRight from 'lucide-react/icons/corner-down-right';
import IndentDecrease from 'lucide-react/icons/indent-decrease';
import IndentIncrease from 'lucide-react/icons/indent-increase';
import Plus from 'lucide-react/icons/plus';
import Trash2 from 'lucide-react/icons/trash-2';
import styled from 'styled-components';
import { SITE_LIMITS } from '../../../contract/site/siteLimits';
import { useMessages } from '../../../storefront/messages';
import { Button } from '../../../storefront/ui/controls/Button';
import { Icon } from '../../../storefront/ui/controls/Icon';
import { IconButton } from '../../../storefront/ui/controls/IconButton';
import { tokens } from '../../../storefront/ui/theme/tokens';
import { useBuilderSelector } from '../../kernel/hooks';
import { selectSelectedItems, selectSelectedPath } from '../selection';
import { DIRECTIONS, stepTarget } from '../steps';
import { useMenuActions } from '../useMenuActions';
import { ADD_ITEM } from './treeRows';

const DRAWINGS = { up: ArrowUp, down: ArrowDown, in: IndentIncrease, out: IndentDecrease } as const;

/** Buttons to add items, and to move, copy or remove the selected one. A disabled button keeps the focus. */
export function TreeTools() {
  const t = useMessages();
  const items = useBuilderSelector(selectSelectedItems);
  const path = useBuilderSelector(selectSelectedPath);
  const actions = useMenuActions();
  const hasItem = path.length > 0;
  const tools = [
    ...DIRECTIONS.map((direction) => ({
      name: direction,
      icon: DRAWINGS[direction],
      isPossible: stepTarget(items, path, direction) !== null,
      run: () => actions.step(direction),
    })),
    {
      name: 'addInside' as const,
      icon: CornerDownRight,
      isPossible: hasItem && path.length < SITE_LIMITS.menuDepth,
      run: actions.addInside,
    },
    { name: 'copy' as const, icon: Copy, isPossible: hasItem, run: actions.copy },
    { name: 'remove' as const, icon: Trash2, isPossible: hasItem, run: actions.remove },
  ];
  return (
    <Tools role="group" aria-label={t('builderMenus.tools')}>
      <Button id={ADD_ITEM} onClick={actions.addBeside}>
        <Icon icon={Plus} size="small" />
        {t('builderMenus.tool.add')}
      </Button>
      <OneLine>
        {tools.map(({ name, icon, isPossible, run }) => (
          <IconButton
            key={name}
            icon={icon}
            label={t(`builderMenus.tool.${name}`)}
            title={t(`builderMenus.tool.${name}`)}
            aria-disabled={!isPossible || undefined}
            onClick={() => {
              if (isPossible) run();
            }}
          />
        ))}
      </OneLine>
    </Tools>
  );
}

const Tools = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${tokens.space[2]} ${tokens.space[1]};
`;

/** Keeps the buttons on one line, also on a phone. */
const OneLine = styled.div`
  display: flex;
  gap: ${tokens.space[1]};
  min-width: 0;
  > * {
    flex-shrink: 1;
    min-width: 0;
  }
`;
