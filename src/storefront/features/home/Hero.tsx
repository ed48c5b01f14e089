import styled from 'styled-components';
import type { SearchArgs } from '../../../contract/search/search';
import { DELIVERY_WITHIN_HOURS, FREE_DELIVERY_FROM_EUROS } from '../../../contract/constants';
import { useMessages } from '../../messages';
import { ButtonLink } from '../../ui/controls/ButtonLink';
import { PageColumn } from '../../ui/layout/PageFrame';
import { media } from '../../ui/theme/media';
import { tokens } from '../../ui/theme/tokens';
import { HeroShelf } from './HeroShelf';

interface HeroProps {
  /** One search per board, which displays the products found. */
  readonly boards: readonly SearchArgs[];
  /** The label and target of the second button; undefined: there is none. */
  readonly start: { readonly name: string; readonly href: string } | undefined;
}

/**
 * The hero of the home page: the shop's promises, and products displayed with price tags on the boards of a shop
 * counter.
 */
export function Hero({ boards, start }: HeroProps) {
  const t = useMessages();
  return (
    <Band>
      <PageColumn>
        <div>
          <p>{t('home.hero.kicker')}</p>
          <h1 tabIndex={-1}>{t('home.hero.title')}</h1>
          <p>{t('home.hero.text', { hours: DELIVERY_WITHIN_HOURS, euros: FREE_DELIVERY_FROM_EUROS })}</p>
          <div>
            <ButtonLink href="/#rayons" variant="primary">
              {t('home.hero.browse')}
            </ButtonLink>
            {start && <ButtonLink href={start.href}>{start.name}</ButtonLink>}
          </div>
        </div>
        <div>
          {boards.map((search, index) => (
            <HeroShelf key={search.categoryId} search={search} eager={index === 0} />
          ))}
        </div>
      </PageColumn>
    </Band>
  );
}

const Band = styled.section`
  overflow: hidden;
  padding-bottom: 1.5rem;
  /* Draws the tiles below the counter. */
  background:
    conic-gradient(
        ${tokens.color.pine} 25%,
        ${tokens.color.paper} 0 50%,
        ${tokens.color.pine} 0 75%,
        ${tokens.color.paper} 0
      )
      50% 100% / 1.5rem 1.5rem repeat-x,
    ${tokens.color.butterSoft};
  > div {
    display: grid;
    gap: ${tokens.space[6]};
    padding-block: ${tokens.space[8]} ${tokens.space[8]};
  }
  > div > div:first-child {
    display: flex;
    flex-direction: column;
    align-items: flex-start;
    gap: ${tokens.space[4]};
  }
  h1 {
    max-width: 17ch;
    font-size: clamp(2rem, 1.2rem + 2.9vw, 3.25rem);
    line-height: 1.06;
    letter-spacing: -0.02em;
  }
  p {
    max-width: 32rem;
    font-size: ${tokens.size.body};
  }
  p:first-child {
    color: ${tokens.color.butterDeep};
    font-size: ${tokens.size.caption};
    font-weight: 650;
    letter-spacing: 0.06em;
    text-transform: uppercase;
  }
  > div > div:first-child > div {
    display: flex;
    flex-wrap: wrap;
    gap: ${tokens.space[3]};
    margin-top: ${tokens.space[2]};
  }
  ${media.small} {
    > div > div:last-child > :nth-child(n + 2) {
      display: none;
    }
  }
  ${media.fromMedium} {
    > div {
      grid-template-columns: minmax(0, 1fr) minmax(0, 1fr);
      align-items: center;
    }
  }
  ${media.large} {
    > div {
      grid-template-columns: minmax(0, 6fr) minmax(0, 5fr);
      gap: ${tokens.space[12]};
      padding-block: ${tokens.space[10]};
    }
  }
`;
