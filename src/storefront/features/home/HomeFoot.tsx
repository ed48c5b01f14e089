import { useShopSelector } from '../../kernel/hooks';
import { useMessages } from '../../messages';
import promisesTexts from '../../messages/fr-FR/homePromises.json';
import tradesTexts from '../../messages/fr-FR/homeTrades.json';
import { selectIsBuyer } from '../visitor';
import { Promises } from './Promises';
import { Trades } from './Trades';

/** The foot of the home page: links by trade, except for buyers, whose trade is known, and the shop's promises. */
function HomeFoot() {
  const t = useMessages();
  const isBuyer = useShopSelector(selectIsBuyer);
  return (
    <>
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
    </>
  );
}

export const homeFootModule = { Component: HomeFoot, texts: { ...tradesTexts, ...promisesTexts } } as const;
