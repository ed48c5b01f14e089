import styled from 'styled-components';
import type { MenuItem } from '../../contract/catalog/menu';
import { categoryAddress } from '../../contract/pages/pageReference';
import { shelfSearch } from '../features/search';
import { buyersHome, homeCategories, homeShelves, inMenuOrder, loadHomePage } from '../features/home';
import { call, select, type SagaGenerator } from '../kernel/effects';
import { useShopSelector } from '../kernel/hooks';
import type { PageModule } from '../kernel/page';
import { catalogApi } from '../features/catalog';
import { ProductShelf, shelfHeight } from '../features/catalog/page';
import { CategoryTiles, Hero, homeFoot } from '../features/home/page';
import { recommendationShelf } from '../features/recommendations';
import { headerMenu, headerMenuItems } from '../layout/menus';
import { selectIsBuyer } from '../features/visitor';
import { useMessages } from '../messages';
import catalogTexts from '../messages/fr-FR/catalog.json';
import homeTexts from '../messages/fr-FR/home.json';
import { Skeleton } from '../ui/feedback/Skeleton';
import { PageColumn } from '../ui/layout/PageFrame';
import { tokens } from '../ui/theme/tokens';
import { unavailable } from '../features/fallback';

/** The number of boards in the hero, which buyers do not see: each shows products of a shelf's search. */
const boards = 2;

/** No menu to follow: guests and staff see the shelves in the shop's order. */
const none: readonly MenuItem[] = [];

/** The menu whose order the shelves follow; undefined if it has not been read. */
function* menuToFollow(): SagaGenerator<readonly MenuItem[] | undefined> {
  if (!(yield* select(selectIsBuyer))) return none;
  return yield* select(yield* call(headerMenuItems.load));
}

function Home() {
  const t = useMessages();
  const { data, error, isFetching, refetch } = catalogApi.useCategoryChildrenQuery(homeCategories);
  const isBuyer = useShopSelector(selectIsBuyer);
  const shelvesBy = (menu: readonly MenuItem[] | undefined) =>
    inMenuOrder(data?.productCategories ?? [], menu)
      .slice(0, homeShelves)
      .map(({ id, urlName, fields }) => ({
        id,
        name: fields?.['Name'] ?? '',
        href: categoryAddress(urlName, id),
        search: shelfSearch(id),
      }));
  const inOrder = (menu: readonly MenuItem[] | undefined) => (
    <>
      <section id="rayons" aria-labelledby="home-categories">
        <h2 id="home-categories">{t('home.categories.title')}</h2>
        {data && <CategoryTiles categories={inMenuOrder(data.productCategories, menu)} />}
        {!data && (error || data === null) && <unavailable.Show busy={isFetching} onRetry={() => void refetch()} />}
      </section>
      {menu
        ? shelvesBy(menu).map(({ id, name, href, search }) => (
            <ProductShelf key={id} search={search} title={name} more={{ label: t('home.shelf.all', { name }), href }} />
          ))
        : Array.from({ length: homeShelves }, (_, nth) => <Skeleton key={nth} height={shelfHeight} shape="block" />)}
    </>
  );
  const counter = isBuyer ? [] : shelvesBy(none);
  const [first] = counter;
  return (
    <>
      {isBuyer ? (
        <buyersHome.Show />
      ) : (
        <Hero boards={counter.slice(0, boards).map(({ search }) => search)} start={first} />
      )}
      <Sections>
        {isBuyer ? <headerMenu.Show>{inOrder}</headerMenu.Show> : inOrder(none)}
        <recommendationShelf.Show
          recommender={isBuyer ? 'PersonalizedForShopper' : 'TopSelling'}
          title={isBuyer ? 'recommendations.personal' : 'recommendations.top'}
        />
        <homeFoot.Show />
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

export const page: PageModule = {
  Page: Home,
  texts: { ...catalogTexts, ...homeTexts },
  loadPageData: loadHomePage(menuToFollow),
  head: (_state, _match, t) => ({ title: t('home.title'), description: t('home.description') }),
};
