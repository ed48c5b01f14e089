import { useMemo } from 'react';
import styled from 'styled-components';
import { useShopSelector } from '../../kernel/hooks';
import { useMessages } from '../../messages';
import { media } from '../../ui/theme/media';
import { tokens } from '../../ui/theme/tokens';
import { menuArgs, toViewItems, useBuiltMenu, type MenuViewItem } from '../menus';
import { BuilderLink } from '../links';
import { selectSiteConfiguration } from '../../features/site';
import { useVisitorsColumns } from './useVisitorsColumns';
import { useDataLanguage } from '../../features/context';

/** The footer's columns from a builder's menu: a top item is a column's heading. */
export function BuilderColumns() {
  const name = useShopSelector((state) => selectSiteConfiguration(state).footer.columnsMenu);
  const items = useBuiltMenu(menuArgs(name, false));
  const all = useMemo(
    // Any address serves: a footer shows no mark at the link to the current page.
    () => toViewItems(items, { address: '/', newWindowLabel: (label) => label }),
    [items],
  );
  const lang = useDataLanguage();
  const columns = useVisitorsColumns(all);
  if (columns.length === 0) return null;
  return (
    <Columns>
      {columns.map((column) => (
        <nav key={column.id} lang={lang} aria-labelledby={`footer-column-${column.id}`}>
          <h2 id={`footer-column-${column.id}`}>
            <Entry item={column} />
          </h2>
          <ul>
            {column.subMenu.map((item) => (
              <li key={item.id}>
                <Entry item={item} />
              </li>
            ))}
          </ul>
        </nav>
      ))}
    </Columns>
  );
}

function Entry({ item: { href, label, target } }: { readonly item: MenuViewItem }) {
  const t = useMessages();
  if (href === null) return label;
  return (
    <BuilderLink href={href} target={target} newWindowLabel={t('links.newWindow')}>
      {label}
    </BuilderLink>
  );
}

const Columns = styled.div`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: ${tokens.space[6]};
  margin-top: ${tokens.space[8]};
  padding-top: ${tokens.space[6]};
  border-top: 1px solid rgb(255 255 255 / 0.18);
  h2 {
    margin-bottom: ${tokens.space[2]};
  }
  a {
    display: inline-flex;
    align-items: center;
    min-height: ${tokens.target.base};
    padding-block: ${tokens.space[2]};
    line-height: 1.25;
    ${media.fromMedium} {
      min-height: 2.25rem;
    }
  }
  ${media.large} {
    grid-template-columns: repeat(auto-fit, minmax(13rem, 1fr));
  }
`;
