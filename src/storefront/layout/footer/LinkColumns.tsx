import { useMemo } from 'react';
import styled from 'styled-components';
import { useShopSelector } from '../../kernel/hooks';
import { useMessages } from '../../messages';
import { media } from '../../ui/theme/media';
import { tokens } from '../../ui/theme/tokens';
import { menuArgs, toViewItems, useBuiltMenu } from '../menus';
import { BuilderLink } from '../links';
import { selectSiteConfiguration } from '../../features/site';
import { useVisitorsColumns } from './useVisitorsColumns';

const mostColumns = 4;

/** The first four items of the builder's menu, each a column of links (FTR-08). */
export function LinkColumns() {
  const name = useShopSelector((state) => selectSiteConfiguration(state).footer.checkoutColumnsMenu);
  return name !== null && <ColumnsOf name={name} />;
}

function ColumnsOf({ name }: { readonly name: string }) {
  const t = useMessages();
  const items = useBuiltMenu(menuArgs(name, false));
  const all = useMemo(
    // Any address serves: a footer shows no mark at the link to the current page.
    () => toViewItems(items, { address: '/', newWindowLabel: (label) => label }),
    [items],
  );
  const columns = useVisitorsColumns(all).slice(0, mostColumns);
  if (columns.length === 0) return null;
  return (
    <Columns aria-label={t('footer.links')}>
      {columns.map(({ id, label, subMenu }) => (
        <div key={id}>
          <h3>{label}</h3>
          <ul>
            {subMenu.map((link) => (
              <li key={link.id}>
                {link.href === null ? (
                  link.label
                ) : (
                  <BuilderLink href={link.href} target={link.target} newWindowLabel={t('links.newWindow')}>
                    {link.label}
                  </BuilderLink>
                )}
              </li>
            ))}
          </ul>
        </div>
      ))}
    </Columns>
  );
}

const Columns = styled.nav`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: ${tokens.space[6]};
  h3 {
    margin-bottom: ${tokens.space[1]};
    font-family: ${tokens.font.text};
    font-size: ${tokens.size.small};
    font-weight: 650;
    letter-spacing: 0;
  }
  a {
    display: inline-flex;
    align-items: center;
    min-height: ${tokens.target.base};
    line-height: 1.25;
    text-decoration-color: transparent;
  }
  a:hover {
    text-decoration-color: currentColor;
  }
  ${media.fromMedium} {
    a {
      min-height: 2.25rem;
    }
  }
  ${media.large} {
    grid-template-columns: repeat(4, 1fr);
    /* Two columns fill the width of four. */
    &:not(:has(> :nth-child(3))) {
      grid-template-columns: repeat(2, 1fr);
      ul {
        columns: 2;
        column-gap: ${tokens.space[6]};
      }
      li {
        break-inside: avoid;
      }
    }
  }
`;
