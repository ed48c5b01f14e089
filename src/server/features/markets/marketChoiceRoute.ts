import formbody from '@fastify/formbody';
import { marketChoiceBody } from '../../../contract/context/marketChoice.schema';
import { LATE_PATHS } from '../../../contract/latePaths';
import { HOME_ADDRESS } from '../../../contract/pages/pageReference';
import { MARKET_DAYS } from '../../../contract/shopRules';
import { MARKET_COOKIE } from '../../../contract/visitorCookies';
import type { AppPlugin } from '../../app';
import { backToForm, goOn, startUrlIn } from '../../http/forms';
import { isForm } from '../../http/isForm';
import { invalidInput } from '../../problems';
import { cookieOptions } from '../../visitors/cookieOptions';

const LIFETIME_SECONDS = MARKET_DAYS * 24 * 60 * 60;

/** The choice of a market, by the form in the footer of the pages; stored only in the browser, in a cookie. */
export const marketChoiceRoute: AppPlugin = async (app) => {
  await app.register(formbody);
  app.post(
    LATE_PATHS.marketChoices,
    { schema: { body: marketChoiceBody }, errorHandler: backToForm(HOME_ADDRESS) },
    async (request, reply) => {
      const { marketId } = request.body;
      const isKnown = app.webstore.current().context.markets.some((market) => market.marketId === marketId);
      // The page may have been opened before builders removed the market, which no visitor can mend: a form is not
      // refused.
      if (!isKnown && !isForm(request)) throw invalidInput('marketId is not a market of this webstore.');
      if (isKnown)
        void reply.setCookie(MARKET_COOKIE, marketId, { ...cookieOptions(app.settings), maxAge: LIFETIME_SECONDS });
      return goOn(reply, startUrlIn(request.body) ?? HOME_ADDRESS);
    },
  );
};
