import { useMemo } from 'react';
import styled from 'styled-components';
import { categoryAddress } from '../../contract/pages/pageReference';
import { shelfSearch } from '../features/search';
import { buyersHome, homeCategories, homeShelves, inMenuOrder, loadHomePage } from '../features/home';
import { useShopSelector } from '../kernel/hooks';
import type { PageModule } from '../kernel/page';
import type { RootState } from '../kernel/state';
import { catalogApi } from '../features/catalog';
import { ProductShelf } from '../features/catalog/components/listing/ProductShelf';
import { CategoryTiles } from '../features/home/CategoryTiles';
import { Hero } from '../features/home/Hero';
import { Promises } from '../features/home/Promises';
import { Trades } from '../features/home/Trades';
import { recommendationShelf } from '../features/recommendations';
import { headerMenu } from '../layout/menus';
import { selectIsBuyer } from '../features/visitor';
import { useMessages } from '../messages';
import catalogTexts from '../messages/fr-FR/catalog.json';
import homeTexts from '../messages/fr-FR/home.json';
import { PageColumn } from '../ui/layout/PageFrame';
import { tokens } from '../ui/theme/tokens';
import { unavailable } from '../features/fallback';

/** How many shelves also appear on the counter's boards. */
const boards = 2;

/** The menu that the shelves follow; guests see them in the shop's order. */
const selectBuyersMenu = (state: RootState) => (selectIsBuyer(state) ? headerMenu.loaded()?.(state) : undefined);

function Home() {
  const t = useMessages();
  const { data, error, refetch } = catalogApi.useCategoryChildrenQuery(homeCategories);
  const isBuyer = useShopSelector(selectIsBuyer);
  const menu = useShopSelector(selectBuyersMenu);
  const categories = useMemo(() => inMenuOrder(data?.productCategories ?? [], menu), [data, menu]);
  const shelves = categories.slice(0, homeShelves).map(({ id, urlName, fields }) => ({
    id,
    name: fields?.['Name'] ?? '',
    href: categoryAddress(urlName, id),
    search: shelfSearch(id),
  }));
  const [first] = shelves;
  return (
    <>
      {isBuyer ? (
        <buyersHome.Show />
      ) : (
        <Hero
          boards={shelves.slice(0, boards).map(({ search }) => search)}
          start={first ? { label: t('home.hero.start', { name: first.name }), href: first.href } : null}
        />
      )}
      <Sections>
        <section id="rayons" aria-labelledby="home-categories">
          <h2 id="home-categories">{t('home.categories.title')}</h2>
          {data && <CategoryTiles categories={categories} />}
          {!data && (error || data === null) && <unavailable.Show onRetry={() => void refetch()} />}
        </section>
        {shelves.map(({ id, name, href, search }) => (
          <ProductShelf key={id} search={search} title={name} more={{ label: t('home.shelf.all', { name }), href }} />
        ))}
        <recommendationShelf.Show
          recommender={isBuyer ? 'PersonalizedForShopper' : 'TopSelling'}
          title={isBuyer ? 'recommendations.personal' : 'recommendations.top'}
        />
        {!isBuyer && (
          <section aria-labelledby="home-trades">
            <h2 id="home-trades">{t('home.trade.title')}</h2>
            <Trades />
          </section>
        )}
        <section aria-labelledby="home-promises">
          <h2 id="home-promises">{t('home.promise.title')}</h2>
          <Promises />
        </section>
      </Sections>
    </>
  );
}

const Sections = styled(PageColumn)`
  display: grid;
  gap: ${tokens.space[12]};
  padding-top: ${tokens.space[10]};
  > section {
    min-width: 0;
  }
  > section > h2 {
    margin-bottom: ${tokens.space[4]};
  }
`;

export const home: PageModule = {
  Page: Home,
  texts: { ...catalogTexts, ...homeTexts },
  loadPageData: loadHomePage(selectBuyersMenu),
  head: (_state, _match, t) => ({ title: t('home.title'), description: t('home.description') }),
};
