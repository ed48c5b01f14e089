import ChevronLeft from 'lucide-react/icons/chevron-left';
import ChevronRight from 'lucide-react/icons/chevron-right';
import { useEffect, useRef } from 'react';
import styled, { css, keyframes } from 'styled-components';
import { useShopDispatch } from '../../app/hooks';
import { useMessages } from '../../messages';
import { Icon } from '../../ui/controls/Icon';
import { Link } from '../../ui/controls/Link';
import { tokens } from '../../ui/theme/tokens';
import { levelEntered, levelLeft, type CategoryMenuItem } from '../menus';

interface DrilldownLevelProps {
  /** The item whose level this is; undefined at the top. */
  readonly entered: CategoryMenuItem | undefined;
  readonly items: readonly CategoryMenuItem[];
  readonly direction: 'forward' | 'back' | null;
}

/** One level of the menu. A level that slides in takes the focus to its first line. */
export function DrilldownLevel({ entered, items, direction }: DrilldownLevelProps) {
  const t = useMessages();
  const dispatch = useShopDispatch();
  const root = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (direction !== null) root.current?.querySelector<HTMLElement>('a, button')?.focus();
  }, [direction]);
  return (
    <Level ref={root} $direction={direction}>
      {entered && (
        <>
          <button type="button" onClick={() => dispatch(levelLeft())}>
            <Icon icon={ChevronLeft} size="small" />
            {t('header.drawer.back')}
          </button>
          <h3>{entered.label}</h3>
        </>
      )}
      <ul>
        {entered?.href && (
          <li>
            <Link href={entered.href}>{t('header.wholeCategory')}</Link>
          </li>
        )}
        {items.map((item) => (
          <li key={item.id}>
            {item.items.length > 0 ? (
              <button type="button" onClick={() => dispatch(levelEntered({ id: item.id }))}>
                {item.label}
                <Icon icon={ChevronRight} size="small" />
              </button>
            ) : item.href === null ? (
              <span>{item.label}</span>
            ) : (
              <Link href={item.href}>{item.label}</Link>
            )}
          </li>
        ))}
      </ul>
    </Level>
  );
}

const ahead = keyframes`from { opacity: 0; transform: translateX(24px); }`;
const behind = keyframes`from { opacity: 0; transform: translateX(-24px); }`;

const Level = styled.div<{ readonly $direction: 'forward' | 'back' | null }>`
  ${({ $direction }) =>
    $direction !== null &&
    css`
      animation: ${$direction === 'forward' ? ahead : behind} ${tokens.motion.slow};
    `}
  h3 {
    margin: ${tokens.space[4]} 0 ${tokens.space[2]};
  }
  a,
  span,
  button {
    display: flex;
    align-items: center;
    width: 100%;
    min-height: 3rem;
    padding: ${tokens.space[2]} 0;
    border: 0;
    background: none;
    color: ${tokens.color.ink};
    font-size: ${tokens.size.body};
    line-height: 1.25;
    text-align: left;
    text-decoration: none;
    cursor: pointer;
  }
  li button {
    justify-content: space-between;
    gap: ${tokens.space[3]};
  }
  > button {
    gap: ${tokens.space[2]};
    margin-top: calc(-1 * ${tokens.space[3]});
    color: ${tokens.color.pine};
    font-size: ${tokens.size.small};
    font-weight: 600;
  }
  a:hover,
  button:hover {
    color: ${tokens.color.pine};
  }
  li {
    border-bottom: 1px solid ${tokens.color.hairline};
  }
  svg {
    color: ${tokens.color.inkSoft};
  }
`;
