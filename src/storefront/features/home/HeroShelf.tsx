import { useMemo } from 'react';
import styled from 'styled-components';
import type { SearchArgs } from '../../../contract/search/search';
import { unbroken, UnbrokenName, useFormatting } from '../../formatting';
import { useMessages } from '../../messages';
import { Link } from '../../ui/controls/Link';
import { media } from '../../ui/theme/media';
import { tokens } from '../../ui/theme/tokens';
import { Packshot, summaryOf } from '../catalog';
import { searchApi } from '../search';
import { useDataLanguage } from '../context';

const onBoard = 3;

/** A board of the counter: up to three products with their price tags; empty until they are read. */
export function HeroShelf({ search, eager }: { readonly search: SearchArgs; readonly eager: boolean }) {
  const t = useMessages();
  const lang = useDataLanguage();
  const { money } = useFormatting();
  const { data } = searchApi.useSearchProductsQuery(search);
  const products = useMemo(() => {
    const all = data?.productsPage.products.map((found) => summaryOf(found, data.productsPage.currencyIsoCode)) ?? [];
    return all.filter(({ price, pictureUrl }) => price && pictureUrl).slice(0, onBoard);
  }, [data]);
  return (
    <Board>
      {products.map(({ id, href, name, facts, family, pictureUrl, price, currency }) => (
        <li key={id}>
          <Link href={href}>
            <Packshot url={pictureUrl} eager={eager} />
            <strong lang={lang}>
              <UnbrokenName>{name}</UnbrokenName> {!family && <small>{unbroken(facts.packaging)}</small>}
            </strong>{' '}
            <span>
              {price && money(price.unitCents, currency)} <small>{t('home.shelf.tax')}</small>
            </span>
          </Link>
        </li>
      ))}
    </Board>
  );
}

const Board = styled.ul`
  display: grid;
  grid-template-columns: repeat(${onBoard}, minmax(0, 1fr));
  gap: 0 ${tokens.space[3]};
  padding: 0 ${tokens.space[3]};
  & + & {
    margin-top: ${tokens.space[6]};
  }
  /* Draws the board below the products. */
  background: linear-gradient(${tokens.color.pine} 0 0) 0 100% / 100% 2.75rem no-repeat;
  border-radius: 0 0 ${tokens.radius.control} ${tokens.radius.control};
  li {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
  }
  a {
    display: flex;
    flex-direction: column;
    align-items: center;
    color: ${tokens.color.ink};
    text-align: center;
    text-decoration: none;
  }
  /* A picture is as wide as its place before it has loaded, so that nothing below moves. */
  picture,
  img {
    width: 100%;
  }
  img {
    border-radius: ${tokens.radius.card} ${tokens.radius.card} 0 0;
    mix-blend-mode: multiply;
  }
  /* The product's name, above its price tag. */
  strong {
    margin-bottom: auto;
    padding: ${tokens.space[1]} 0 ${tokens.space[2]};
    font-size: ${tokens.size.caption};
    font-weight: 600;
    line-height: 1.2;
    text-wrap: balance;
  }
  strong small {
    display: block;
    font-size: inherit;
    font-weight: 400;
  }
  /* The price tag: as high as the board but for a rim, whatever is on it, with the unit on a line of its own. */
  a > span:last-child {
    margin: ${tokens.space[1]} 0;
    padding: 0.0625rem ${tokens.space[2]};
    border-radius: 4px;
    background: ${tokens.color.paper};
    font-weight: 650;
    line-height: 1.1875rem;
    white-space: nowrap;
    ${media.belowLarge} {
      padding-inline: ${tokens.space[1]};
    }
    small {
      display: block;
      font-size: ${tokens.size.caption};
      font-weight: 400;
      line-height: 0.9375rem;
    }
  }
  a:hover > span:last-child {
    background: ${tokens.color.butter};
  }
  a:focus-visible {
    outline-offset: -2px;
  }
`;
