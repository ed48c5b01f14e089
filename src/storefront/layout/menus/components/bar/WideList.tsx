import { useEffect, useRef, type KeyboardEvent } from 'react';
import styled from 'styled-components';
import { DRILLDOWN_ITEM_LIMIT, NESTED_MAX_WIDTH } from '../../../../../contract/constants';
import { withBase } from '../../../../../contract/pages/basePath';
import { PageColumn } from '../../../../ui/layout/PageFrame';
import { media } from '../../../../ui/theme/media';
import { tokens } from '../../../../ui/theme/tokens';
import type { MenuViewItem } from '../../view/menuViewItem';
import { themedItem } from '../../view/themeProperties';
import { useListClosing } from '../drilldown/useListClosing';
import { useTypeAhead } from '../drilldown/useTypeAhead';
import { linkProps, useFollow } from '../useFollow';
import { useDataLanguage } from '../../../../features/context';

interface WideListProps {
  readonly parent: MenuViewItem;
  readonly itemLimit: number | null;
  readonly onClose: (how: 'escaped' | 'left') => void;
}

/** All categories with their children at a glance, below the whole header; it behaves as a list of one level. */
export function WideList({ parent, itemLimit, onClose }: WideListProps) {
  const root = useRef<HTMLDivElement>(null);
  const typeAhead = useTypeAhead();
  const { close, leave } = useListClosing(root, { parentId: parent.id, staysOpen: false, onClose });
  const limit = itemLimit ?? DRILLDOWN_ITEM_LIMIT;
  useEffect(() => root.current?.querySelector<HTMLElement>('[data-item]')?.focus(), []);
  const press = (event: KeyboardEvent<HTMLElement>) => {
    const { key, target } = event;
    if (key === 'Escape') {
      event.stopPropagation();
      close('escaped');
    } else if (key === ' ' && target instanceof HTMLAnchorElement) {
      event.preventDefault();
      target.click();
    } else typeAhead(event, root.current);
  };
  const left = () => close('left');
  return (
    <Sheet ref={root} data-drilldown data-wide-list onKeyDown={press} onBlur={leave}>
      <Shelves as="ul" aria-label={parent.label}>
        {parent.subMenu.slice(0, limit).map((shelf) => (
          <li key={shelf.id}>
            <Entry item={shelf} onFollowed={left} />
            {shelf.subMenu.length > 0 && (
              <ul aria-label={shelf.label}>
                {shelf.subMenu.slice(0, limit).map((item) => (
                  <li key={item.id}>
                    <Entry item={item} onFollowed={left} />
                  </li>
                ))}
              </ul>
            )}
          </li>
        ))}
      </Shelves>
    </Sheet>
  );
}

function Entry({ item, onFollowed }: { readonly item: MenuViewItem; readonly onFollowed: () => void }) {
  const { follow, intend } = useFollow();
  const lang = useDataLanguage();
  if (item.href === null) return <span lang={lang}>{item.label}</span>;
  return (
    <a
      href={withBase(item.href)}
      {...linkProps(item)}
      lang={lang}
      data-item={item.id}
      onClick={(event) => follow(event, item, onFollowed)}
      onPointerEnter={({ pointerType }) => pointerType === 'mouse' && intend(item)}
      onTouchStart={() => intend(item)}
    >
      {item.label}
    </a>
  );
}

const Sheet = styled.div`
  position: absolute;
  z-index: ${tokens.layer.list};
  inset: 100% 0 auto;
  max-height: calc(100dvh - 8rem);
  overflow: hidden auto;
  overscroll-behavior: contain;
  border-bottom: 1px solid ${tokens.color.hairline};
  background: var(--nav-background, ${tokens.color.paper});
  box-shadow: ${tokens.shadow.floating};
`;

const Shelves = styled(PageColumn)`
  display: grid;
  grid-template-columns: repeat(4, minmax(0, ${NESTED_MAX_WIDTH}));
  gap: ${tokens.space[6]} ${tokens.space[4]};
  /* Aligns the texts, not their boxes, with the left edge of the logo. */
  padding: ${tokens.space[5]} ${tokens.space[6]} ${tokens.space[6]};
  ${media.wide} {
    grid-template-columns: repeat(6, minmax(0, ${NESTED_MAX_WIDTH}));
  }
  a,
  span {
    ${themedItem}
    display: flex;
    align-items: center;
    min-height: 1.875rem;
    padding: ${tokens.space[1]} ${tokens.space[2]};
    border-radius: ${tokens.radius.small};
    font-size: ${tokens.size.small};
    line-height: 1.25;
  }
  > li > :first-child {
    min-height: 2.25rem;
    font-weight: var(--nav-font-weight, 650);
  }
  :focus-visible {
    outline-offset: -2px;
  }
`;
